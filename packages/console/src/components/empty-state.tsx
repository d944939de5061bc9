import type { ComponentChildren } from "preact";
import { useLocation } from "preact-iso/router";
import { SameCommand } from "./same-command.tsx";

interface EmptyStateProps {
  /** Why there is nothing to show, in a sentence. */
  readonly title: string;
  /** The next step. Without one, nothing needs to be done. */
  readonly children?: ComponentChildren;
}

/** Takes the place of what is not there. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div class="empty">
      <strong>{title}</strong>
      {children !== undefined && (
        <>
          <p>{children}</p>
          <SameCommand />
        </>
      )}
    </div>
  );
}

interface EmptyListProps {
  /** For a list without a filter. */
  readonly title: string;
  /** For a list whose filter matches nothing. */
  readonly noMatch: string;
  readonly isFiltered: boolean;
  /** When items appear in the list. */
  readonly children: ComponentChildren;
}

/** Takes the place of a list: nothing is there yet, or its filter matches nothing. */
export function EmptyList({ title, noMatch, isFiltered, children }: EmptyListProps) {
  const { path } = useLocation();
  if (!isFiltered) return <EmptyState title={title}>{children}</EmptyState>;
  return (
    <EmptyState title={noMatch}>
      <a href={path}>Clear the filter</a>, or change a part of it above.
    </EmptyState>
  );
}
