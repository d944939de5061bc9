import type { ComponentChildren } from "preact";
import { EmptyState } from "./empty-state.tsx";

/** A column: its heading, and what it shows of an item. */
export interface Column<Item> {
  readonly heading: string;
  readonly show: (item: Item) => ComponentChildren;
  readonly isNumber?: true;
  /** Long text, which may wrap. */
  readonly isText?: true;
  /** Names the row. One column at most; the first one unless another says so. */
  readonly isName?: true;
  /** A state or its reason, which says what it is without its heading. */
  readonly isLead?: true;
}

export interface DataTableProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** The address that a row opens, by a click on it and by the link in the column of its name. */
  readonly pathOf?: (item: Item) => string;
  /** Takes the place of the table when there are no items: a sentence, or an element. */
  readonly empty: ComponentChildren;
}

/** A table. Where there is little room, each row is a card. */
export function DataTable<Item>({
  caption,
  columns,
  items,
  keyOf,
  pathOf,
  empty,
}: DataTableProps<Item>): ComponentChildren {
  if (items.length === 0) return typeof empty === "string" ? <EmptyState title={empty} /> : empty;
  return (
    <section class="list" aria-label={caption}>
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
            <Row key={keyOf(item)} item={item} columns={columns} path={pathOf?.(item)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps<Item> {
  readonly item: Item;
  readonly columns: readonly Column<Item>[];
  readonly path: string | undefined;
}

function Row<Item>({ item, columns, path }: RowProps<Item>) {
  const name = columns.find(({ isName }) => isName) ?? columns[0];
  return (
    // The link in the row is for the keyboard.
    <tr class={path && "opens"} onClick={path === undefined ? undefined : openRow}>
      {columns.map((column) => {
        const { heading, show, isNumber, isText, isLead } = column;
        const classes = [isNumber && "number", isText && "wrap", isLead && "lead"].filter(Boolean).join(" ");
        if (column !== name) {
          return (
            <td key={heading} class={classes} data-heading={heading}>
              {show(item)}
            </td>
          );
        }
        return (
          <th key={heading} scope="row" class={classes} data-heading={heading}>
            {path === undefined ? (
              show(item)
            ) : (
              <a class="row-link" href={path}>
                {show(item)}
              </a>
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** Follows the link of a row, with the keys that were held. What else stands in the row has its own effect. */
function openRow(event: MouseEvent): void {
  const row = event.currentTarget as Element;
  const isOther = (event.target as Element).closest("a, button, summary, pre") !== null;
  if (isOther || getSelection()?.isCollapsed === false) return;
  row.querySelector(".row-link")?.dispatchEvent(new MouseEvent("click", event));
}

interface RowActionsProps {
  /** What the actions are on, for screen readers: the same words stand in every row. */
  readonly of: string;
  readonly actions: readonly (readonly [label: string, open: () => void, loses?: string | undefined])[];
}

/** The buttons of a row, and what would be lost by them. */
export function RowActions({ of, actions }: RowActionsProps) {
  const losses = actions.flatMap(([, , loses]) => loses ?? []);
  return (
    <>
      <span class="row-actions">
        {actions.map(([label, open], index) => (
          // By place: the focus stays where it is when an action becomes its opposite.
          <button key={index} type="button" aria-label={`${label} ${of}`} onClick={open}>
            {label}
          </button>
        ))}
      </span>
      {losses.map((loses) => (
        <div key={loses} class="small">
          {loses}
        </div>
      ))}
    </>
  );
}
