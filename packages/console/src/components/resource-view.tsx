import type { ProblemError } from "@payment-routing/operator-client";
import type { ComponentChildren } from "preact";
import { formatTime } from "../formats.ts";
import { updateNow } from "../live/updates.ts";
import type { Resource } from "../live/use-resource.ts";
import { Position, TextList } from "./values.tsx";

interface ResourceViewProps<Content> {
  readonly resource: Resource<Content>;
  readonly children: (content: Content) => ComponentChildren;
}

/** Shows a resource, that it is loading, or why it is not there. Content that could not be updated stays, with a note. */
export function ResourceView<Content>({ resource, children }: ResourceViewProps<Content>) {
  const { content, error, readAt } = resource;
  return (
    <>
      {error !== undefined && (
        <ProblemNote
          error={error}
          onRetry={updateNow}
          consequence={readAt && `Not updated since ${formatTime(readAt)}.`}
        />
      )}
      {content === undefined && error === undefined && (
        <p class="loading" role="status">
          Loading …
        </p>
      )}
      {content !== undefined && children(content)}
    </>
  );
}

interface ProblemNoteProps {
  readonly error: ProblemError;
  /** Offers to try again. */
  readonly onRetry?: (() => void) | undefined;
  /** What the error means here. */
  readonly consequence?: string | undefined;
}

/** Why something failed, announced to screen readers. */
export function ProblemNote({ error, onRetry, consequence }: ProblemNoteProps) {
  const { title, issues = [], configuration_issues: found = [], instance } = error.problem;
  return (
    <div class="note bad" role="alert">
      <p>
        <strong>{title}</strong> {error.message} {consequence}
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
      {instance !== undefined && (
        <p class="small">{`Request ${instance.slice(instance.search(/[^/:]*$/))}`}</p>
      )}
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
