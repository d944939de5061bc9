import type { Terminal } from "../command.ts";
import { integer, optionalText } from "../settings/setting-kinds.ts";
import { choosePaint, type Paint, showText } from "../show-text.ts";

/** A column: its header and the cell of an item. */
export type Column<Item> = readonly [head: string, write: (item: Item) => string | number | undefined];

/** Prints a header and one line for each item. */
export function printTable<Item>(
  items: readonly Item[],
  columns: readonly Column<Item>[],
  paint: Paint,
): string {
  const rows = items.map((item) => columns.map(([, write]) => showText(String(write(item) ?? "-"))));
  const head = columns.map(([name]) => name);
  const widths = columns.map((_, index) =>
    Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)),
  );
  const write = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd();
  return [paint("dim", write(head)), ...rows.map(write)].join("\n");
}

/** An ISO 8601 time without fractions of a second. */
export function showTime(time: string | undefined): string | undefined {
  return time?.replace(/\.\d+Z$/, "Z");
}

const UNITS = [
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
  ["s", 1],
] as const;

/** A duration in its largest unit, rounded down: `3 h`. */
export function showDuration(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined) return undefined;
  const seconds = milliseconds / 1000;
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ["s", 1];
  return `${Math.floor(seconds / size)} ${unit}`;
}

/** A page of a list of the service. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

/** Prints a page of a list as JSON, or as a table with the option for the next page. */
export function printList<Item>(
  list: ListPage<Item>,
  columns: readonly Column<Item>[],
  json: boolean,
  terminal: Terminal,
): void {
  if (json) terminal.print(JSON.stringify(list));
  else if (list.items.length === 0) terminal.print("None.");
  else {
    terminal.print(printTable(list.items, columns, choosePaint(terminal)));
    if (list.next !== undefined) terminal.print(`More: --after ${list.next}`);
  }
}

/** The page of a list. */
export const LIST_SETTINGS = {
  limit: integer({ default: 50, min: 1, max: 1000, unit: "items" }, "The maximum number of items."),
  after: optionalText("text", "Continue after the previous page: the value that it printed after More."),
};
