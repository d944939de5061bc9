import type { Key } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { KEY_SETTINGS } from "../../configuration/key-settings.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "List the API keys, including revoked and expired keys, with their holder, ID, when they were last used, and who created and revoked them. A service with --config-source files lists the keys in use. Digests are not printed.",
  settings: {
    client: { ...KEY_SETTINGS.client, description: "List the keys of this client only." },
    ...OPERATOR_SETTINGS,
    json: flag("Print JSON, one object per line."),
  },
  async run(given, { print }) {
    const service = await connectOperator(given);
    const { items: keys } = await service.call("listKeys", { client_id: given.client });
    for (const key of keys) print(given.json ? JSON.stringify(key) : describeKey(key));
    if (keys.length === 0 && !given.json) print("No keys.");
  },
});

function describeKey(key: Key): string {
  const { client_id, scope, key_id, client_ids, created_at, created_by, last_used_at } = key;
  const holder = client_id === undefined ? `internal ${scope}` : `client ${client_id}`;
  const made = created_at === undefined ? "" : `, created ${created_at} by ${showText(created_by ?? "")}`;
  const used = last_used_at === undefined ? "" : `, last used ${last_used_at}`;
  const limit = client_ids === undefined ? "" : `, limited to ${client_ids.join(", ")}`;
  return `${holder} ${key_id}: ${describeState(key)}${limit}${made}${used}`;
}

function describeState({ expires_at, revoked_at, revoked_by }: Key): string {
  if (revoked_at !== undefined) return `revoked ${revoked_at} by ${showText(revoked_by ?? "")}`;
  if (expires_at === undefined) return "live";
  return `${new Date(expires_at) <= new Date() ? "expired" : "live until"} ${expires_at}`;
}
