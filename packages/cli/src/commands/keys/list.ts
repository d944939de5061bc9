import { describeHolder, type KeyRecord, listKeys } from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { KEY_SETTINGS } from "../../configuration/key-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

const settings = {
  client: { ...KEY_SETTINGS.client, description: "List the keys of this client only." },
  ...DATABASE_SETTINGS,
  json: flag("Print JSON, one object per line."),
};

export const list = defineCommand({
  description:
    "List the API keys in the database, including revoked and expired keys, with their holder, ID, and who created and revoked them. Digests are not printed.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const keys = await useVersions(given, (pool) => listKeys(pool, { clientId: given.client }));
  for (const key of keys) print(given.json ? JSON.stringify(writeKey(key)) : describeKey(key));
  if (keys.length === 0 && !given.json) print("No keys.");
  return EXIT_CODES.done;
}

function describeKey(key: KeyRecord): string {
  const { holder, keyId, createdAt, createdBy } = key;
  const made = `created ${createdAt.toISOString()} by ${showText(createdBy)}`;
  return `${describeHolder(holder)} ${keyId}: ${describeState(key)}, ${made}`;
}

function describeState({ expires, revokedAt, revokedBy }: KeyRecord): string {
  if (revokedAt !== undefined) return `revoked ${revokedAt.toISOString()} by ${showText(revokedBy ?? "")}`;
  if (expires === undefined) return "live";
  return `${expires <= new Date() ? "expired" : "live until"} ${expires.toISOString()}`;
}

function writeKey({ holder, keyId, createdAt, createdBy, expires, revokedAt, revokedBy }: KeyRecord): object {
  const whose = holder.holder === "client" ? { client_id: holder.clientId } : { scope: holder.scope };
  return {
    ...whose,
    key_id: keyId,
    created_at: createdAt,
    created_by: createdBy,
    expires,
    revoked_at: revokedAt,
    revoked_by: revokedBy,
  };
}
