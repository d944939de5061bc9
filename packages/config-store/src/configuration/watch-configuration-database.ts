import { setTimeout as delay } from "node:timers/promises";
import { type Logger, migrate, openPool, type Pool, type PoolOptions } from "@payment-routing/database";
import { readLiveKeys } from "../keys/read-keys.ts";
import { type ActiveState, readState } from "../versions/activations.ts";
import { readVersion } from "../versions/stored-versions.ts";
import { type Assemble, applySnapshots, type SnapshotApplier } from "./apply-snapshots.ts";
import { type ChangeListener, listenForChanges } from "./change-notifications.ts";
import { NoConfigurationError } from "./configuration-error.ts";
import {
  type ConfigurationSnapshot,
  readCachedSnapshot,
  writeCachedSnapshot,
} from "./configuration-snapshot.ts";
import { pollFiles } from "./poll-files.ts";
import type { WatchedConfiguration } from "./watch-configuration-files.ts";

/** Options of `watchConfigurationDatabase`. */
export interface WatchDatabaseOptions extends Pick<PoolOptions, "queryTimeoutMs"> {
  readonly connectionString: string;
  /** Throws a ConfigurationError for a snapshot that cannot be served here, for example because a secret is missing. */
  readonly assemble: Assemble;
  /** Whether sandbox keys are accepted. Must agree with `assemble`. Default: false. */
  readonly sandbox?: boolean;
  /** Lists what `assemble` last read or tried to read: files, or folders of files. */
  readonly paths: () => readonly string[];
  /** The file that holds the last active configuration, for a start without the database. */
  readonly cacheFile: string;
  /** The polling interval. Notifications of the database usually arrive earlier. */
  readonly intervalMs: number;
  readonly logger: Logger;
}

/**
 * Loads the active version and the keys from the database, and reloads them after each change. Starts from the cached
 * configuration when the database is away, and retries.
 *
 * @throws NoConfigurationError when no version is active, or neither the database nor the cache can be read
 * @throws ConfigurationError when the configuration is not valid
 */
export async function watchConfigurationDatabase(
  options: WatchDatabaseOptions,
): Promise<WatchedConfiguration> {
  const { connectionString, assemble, sandbox = false, paths, intervalMs, logger } = options;
  const pool = openPool(connectionString, { ...options, ...POOL_OPTIONS });
  const closing = new AbortController();
  try {
    const { snapshot: initial, origin } = await findInitial(pool, options);
    const { signal } = closing;
    const onApplied = (snapshot: ConfigurationSnapshot) => saveToCache(snapshot, options);
    const applier = await applySnapshots(initial, assemble, { sandbox, logger, signal, onApplied }).catch(
      (error: unknown) => {
        if (!(error instanceof NoConfigurationError)) throw error;
        throw new NoConfigurationError(`${origin}: ${error.message}`);
      },
    );
    const listener = listenForChanges(pool);
    const stopPolling = await pollFiles({ paths, intervalMs, onChange: applier.reapply });
    const watching = watch(pool, applier, listener, options, signal);
    return {
      live: applier.live,
      async close() {
        closing.abort();
        stopPolling();
        listener.close();
        await watching;
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** One connection for queries, one for notifications. */
const POOL_OPTIONS = { maxConnections: 2, applicationName: "payment-routing configuration" };

interface InitialSnapshot {
  readonly snapshot: ConfigurationSnapshot;
  /** Name of its source in messages. */
  readonly origin: string;
}

async function findInitial(pool: Pool, options: WatchDatabaseOptions): Promise<InitialSnapshot> {
  const { connectionString, cacheFile, logger } = options;
  const reading = migrate(connectionString, { partitions: false }).then(() => readActiveSnapshot(pool));
  try {
    return { snapshot: await Promise.race([reading, rejectAfterTimeout()]), origin: "the database" };
  } catch (error) {
    if (error instanceof NoConfigurationError) throw error;
    const cached = await readCachedSnapshot(cacheFile).catch((cacheError: Error) => {
      throw new NoConfigurationError(`the database cannot be read, and ${cacheError.message}`, error);
    });
    logger.warn(
      { event: "started-from-cache", err: error, cache: cacheFile, saved_at: cached.savedAt },
      STARTED_FROM_CACHE,
    );
    return { snapshot: cached.snapshot, origin: `the cached configuration ${cacheFile}` };
  }
}

const STARTED_FROM_CACHE =
  "started from the cached configuration; later changes of versions and keys apply when the database is back";

const STARTUP_TIMEOUT_MS = 5000;

async function rejectAfterTimeout(): Promise<never> {
  await delay(STARTUP_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`the database did not answer within ${STARTUP_TIMEOUT_MS} ms`);
}

/**
 * Reads the active version and the live keys.
 *
 * @throws NoConfigurationError when no version is active
 */
export async function readActiveSnapshot(pool: Pool): Promise<ConfigurationSnapshot> {
  return readSnapshot(pool, await readState(pool));
}

async function readSnapshot(pool: Pool, state: ActiveState): Promise<ConfigurationSnapshot> {
  if (state.digest === null)
    throw new NoConfigurationError(
      "no version is active in the database: see payment-routing config activate",
    );
  // The keys may be newer than the state. Then the next poll reads them again.
  const [{ digest, files }, keys] = await Promise.all([readVersion(pool, state.digest), readLiveKeys(pool)]);
  return { state, digest, files, keys };
}

async function watch(
  pool: Pool,
  applier: SnapshotApplier,
  listener: ChangeListener,
  options: WatchDatabaseOptions,
  signal: AbortSignal,
): Promise<void> {
  const { intervalMs, logger } = options;
  let isAway = false;
  let notified = listener.next();
  for (;;) {
    await Promise.race([
      notified,
      delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined),
    ]);
    if (signal.aborted) return;
    // Before the state is read: changes while a snapshot is applied are notified too.
    notified = listener.next();
    try {
      const state = await readState(pool);
      if (isAway) logger.info({ event: "configuration-database-back" }, "the configuration database is back");
      isAway = false;
      if (applier.isLast(state)) continue;
      await applier.apply(await readSnapshot(pool, state));
    } catch (error) {
      if (signal.aborted) return;
      // Logged once for each outage. The current configuration stays.
      if (!isAway)
        logger.warn(
          { event: "configuration-database-away", err: error },
          "the configuration database cannot be read",
        );
      isAway = true;
    }
  }
}

/** A failure is logged only: the configuration is served without the cache. */
async function saveToCache(
  snapshot: ConfigurationSnapshot,
  { cacheFile, logger }: WatchDatabaseOptions,
): Promise<void> {
  try {
    await writeCachedSnapshot(cacheFile, snapshot);
  } catch (error) {
    logger.warn(
      { event: "configuration-not-cached", err: error, cache: cacheFile },
      "the active configuration cannot be cached",
    );
  }
}
