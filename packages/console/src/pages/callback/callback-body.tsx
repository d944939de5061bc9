import type { CallbackDetail, CallbackBody as Revealed } from "@payment-routing/operator-contract";
import { useState } from "preact/hooks";
import type { ProblemError } from "../../api/problem-error.ts";
import { read } from "../../api/request.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { StateLabel, type Tone } from "../../components/state-label.tsx";
import { formatJson } from "../../formats/json.ts";
import { mayOperate } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { writeCurl } from "./write-curl.ts";

const words = texts.callback;

interface CallbackBodyProps {
  readonly callback: CallbackDetail;
  /** Undefined while it is hidden. */
  readonly revealed: Revealed | undefined;
  readonly onChange: (revealed: Revealed | undefined) => void;
}

/** The body of a callback. It holds personal data, so it is not read until it is asked for, and the audit records that. */
export function CallbackBody({ callback, revealed, onChange }: CallbackBodyProps) {
  const [error, setError] = useState<ProblemError>();
  if (!mayOperate()) return <p>{words.bodyNeedsOperator}</p>;
  if (revealed !== undefined) {
    return <RevealedBody callback={callback} revealed={revealed} onHide={() => onChange(undefined)} />;
  }
  const reveal = () => {
    setError(undefined);
    read<Revealed>(`/callbacks/${encodeURIComponent(callback.callback_id)}/body`).then(onChange, setError);
  };
  return (
    <>
      {error !== undefined && <ProblemNote error={error} />}
      <div class="actions">
        <button type="button" onClick={reveal}>
          {words.showBody}
        </button>
        <span class="small">{words.personalData}</span>
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
        <StateLabel tone={SIGNATURE_TONES[signature]} text={words.signature[signature]} />
      </p>
      <p>
        <StateLabel tone={issues.length === 0 ? "good" : "bad"} text={words.verdict(issues.length)} />
      </p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <div class="actions">
        <button type="button" onClick={onHide}>
          {words.hideBody}
        </button>
        <button type="button" aria-pressed={isFormatted} onClick={() => setFormatted(!isFormatted)}>
          {words.format}
        </button>
        <CopyButton label={words.copyBody} text={body} />
        <CopyButton label={words.copyCurl} text={writeCurl(callback, revealed)} />
      </div>
      <pre>{isFormatted ? formatJson(body) : body}</pre>
    </>
  );
}
