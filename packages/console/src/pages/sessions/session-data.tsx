import { useState } from "preact/hooks";
import type { ProblemError } from "../../api/problem-error.ts";
import { readText } from "../../api/request.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { formatJson } from "../../formats/json.ts";
import { mayOperate } from "../../session/current-session.ts";

/** The session as it was reported, read when it is asked for: it holds personal data, and the audit records that. */
export function SessionData({ path }: { readonly path: string }) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState<ProblemError>();
  const show = () => {
    setError(undefined);
    readText(path).then(setText, setError);
  };
  if (!mayOperate()) return <p>It contains personal data: it takes a key of scope operator to see it.</p>;
  if (error !== undefined) return <ProblemNote error={error} onRetry={show} />;
  if (text !== undefined) return <pre>{formatJson(text)}</pre>;
  return (
    <div class="actions">
      <button type="button" onClick={show}>
        Show the data
      </button>
      <span class="small">It contains personal data: the audit records who shows it.</span>
    </div>
  );
}
