import { join } from "node:path";
import {
  activateVersion,
  createKey,
  describeHolder,
  type KeyRecord,
  type LoadedConfiguration,
  listFileKeys,
  listKeys,
  type NamedKey,
  readHistory,
  readState,
  revokeKey,
} from "@payment-routing/config-store";
import { migrate, openPool, type Pool, UnsuitableDatabaseError } from "@payment-routing/database";
import { CommandError } from "../command.ts";
import type { ServiceOptions } from "../service/check-service-settings.ts";
import { followServiceFiles } from "../service/follow-service-configuration.ts";

/** The actor of activations and keys that come from the files of the sandbox. */
const ACTOR = "sandbox files";

/**
 * Activates the configuration of the sandbox's files in its database, with their keys, now and whenever they change. A
 * version that somebody else activated stays active until the files change.
 *
 * @throws CommandError with the issues of all files
 */
export async function followSandboxFiles(
  options: ServiceOptions,
  connectionString: string,
): Promise<{ close(): Promise<void> }> {
  const { logger } = options;
  await using opened = new AsyncDisposableStack();
  const followed = await followServiceFiles(options);
  opened.defer(() => followed.close());
  await migrate(connectionString).catch((cause: unknown) => {
    if (!(cause instanceof UnsuitableDatabaseError && cause.code === "unreleased-tables")) throw cause;
    const folder = join(options.settings.dataFolder, "postgresql");
    throw new CommandError([`${cause.message}: delete the folder ${folder}`], { cause });
  });
  const pool = openPool(connectionString, { maxConnections: 2, applicationName: "payment-routing sandbox" });
  opened.defer(() => pool.end());
  await store(pool, followed.live.current);
  let storing = Promise.resolve();
  const unsubscribe = followed.live.onReplaced((loaded) => {
    storing = storing
      .then(() => store(pool, loaded))
      .catch((error: unknown) =>
        logger.error(
          { event: "sandbox-not-activated", err: error },
          "the files of the sandbox were not activated",
        ),
      );
  });
  opened.defer(() => storing);
  opened.defer(unsubscribe);
  const moved = opened.move();
  return { close: () => moved.disposeAsync() };
}

async function store(pool: Pool, { router, versionFiles, credentials }: LoadedConfiguration): Promise<void> {
  await storeKeys(pool, listFileKeys(credentials));
  const { configurationDigest: digest } = router;
  const [{ digest: active }, history] = await Promise.all([
    readState(pool),
    readHistory(pool, { limit: MAX_HISTORY }),
  ]);
  const last = history.find(({ actor }) => actor === ACTOR);
  if (digest === active || digest === last?.digest) return;
  const reason = last === undefined ? "start of the sandbox" : "the files were changed";
  await activateVersion(pool, { digest, files: versionFiles }, { actor: ACTOR, reason });
}

/** Older activations of the files are forgotten. */
const MAX_HISTORY = 1000;

/** Creates the keys that only the files have, and revokes those that the files had. */
async function storeKeys(pool: Pool, keys: ReturnType<typeof listFileKeys>): Promise<void> {
  const stored = await listKeys(pool);
  const name = ({ holder, keyId }: Pick<KeyRecord, "holder" | "keyId">) =>
    `${describeHolder(holder)} ${keyId}`;
  const known = new Set(stored.map(name));
  for (const { expires, ...key } of keys) {
    // A revoked key stays revoked: its ID is never used again.
    if (known.has(name(key))) continue;
    await createKey(
      pool,
      { ...key, ...(expires !== undefined && { expires }) },
      { actor: ACTOR, reason: "in the files" },
    );
  }
  const wanted = new Set(keys.map(name));
  for (const key of stored) {
    if (key.createdBy !== ACTOR || key.revokedAt !== undefined || wanted.has(name(key))) continue;
    await revokeKey(pool, key as NamedKey, { actor: ACTOR, reason: "not in the files any more" });
  }
}
