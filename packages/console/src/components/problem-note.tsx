import type { ProblemError } from "../api/problem-error.ts";
import { Place } from "./place.tsx";

interface ProblemNoteProps {
  readonly error: ProblemError;
  /** Offers to try again. */
  readonly onRetry?: (() => void) | undefined;
  /** What the error means here. */
  readonly consequence?: string | undefined;
}

/** Why something failed, announced to screen readers. */
export function ProblemNote({ error, onRetry, consequence }: ProblemNoteProps) {
  return (
    <div class="note bad" role="alert">
      <p>
        <strong>{error.title}</strong> {error.message} {consequence}
      </p>
      {error.issues.length > 0 && (
        <ul>
          {error.issues.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {error.configurationIssues.length > 0 && (
        <ul>
          {error.configurationIssues.map((issue) => (
            <li key={`${issue.file}:${issue.line}:${issue.column} ${issue.message}`}>
              <Place of={issue} /> {issue.message}
            </li>
          ))}
        </ul>
      )}
      {error.requestId !== undefined && <p class="small">{`Request ${error.requestId}`}</p>}
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
