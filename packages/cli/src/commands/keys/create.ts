import { createKey, describeHolder, generateKey, type NamedKey } from "@payment-routing/config-store";
import type { OperatorClient } from "@payment-routing/operator-client";
import type { CreatedKey } from "@payment-routing/operator-contract";
import { CELLS_SETTING } from "../../cells/cells-file.ts";
import { inEachCell } from "../../cells/in-each-cell.ts";
import { defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { KEY_SETTINGS, readNamedKey, writeNamedKey } from "../../configuration/key-settings.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { instant } from "../../inputs/times.ts";
import { ACCESS_SETTINGS, findServiceOrDatabase } from "../../operator/access-settings.ts";
import { connectOperator, readReason } from "../../operator/operator-settings.ts";
import { SettingsError, type SettingsOf } from "../../settings/setting-definition.ts";
import { commaList, flag, optionalText } from "../../settings/setting-kinds.ts";

const settings = {
  ...KEY_SETTINGS,
  clientIds: commaList(
    "ids",
    "The IDs of the clients that a key of scope viewer, operator or admin is limited to, separated by commas. It reads and changes nothing of others. Default: no limit.",
  ),
  expires: instant("The time when the key expires. Default: never."),
  digest: optionalText(
    "sha256",
    "The SHA-256 of an existing key, 64 lower-case hexadecimal digits. Without it, the command generates a key and prints it.",
  ),
  ...ACTOR_SETTINGS,
  ...ACCESS_SETTINGS,
  ...CELLS_SETTING,
  json: flag("Print one JSON object instead of text."),
};

type Settings = SettingsOf<typeof settings>;

export const command = defineCommand({
  description:
    "Create an API key for a client (--client), or for the internal listener (--scope). It is valid immediately in every process with --config-source database. The command prints the key once. The database stores only its digest. A key of scope admin can also be created in the database: the first one, or one after the last one has expired.",
  settings,
  async run(given, terminal) {
    if (given.cells === undefined || given.digest !== undefined) return createEverywhere(given, terminal);
    // One key for all cells, printed also if some were missed.
    const { key, sha256 } = generateKey();
    terminal.print(given.json ? JSON.stringify({ key_id: given.keyId, key }) : key);
    return createEverywhere({ ...given, digest: sha256 }, terminal);
  },
});

const createEverywhere = inEachCell(async (given: Settings, { print, complain }: Terminal) => {
  const named = readNamedKey(given);
  checkOptions(given);
  const service = given.scope === "admin" ? await findServiceOrDatabase(given) : await connectOperator(given);
  const { key, warnings } =
    service === undefined
      ? await createInDatabase(given, named)
      : await createInService(service, given, named);
  if (given.json) print(JSON.stringify({ key_id: named.keyId, key }));
  else {
    print(`created: ${named.keyId} of ${describeHolder(named.holder)}`);
    if (key !== undefined) print(key);
  }
  for (const warning of warnings) complain(`warning: ${warning}`);
});

function checkOptions({ expires, digest, clientIds, scope }: Settings): void {
  const wrong = clientIds.find((id) => !/^[1-9]\d{0,15}$/.test(id));
  if (wrong !== undefined)
    throw new SettingsError([`--client-ids: expected IDs of clients, got ${JSON.stringify(wrong)}`]);
  if (clientIds.length > 0 && (scope === undefined || scope === "processor"))
    throw new SettingsError(["--client-ids: expected --scope viewer, operator or admin beside it"]);
  if (digest !== undefined && !/^[0-9a-f]{64}$/.test(digest))
    throw new SettingsError(["--digest: expected 64 hexadecimal digits in lower case, got another text"]);
  if (expires !== undefined && expires <= Date.now())
    throw new SettingsError([
      `--expires: expected a time in the future, got ${new Date(expires).toISOString()}`,
    ]);
}

/** Undefined without a limit. */
function readClientIds({ clientIds }: Settings): number[] | undefined {
  return clientIds.length === 0 ? undefined : clientIds.map(Number);
}

function createInService(service: OperatorClient, given: Settings, named: NamedKey): Promise<CreatedKey> {
  const { expires, digest: sha256 } = given;
  const expires_at = expires === undefined ? undefined : new Date(expires).toISOString();
  return service.call("createKey", {
    body: {
      ...writeNamedKey(named),
      ...{ client_ids: readClientIds(given), expires_at, sha256, reason: readReason(given) },
    },
  });
}

async function createInDatabase(given: Settings, named: NamedKey): Promise<CreatedKey> {
  const { expires, digest } = given;
  const newKey = {
    ...named,
    clientIds: readClientIds(given),
    ...(expires !== undefined && { expires: new Date(expires) }),
    ...(digest !== undefined && { sha256: digest }),
  };
  const actor = readActor(given);
  const { key } = await useVersions(given, (pool) => createKey(pool, newKey, actor));
  return { key_id: named.keyId, ...(key !== undefined && { key }), warnings: [] };
}
