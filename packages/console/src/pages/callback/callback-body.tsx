import type { CallbackDetail } from "@payment-routing/operator-contract";
import { useState } from "preact/hooks";
import { CopyButton } from "../../components/copy-button.tsx";
import { formatJson } from "../../formats/json.ts";
import { texts } from "../../texts.ts";
import { writeCurl } from "./write-curl.ts";

const words = texts.callback;

/** The body of a callback, hidden until it is asked for: it holds personal data. */
export function CallbackBody({ callback }: { readonly callback: CallbackDetail }) {
  const [isShown, setShown] = useState(false);
  const [isFormatted, setFormatted] = useState(false);
  const { body } = callback;
  if (body === undefined) return <p>{words.bodyNeedsOperator}</p>;
  if (!isShown) {
    return (
      <div class="actions">
        <button type="button" onClick={() => setShown(true)}>
          {words.showBody}
        </button>
        <span class="small">{words.personalData}</span>
      </div>
    );
  }
  return (
    <>
      <div class="actions">
        <button type="button" onClick={() => setShown(false)}>
          {words.hideBody}
        </button>
        <button type="button" aria-pressed={isFormatted} onClick={() => setFormatted(!isFormatted)}>
          {words.format}
        </button>
        <CopyButton label={words.copyBody} text={body} />
        <CopyButton label={words.copyCurl} text={writeCurl(callback, body)} />
      </div>
      <pre>{isFormatted ? formatJson(body) : body}</pre>
    </>
  );
}
