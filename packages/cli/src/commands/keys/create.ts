import {
  createKey,
  describeHolder,
  findStoredVersion,
  type NamedKey,
  readState,
} from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { KEY_SETTINGS, readNamedKey } from "../../configuration/key-settings.ts";
import { useVersions, type VersionPool } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { instant } from "../../inputs/times.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import { SettingsError, type SettingsOf } from "../../settings/setting-definition.ts";
import { flag, optionalText } from "../../settings/setting-kinds.ts";

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
  description:
    "Creates a key of a client, or with --scope one to the internal listener. It opens every process with --config-source database at once. The key is printed this once and kept nowhere: the database has its digest.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print, complain }: Terminal): Promise<number> {
  const named = readNamedKey(given);
  const actor = readActor(given);
  const { expires, digest: sha256 } = given;
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256))
    throw new SettingsError(["--digest: expected 64 hexadecimal digits in lower case, got another text"]);
  if (expires !== undefined && expires <= Date.now())
    throw new SettingsError([`--expires: expected a time to come, got ${new Date(expires).toISOString()}`]);
  const newKey = {
    ...named,
    ...(expires !== undefined && { expires: new Date(expires) }),
    ...(sha256 !== undefined && { sha256 }),
  };
  const { key } = await useVersions(given, (pool) => createKey(pool, newKey, actor));
  if (given.json) print(JSON.stringify({ key_id: named.keyId, key }));
  else {
    print(`created: ${named.keyId} of ${describeHolder(named.holder)}`);
    if (key !== undefined) print(key);
  }
  if (!(await useVersions(given, (pool) => isKnown(pool, named))))
    complain("warning: the active version has no such client: until one has, the key opens nothing");
  return EXIT_CODES.done;
}

/** Whether the active version has the client of a key. Keys may come before the first version and before their client. */
async function isKnown(pool: VersionPool, { holder }: NamedKey): Promise<boolean> {
  if (holder.holder !== "client") return true;
  const { digest } = await readState(pool);
  const active = digest === null ? undefined : await findStoredVersion(pool, digest);
  const clients = active?.configuration.clients;
  return clients === undefined || clients.some(({ client_id }) => client_id === holder.clientId);
}
