import type { Terminal } from "../command.ts";
import { choosePaint } from "../paint.ts";
import { type Column, printTable } from "./print-table.ts";

/** Prints a part of a list: as one JSON object, or as a table with how to get to the next part. */
export function printList<Item>(
  list: { readonly items: readonly Item[]; readonly next?: string },
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
