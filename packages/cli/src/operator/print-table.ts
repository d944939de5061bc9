import type { Paint } from "../paint.ts";
import { showText } from "../show-text.ts";

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
