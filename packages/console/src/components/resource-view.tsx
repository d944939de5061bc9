import type { ComponentChildren } from "preact";
import { formatTime } from "../formats.ts";
import { updateNow } from "../live/updates.ts";
import type { Resource } from "../live/use-resource.ts";
import { NamesOf } from "./named.tsx";
import { ProblemNote } from "./problem-note.tsx";

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
      {content !== undefined && <NamesOf response={content as object}>{children(content)}</NamesOf>}
    </>
  );
}
