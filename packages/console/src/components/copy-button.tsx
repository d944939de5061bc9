import { useState } from "preact/hooks";
import { texts } from "../texts.ts";

/** Copies a text. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const [result, setResult] = useState("");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setResult(texts.copy.done),
      () => setResult(texts.copy.failed),
    );
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {label}
      </button>
      <span role="status" class="small">
        {result}
      </span>
    </>
  );
}
