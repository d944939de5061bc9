import type { Secret } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { showText } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "List the signing secrets of the answering process of a service: their IDs, when their files were changed, when they retire, and the clients that use them. Never prints their texts.",
  settings: { ...OPERATOR_SETTINGS },
  async run(given, { print }) {
    const { items } = await (await connectOperator(given)).call("listSecrets");
    for (const secret of items) print(given.json ? JSON.stringify(secret) : describe(secret));
    if (items.length === 0 && !given.json) print("No secrets.");
  },
});

function describe({ id, changed_at, retired_at, is_retired, client_ids }: Secret): string {
  const users = client_ids.length === 0 ? "used by no client" : `used by client ${client_ids.join(", ")}`;
  const state = retired_at === undefined ? "live" : `${is_retired ? "retired" : "retires"} ${retired_at}`;
  const changed = changed_at === undefined ? "" : `, file changed ${changed_at}`;
  return `${showText(id)}: ${state}${changed}, ${users}`;
}
