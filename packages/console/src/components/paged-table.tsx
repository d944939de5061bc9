import type { Resource } from "../live/use-resource.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { Pager } from "./pager.tsx";
import { ResourceView } from "./resource-view.tsx";

interface PagedTableProps<Item> extends Omit<DataTableProps<Item>, "items"> {
  readonly resource: Resource<{ readonly items: readonly Item[]; readonly next?: string }>;
}

/** A page of a list, with links to the others. */
export function PagedTable<Item>({ resource, ...table }: PagedTableProps<Item>) {
  return (
    <ResourceView resource={resource}>
      {({ items, next }) => (
        <>
          <DataTable {...table} items={items} />
          <Pager next={next} />
        </>
      )}
    </ResourceView>
  );
}
