import type { Terminal } from "../command.ts";
import { choosePaint } from "../paint.ts";
import { integer, optionalText } from "../settings/setting-kinds.ts";
import { type Column, printTable } from "./print-table.ts";

/** Prints a page of a list as JSON, or as a table with the option for the next page. */
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

/** The page of a list. */
export const LIST_SETTINGS = {
  limit: integer({
    default: 50,
    min: 1,
    max: 1000,
    unit: "items",
    description: "The maximum number of items.",
  }),
  after: optionalText("text", "Continue after the previous page: the value that it printed after More."),
};
