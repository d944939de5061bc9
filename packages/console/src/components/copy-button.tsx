import { useState } from "preact/hooks";

/** Copies a text. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const [result, setResult] = useState("");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setResult("Copied."),
      () => setResult("The browser did not allow it."),
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
