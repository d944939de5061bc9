import { useLocation } from "preact-iso/router";
import { writeQuery } from "./query.ts";

interface ViewLinksProps<View extends string> {
  readonly label: string;
  /** The parameter of the address that has the view. */
  readonly name: string;
  readonly views: readonly (readonly [view: View, text: string])[];
  readonly shown: View;
}

/** Links between views of the same thing. The address has the view. */
export function ViewLinks<View extends string>({ label, name, views, shown }: ViewLinksProps<View>) {
  const { path, query } = useLocation();
  return (
    <nav class="pager" aria-label={label}>
      {views.map(([view, text]) => (
        <a
          key={view}
          href={`${path}${writeQuery({ ...query, [name]: view })}`}
          aria-current={view === shown ? "true" : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
