import type { MethodShare, RoutingStatistics } from "@payment-routing/operator-contract";
import { defineCommand } from "../command.ts";
import { moment } from "../inputs/times.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../operator/operator-settings.ts";
import { type Column, printList } from "../operator/print-table.ts";
import { anyInteger } from "../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Show how often recorded decisions offered each method, by version of the configuration, and the first reason of those that did not. --json also has hours, or days if the period begins earlier than two days before today.",
  settings: {
    client_id: anyInteger("Count searches of this client."),
    method: anyInteger("Show this method only."),
    from: moment("Count decisions at or after this time. Default: 24 hours ago."),
    to: moment("Count decisions before this time. Default: now."),
    ...OPERATOR_SETTINGS,
  },
  async run({ client_id, method, from, to, ...given }, terminal) {
    const service = await connectOperator(given);
    const found = await service.call("readRouting", { client_id, method, from, to });
    printList(found, listColumns(found), given.json, terminal);
  },
});

function listColumns({ names }: RoutingStatistics): readonly Column<MethodShare>[] {
  return [
    ["method", ({ method_id }) => method_id],
    ["name", ({ method_id }) => names?.methods?.[String(method_id)]],
    ["version", ({ configuration_digest }) => configuration_digest.slice(0, SHOWN_DIGEST)],
    ["searches", ({ searches }) => searches],
    ["offered", ({ offered }) => offered],
    ["share", ({ offered, searches }) => `${((100 * offered) / searches).toFixed(1)} %`],
    [
      "not offered",
      ({ not_offered }) =>
        not_offered.map(({ outcome, count }) => `${outcome} ${count}`).join(", ") || undefined,
    ],
  ];
}

/** The shortest prefix of a digest that commands accept. */
const SHOWN_DIGEST = 19;
