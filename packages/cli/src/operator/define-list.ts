import type { ItemOf, RequestOf } from "@payment-routing/operator-client";
import { type Command, defineCommand } from "../command.ts";
import type { SettingDefinition } from "../settings/setting-definition.ts";
import { connectOperator, OPERATOR_SETTINGS } from "./operator-settings.ts";
import { type Column, LIST_SETTINGS, type ListPage, printList } from "./print-table.ts";

type ListId = "listCallbacks" | "listLanes" | "listEndpoints" | "listAudit" | "listActions";

interface List<Id extends ListId> {
  readonly description: string;
  readonly filter: FilterOf<Id>;
  readonly columns: readonly Column<ItemOf<Id>>[];
}

/** The settings of a filter, by the names of the parameters of an operation. */
export type FilterOf<Id extends ListId> = {
  readonly [Name in Exclude<keyof RequestOf<Id>, "limit" | "after">]?: SettingDefinition<RequestOf<Id>[Name]>;
};

/** Defines a command that prints a page of what the service has for a filter. */
export function defineList<Id extends ListId>(id: Id, { description, filter, columns }: List<Id>): Command {
  return defineCommand({
    description,
    settings: { ...OPERATOR_SETTINGS, ...(filter as object), ...LIST_SETTINGS },
    async run({ url, key, keyFile, json, ...request }, terminal) {
      const service = await connectOperator({ url, key, keyFile });
      const page: ListPage<unknown> = await service.call(id as "listAudit", request);
      printList(page as ListPage<ItemOf<Id>>, columns, json, terminal);
    },
  });
}
