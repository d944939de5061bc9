import { describeHolder, revokeKey } from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { KEY_SETTINGS, readNamedKey } from "../../configuration/key-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...KEY_SETTINGS,
  ...ACTOR_SETTINGS,
  ...DATABASE_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing keys revoke`: revokes a key. */
export const revoke = defineCommand({
  description:
    "Revokes a key of a client, or with --scope one to the internal listener. It opens no process with --config-source database from then on, and nothing brings it back.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const named = readNamedKey(given);
  const actor = readActor(given);
  await useVersions(given, (pool) => revokeKey(pool, named, actor));
  if (given.json) print(JSON.stringify({ key_id: named.keyId }));
  else print(`revoked: ${named.keyId} of ${describeHolder(named.holder)}`);
  return EXIT_CODES.done;
}
