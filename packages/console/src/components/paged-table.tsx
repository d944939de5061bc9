import { useLocation } from "preact-iso/router";
import type { Resource } from "../live/use-resource.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { writeQuery } from "./paths.ts";
import { ResourceView } from "./resource-view.tsx";

interface PagedTableProps<Item> extends Omit<DataTableProps<Item>, "items"> {
  readonly resource: Resource<{
    readonly items: readonly Item[];
    readonly next?: string;
    readonly unreadable?: readonly string[];
  }>;
}

/** A page of a list, with links to the others. */
export function PagedTable<Item>({ resource, ...table }: PagedTableProps<Item>) {
  return (
    <ResourceView resource={resource}>
      {({ items, next, unreadable }) => (
        <>
          <Unreadable files={unreadable} />
          <DataTable {...table} items={items} />
          <Pager next={next} />
        </>
      )}
    </ResourceView>
  );
}

/** Names the files of the archive whose records are missing in a list. */
export function Unreadable({ files = [] }: { readonly files: readonly string[] | undefined }) {
  if (files.length === 0) return null;
  return <p class="note bad" role="alert">{`The archive is incomplete here: ${files.join(", ")}`}</p>;
}

/** Links to the first and the next page of a list. The way back is the browser's. */
export function Pager({ next }: { readonly next: string | undefined }) {
  const { path, query } = useLocation();
  const { after, ...filter } = query;
  if (after === undefined && next === undefined) return null;
  return (
    <nav class="pager" aria-label="Pages of the list">
      {after !== undefined && (
        <a class="button" href={`${path}${writeQuery(filter)}`}>
          First page
        </a>
      )}
      {next !== undefined && (
        <a class="button" href={`${path}${writeQuery({ ...filter, after: next })}`}>
          Next page
        </a>
      )}
    </nav>
  );
}
