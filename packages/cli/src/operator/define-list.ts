import { type Command, defineCommand } from "../command.ts";
import { type FilterSettings, writeFilter } from "./filter-settings.ts";
import { connectOperator } from "./operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "./operator-settings.ts";
import { type Column, LIST_SETTINGS, type ListPage, printList } from "./print-table.ts";

interface List<Item> {
  readonly description: string;
  /** The path of the list in the operator interface. */
  readonly path: string;
  readonly filter: FilterSettings;
  readonly columns: readonly Column<Item>[];
}

/** Defines a command that prints a page of what the service has for a filter. */
export function defineList<Item>({ description, path, filter, columns }: List<Item>): Command {
  return defineCommand({
    description,
    settings: { ...OPERATOR_SETTINGS, ...filter, ...LIST_SETTINGS },
    async run(given, terminal) {
      const service = connectOperator(await readAccess(given));
      const query = { ...writeFilter(filter, given), limit: given.limit, after: given.after };
      printList(await service.get<ListPage<Item>>(path, query), columns, given.json, terminal);
    },
  });
}
