import { createKey, describeHolder } from "@payment-routing/config-versions";
import { flag, optionalText, SettingsError, type SettingsOf } from "@payment-routing/server/settings";
import { defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { KEY_SETTINGS, readNamedKey } from "../../configuration/key-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { instant } from "../../inputs/instant.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";

const settings = {
  ...KEY_SETTINGS,
  expires: instant("When the key stops to be one by itself. Without it, it does not."),
  digest: optionalText(
    "sha256",
    "The SHA-256 of a key that its holder has already, 64 hexadecimal digits. Without it a key is made and printed.",
  ),
  ...ACTOR_SETTINGS,
  ...DATABASE_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing keys create`: creates a key. */
export const create = defineCommand({
  usage: "payment-routing keys create <id> --client <number> --reason <text> [options]",
  description:
    "Creates a key of a client, or with --scope one to the internal listener. It opens every process with --config-source database at once. The key is printed this once and kept nowhere: the database has its digest.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const named = readNamedKey(given);
  const actor = readActor(given);
  const { expires, digest: sha256 } = given;
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256))
    throw new SettingsError(["--digest: expected 64 hexadecimal digits in lower case, got another text"]);
  const newKey = {
    ...named,
    ...(expires !== undefined && { expires: new Date(expires * 1000) }),
    ...(sha256 !== undefined && { sha256 }),
  };
  const { key } = await useVersions(given, (pool) => createKey(pool, newKey, actor));
  if (given.json) print(JSON.stringify({ key_id: named.keyId, key }));
  else {
    print(`created: ${named.keyId} of ${describeHolder(named.holder)}`);
    if (key !== undefined) print(key);
  }
  return EXIT_CODES.done;
}
