import type { NamedKey } from "@payment-routing/config-store";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { choice, integer, operand } from "../settings/setting-kinds.ts";

/** Which key a command is about. */
export const KEY_SETTINGS = {
  key: operand("id", "What logs call the key. Unique for its holder, and never given again."),
  client: integer({
    default: undefined,
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    unit: "",
    description: "The client whose key it is.",
  }),
  scope: choice(
    "scope",
    ["processor", "operator"],
    undefined,
    "For a key to the internal listener, in place of --client: what it opens there.",
  ),
};

/** @throws SettingsError when it is not told whose key it is */
export function readNamedKey({ key: keyId, client, scope }: SettingsOf<typeof KEY_SETTINGS>): NamedKey {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(keyId))
    throw new SettingsError([
      `<id>: expected 1 to 64 letters, digits, dots, underscores and hyphens, got ${JSON.stringify(keyId)}`,
    ]);
  if (client !== undefined && scope === undefined)
    return { holder: { holder: "client", clientId: client }, keyId };
  if (client === undefined && scope !== undefined) return { holder: { holder: "internal", scope }, keyId };
  throw new SettingsError([
    `--client: expected it or --scope, got ${client === undefined ? "neither" : "both"}`,
  ]);
}
