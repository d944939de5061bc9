import type { EndpointFailure } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { type Column, LIST_SETTINGS, printList, showTime } from "../../operator/print-table.ts";
import { integer, optionalText } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "List failed attempts by endpoint and cause, the most frequent first, with the callback of the last one as an example.",
  settings: {
    endpoint: optionalText("origin", "List failures of this endpoint only."),
    days: integer({ default: 1, min: 1, max: 30, unit: "days" }, "The number of days (UTC), today included."),
    ...OPERATOR_SETTINGS,
    limit: LIST_SETTINGS.limit,
  },
  async run({ endpoint, days, limit, ...given }, terminal) {
    const service = await connectOperator(given);
    const failures = await service.call("listEndpointFailures", { endpoint, days, limit });
    printList(failures, COLUMNS, given.json, terminal);
  },
});

const COLUMNS: readonly Column<EndpointFailure>[] = [
  ["endpoint", ({ endpoint }) => endpoint],
  ["cause", ({ cause }) => cause],
  ["attempts", ({ attempts }) => attempts],
  ["first", ({ first_at }) => showTime(first_at)],
  ["last", ({ last_at }) => showTime(last_at)],
  ["example", ({ callback_id }) => callback_id],
];
