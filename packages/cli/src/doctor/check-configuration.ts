import {
  addUses,
  ConfigurationError,
  describeHolder,
  type ListedKey,
  type LoadedConfiguration,
  listFileKeys,
  listKeys,
} from "@payment-routing/config-store";
import { listKeyUses } from "@payment-routing/database";
import { listSecretEnds, type SecretKind } from "../service/describe-configuration.ts";
import { withTables } from "./check-database.ts";
import {
  type Check,
  DAY_MS,
  describeEnd,
  error,
  NOTICE_DAYS,
  type Problem,
  showDate,
  warning,
} from "./finding.ts";

/** The active configuration, and the files of the secrets: whether a process could start with them. */
export const checkConfiguration: Check = ({ configuration: { value: loaded, error: cause } }) => {
  if (cause instanceof ConfigurationError)
    return cause.issues.map(({ file, line, column, message }) =>
      error(`${file}:${line}:${column} ${message}`),
    );
  if (cause !== undefined) return [error(cause instanceof Error ? cause.message : String(cause))];
  if (loaded === undefined) return [];
  return loaded.warnings.filter((each) => !loaded.missingSecrets.includes(each)).map(warning);
};

/** Secrets that are missing or retire. A client without one that is live gets no callbacks. */
export const checkSecrets: Check = ({ configuration: { value: loaded } }) =>
  loaded === undefined
    ? []
    : [
        ...loaded.missingSecrets.map((message) => error(`${message}: add a secret`)),
        ...loaded.configuration.clients.flatMap(({ client_id }) => warnOfRetirement(client_id, loaded)),
      ];

/** Finds the kinds of secrets of which all that are live retire soon. */
function warnOfRetirement(clientId: number, loaded: LoadedConfiguration): readonly Problem[] {
  return listSecretEnds(clientId, loaded).flatMap(([kind, end]) =>
    end === undefined || end.getTime() > Date.now() + NOTICE_DAYS * DAY_MS
      ? []
      : [warning(`client ${clientId} has no ${NAMES[kind]} from ${showDate(end)} on: add one`)],
  );
}

const NAMES = {
  "webhook-secret": "webhook secret",
  "body-signature-secret": "body signature secret",
  "mac-salt": "MAC salt",
} satisfies Record<SecretKind, string>;

/** Keys that have expired, that expire soon, or that nobody has used for 30 days since they were created. */
export const checkKeys = withTables(async (pool, { settings, configuration: { value: loaded } }) => {
  const keys: readonly ListedKey[] =
    settings.configSource === "database"
      ? await listKeys(pool)
      : loaded === undefined
        ? []
        : listFileKeys(loaded.credentials);
  const live = keys.filter(({ revokedAt }) => revokedAt === undefined);
  return addUses(live, await listKeyUses(pool)).flatMap(describeKey);
});

function describeKey({ holder, keyId, expires, createdAt, lastUsedAt }: ListedKey): readonly Problem[] {
  const name = `the key ${keyId} of ${describeHolder(holder)}`;
  const end = describeEnd(expires);
  if (end !== undefined) return [warning(`${name} ${end}: create another one, and revoke this one`)];
  // A key of a file has no time of its creation.
  const isUnused = lastUsedAt === undefined && createdAt !== undefined;
  return isUnused && createdAt.getTime() < Date.now() - UNUSED_DAYS * DAY_MS
    ? [warning(`${name} was created at ${showDate(createdAt)} and never used: revoke it`)]
    : [];
}

const UNUSED_DAYS = 30;
