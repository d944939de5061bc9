import type { NamedKey } from "@payment-routing/config-store";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { choice, integer, operand } from "../settings/setting-kinds.ts";

/** The key that a command creates or revokes. */
export const KEY_SETTINGS = {
  keyId: operand("id", "The ID of the key, shown in logs. Unique for its holder; cannot be reused."),
  client: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }, "The client that holds the key."),
  scope: choice(
    "scope",
    ["processor", "viewer", "operator", "admin"],
    undefined,
    "The scope of a key for the internal listener. admin includes operator, which includes viewer. Use it instead of --client.",
  ),
};

/** @throws SettingsError unless exactly one holder is given */
export function readNamedKey({ keyId, client, scope }: SettingsOf<typeof KEY_SETTINGS>): NamedKey {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(keyId))
    throw new SettingsError([
      `<id>: expected 1 to 64 letters, digits, dots, underscores and hyphens, got ${JSON.stringify(keyId)}`,
    ]);
  if (client !== undefined && scope === undefined)
    return { holder: { holder: "client", clientId: client }, keyId };
  if (client === undefined && scope !== undefined) return { holder: { holder: "internal", scope }, keyId };
  throw new SettingsError([
    `--client: expected --client or --scope, got ${client === undefined ? "neither" : "both"}`,
  ]);
}

/** A named key in a request to a service. */
export function writeNamedKey({ holder, keyId }: NamedKey) {
  const whose = holder.holder === "client" ? { client_id: holder.clientId } : { scope: holder.scope };
  return { ...whose, key_id: keyId };
}
