import type { ProblemError } from "@payment-routing/operator-client";
import type { CallbackDetail, CallbackBody as Revealed } from "@payment-routing/operator-contract";
import { useState } from "preact/hooks";
import { client } from "../../api/client.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { ScopeNote } from "../../components/scope-note.tsx";
import { Badge, CodeBlock, CopyButton, TextList, type Tone } from "../../components/values.tsx";
import { formatJson } from "../../formats.ts";
import { mayOperate } from "../../session/current-session.ts";
import { writeCurl } from "./write-curl.ts";

const SIGNATURE = {
  matches: "The signature matches.",
  differs: "The signature differs from one made with the same secret now.",
  "unknown-secret": "The secret of the signature is not live any more.",
  absent: "The body has no signature.",
} as const;

interface CallbackBodyProps {
  readonly callback: CallbackDetail;
  /** Undefined while it is hidden. */
  readonly revealed: Revealed | undefined;
  readonly onChange: (revealed: Revealed | undefined) => void;
}

/** The body of a callback. It holds personal data, so it is not read until it is asked for, and the audit records that. */
export function CallbackBody({ callback, revealed, onChange }: CallbackBodyProps) {
  const [error, setError] = useState<ProblemError>();
  if (!mayOperate()) return <ScopeNote scope="operator" to="see the body, which has personal data" />;
  if (revealed !== undefined) {
    return <RevealedBody callback={callback} revealed={revealed} onHide={() => onChange(undefined)} />;
  }
  const reveal = () => {
    setError(undefined);
    const { callback_id } = callback;
    client.call("readCallbackBody", { callback_id }).then(onChange, setError);
  };
  return (
    <>
      {error !== undefined && <ProblemNote error={error} />}
      <div class="actions">
        <button type="button" onClick={reveal}>
          Show the body
        </button>
        <span class="small">It contains personal data: the audit records who shows it.</span>
      </div>
    </>
  );
}

const SIGNATURE_TONES: Readonly<Record<Revealed["signature"], Tone>> = {
  matches: "good",
  differs: "bad",
  "unknown-secret": "warning",
  absent: "neutral",
};

interface RevealedBodyProps {
  readonly callback: CallbackDetail;
  readonly revealed: Revealed;
  readonly onHide: () => void;
}

function RevealedBody({ callback, revealed, onHide }: RevealedBodyProps) {
  const { body, signature, issues } = revealed;
  const [isFormatted, setFormatted] = useState(false);
  return (
    <>
      <p>
        <Badge tone={SIGNATURE_TONES[signature]} text={SIGNATURE[signature]} />
      </p>
      <p>
        <Badge
          tone={issues.length === 0 ? "good" : "bad"}
          text={issues.length === 0 ? "The contract accepts the body." : "The contract rejects the body:"}
        />
      </p>
      {issues.length > 0 && <TextList texts={issues.map(({ message }) => message)} />}
      <div class="actions">
        <button type="button" onClick={onHide}>
          Hide the body
        </button>
        <button type="button" aria-pressed={isFormatted} onClick={() => setFormatted(!isFormatted)}>
          Format
        </button>
        <CopyButton label="Copy as curl" text={writeCurl(callback, revealed)} />
      </div>
      <CodeBlock text={isFormatted ? formatJson(body) : body} />
    </>
  );
}
