import type { ProblemError } from "@payment-routing/operator-client";
import { describeProblem } from "./describe-problem.ts";
import { SameCommand } from "./same-command.tsx";
import { Position, TextList } from "./values.tsx";

interface ProblemNoteProps {
  readonly error: ProblemError;
  /** Offers to try again. */
  readonly onRetry?: (() => void) | undefined;
  /** What the error means here. */
  readonly consequence?: string | undefined;
}

/** Why something failed, and what to do about it. Announced to screen readers. */
export function ProblemNote({ error, onRetry, consequence }: ProblemNoteProps) {
  const { issues = [], configuration_issues: found = [], instance } = error.problem;
  const { title, next } = describeProblem(error);
  const request = instance === undefined ? "" : `, request ${instance.slice(instance.search(/[^/:]*$/))}`;
  return (
    <div class="note bad" role="alert">
      <strong>{title}</strong>
      <p>
        {error.message} {consequence}
      </p>
      {issues.length > 0 && <TextList texts={issues.map(({ message }) => message)} />}
      {found.length > 0 && (
        <ul>
          {found.map((issue) => (
            <li key={`${issue.file}:${issue.line}:${issue.column} ${issue.message}`}>
              <Position of={issue} /> {issue.message}
            </li>
          ))}
        </ul>
      )}
      {next !== undefined && <p>{next}</p>}
      {onRetry !== undefined && (
        <>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
          <SameCommand />
        </>
      )}
      <p class="small">{`${error.code}${request}`}</p>
    </div>
  );
}
