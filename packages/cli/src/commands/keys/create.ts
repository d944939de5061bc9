import {
  assembleConfiguration,
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
  expires: instant("The time when the key expires. Default: never."),
  digest: optionalText(
    "sha256",
    "The SHA-256 of an existing key, 64 lower-case hexadecimal digits. Without it, the command generates a key and prints it.",
  ),
  ...ACTOR_SETTINGS,
  ...DATABASE_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const create = defineCommand({
  description:
    "Create an API key for a client (--client), or for the internal listener (--scope). It is valid immediately in every process with --config-source database. The command prints the key once. The database stores only its digest.",
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
    throw new SettingsError([
      `--expires: expected a time in the future, got ${new Date(expires).toISOString()}`,
    ]);
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
    complain(
      "warning: the active configuration does not contain this client. The key is not usable until it does",
    );
  return EXIT_CODES.done;
}

/** Whether the active version contains the client of a key. Keys may be created before the first version and before their client. */
async function isKnown(pool: VersionPool, { holder }: NamedKey): Promise<boolean> {
  if (holder.holder !== "client") return true;
  const { digest } = await readState(pool);
  const active = digest === null ? undefined : await findStoredVersion(pool, digest, assembleConfiguration);
  const clients = active?.configuration.clients;
  return clients === undefined || clients.some(({ client_id }) => client_id === holder.clientId);
}
