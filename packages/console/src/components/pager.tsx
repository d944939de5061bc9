import { useLocation } from "preact-iso/router";
import { writeQuery } from "./query.ts";

/** Links to the first and the next page of a list. The way back is the browser's. */
export function Pager({ next }: { readonly next: string | undefined }) {
  const { path, query } = useLocation();
  const { after, ...filter } = query;
  if (after === undefined && next === undefined) return null;
  return (
    <nav class="pager" aria-label="Pages of the list">
      {after !== undefined && <a href={`${path}${writeQuery(filter)}`}>First page</a>}
      {next !== undefined && <a href={`${path}${writeQuery({ ...filter, after: next })}`}>Next page</a>}
    </nav>
  );
}
