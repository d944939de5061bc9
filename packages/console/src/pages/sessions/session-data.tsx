import { useState } from "preact/hooks";
import type { ProblemError } from "../../api/problem-error.ts";
import { readText } from "../../api/request.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { formatJson } from "../../formats/json.ts";
import { mayOperate } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";

/** The session as it was reported, read when it is asked for: it holds personal data, and the audit records that. */
export function SessionData({ path }: { readonly path: string }) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState<ProblemError>();
  const show = () => {
    setError(undefined);
    readText(path).then(setText, setError);
  };
  if (!mayOperate()) return <p>{texts.sessions.dataNeedsOperator}</p>;
  if (error !== undefined) return <ProblemNote error={error} onRetry={show} />;
  if (text !== undefined) return <pre>{formatJson(text)}</pre>;
  return (
    <div class="actions">
      <button type="button" onClick={show}>
        {texts.sessions.showData}
      </button>
      <span class="small">{texts.sessions.personalData}</span>
    </div>
  );
}
