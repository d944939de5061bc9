import { describeHolder, revokeKey } from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { KEY_SETTINGS, readNamedKey, writeNamedKey } from "../../configuration/key-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { ACCESS_SETTINGS, findServiceOrDatabase } from "../../operator/access-settings.ts";
import { readReason } from "../../operator/operator-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...KEY_SETTINGS,
  ...ACTOR_SETTINGS,
  ...ACCESS_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const revoke = defineCommand({
  description:
    "Revoke an API key of a client (--client), or of the internal listener (--scope). Every process with --config-source database rejects it from then on. A revoked key cannot be restored.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const named = readNamedKey(given);
  const service = await findServiceOrDatabase(given);
  if (service === undefined) {
    const actor = readActor(given);
    await useVersions(given, (pool) => revokeKey(pool, named, actor));
  } else await service.post("/keys/revoke", { ...writeNamedKey(named), reason: readReason(given) });
  if (given.json) print(JSON.stringify({ key_id: named.keyId }));
  else print(`revoked: ${named.keyId} of ${describeHolder(named.holder)}`);
  return EXIT_CODES.done;
}
