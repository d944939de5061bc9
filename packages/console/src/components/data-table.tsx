import type { ComponentChildren } from "preact";
import { useLocation } from "preact-iso/router";
import type { Resource } from "../live/use-resource.ts";
import { writeQuery } from "./paths.ts";
import { ResourceView } from "./resource-view.tsx";

/** A column: its heading, and what it shows of an item. */
export interface Column<Item> {
  readonly heading: string;
  readonly show: (item: Item) => ComponentChildren;
  readonly isNumber?: true;
  /** Long text, which may wrap. */
  readonly isText?: true;
}

interface DataTableProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** Shown when there are no items. */
  readonly empty: string;
}

/** A table that scrolls sideways where the window is narrow. The first column names the row. */
export function DataTable<Item>({ caption, columns, items, keyOf, empty }: DataTableProps<Item>) {
  if (items.length === 0) return <p class="empty">{empty}</p>;
  const [name, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus
    <section class="scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ heading, isNumber }) => (
              <th key={heading} scope="col" class={isNumber && "number"}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              <th scope="row" class={name?.isNumber && "number"}>
                {name?.show(item)}
              </th>
              {others.map(({ heading, show, isNumber, isText }) => (
                <td key={heading} class={isNumber ? "number" : isText && "wrap"}>
                  {show(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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

/** Names the files of the archive whose records are missing in a list. */
export function Unreadable({ files = [] }: { readonly files: readonly string[] | undefined }) {
  if (files.length === 0) return null;
  return <p class="note bad" role="alert">{`The archive is incomplete here: ${files.join(", ")}`}</p>;
}

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

interface RowActionsProps {
  /** What the actions are on, for screen readers: the same words stand in every row. */
  readonly of: string;
  readonly actions: readonly (readonly [label: string, open: () => void])[];
}

/** The buttons of a row. */
export function RowActions({ of, actions }: RowActionsProps) {
  return (
    <span class="row-actions">
      {actions.map(([label, open], index) => (
        // By place: the focus stays where it is when an action becomes its opposite.
        <button key={index} type="button" aria-label={`${label} ${of}`} onClick={open}>
          {label}
        </button>
      ))}
    </span>
  );
}
