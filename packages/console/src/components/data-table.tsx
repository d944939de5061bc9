import type { ComponentChildren } from "preact";

/** A column: its heading, and what it shows of an item. */
export interface Column<Item> {
  readonly heading: string;
  readonly show: (item: Item) => ComponentChildren;
  readonly isNumber?: true;
  /** Long text, which may wrap. */
  readonly isText?: true;
}

export interface DataTableProps<Item> {
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
