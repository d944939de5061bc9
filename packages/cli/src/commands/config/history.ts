import type { ConfigurationActivation } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { flag, integer } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

export const command = defineCommand({
  description: "List activations and rollbacks with their time, version, actor and reason, newest first.",
  settings: {
    limit: integer({ default: 20, min: 1, max: 100_000 }, "The maximum number of activations to list."),
    ...OPERATOR_SETTINGS,
    json: flag("Print JSON, one object per line."),
  },
  async run(given, { print }) {
    const service = await connectOperator(given);
    const entries = await service.list("listActivations", { limit: given.limit });
    for (const entry of entries)
      print(given.json ? JSON.stringify(entry) : describeEntry(entry, entry === entries[0]));
  },
});

function describeEntry(entry: ConfigurationActivation, isActive: boolean): string {
  const { activated_at, kind, digest, actor, database_role, reason } = entry;
  const who = `${showText(actor)} (${database_role})`;
  const mark = isActive ? "*" : " ";
  return `${mark} ${activated_at} ${kind.padEnd(8)} ${digest.slice(0, 19)} ${who}: ${showText(reason)}`;
}
