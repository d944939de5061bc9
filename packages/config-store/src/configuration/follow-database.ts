import { setTimeout as delay } from "node:timers/promises";
import { migrate, openPool, type Pool, type PoolOptions } from "@payment-routing/database";
import { readLiveKeys } from "../keys/read-keys.ts";
import type { Logger } from "../logger.ts";
import { type ActiveState, readState } from "../versions/read-state.ts";
import { readVersion } from "../versions/read-version.ts";
import { readCachedSnapshot, writeCachedSnapshot } from "./cached-snapshot.ts";
import type { ConfigurationSnapshot } from "./configuration-snapshot.ts";
import type { FollowedConfiguration } from "./follow-files.ts";
import { type Hearing, hearOfChanges } from "./hear-of-changes.ts";
import { type Assemble, type CurrentConfiguration, keepCurrent } from "./keep-current.ts";
import { NoConfigurationError } from "./no-configuration-error.ts";
import { watchFiles } from "./watch-files.ts";

/** Options of `followDatabase`. */
export interface FollowedDatabaseOptions extends Pick<PoolOptions, "queryTimeoutMs"> {
  /** `postgresql://…` */
  readonly connectionString: string;
  /** Throws a ConfigurationError for a snapshot that has a fault here, such as a missing secret. */
  readonly assemble: Assemble;
  /** Whether keys of the sandbox are let in, as `assemble` does it. Otherwise false. */
  readonly sandbox?: boolean;
  /** What `assemble` reads besides: files, or folders of files. */
  readonly paths: readonly string[];
  /** Where what is active is kept for a start without the database. */
  readonly cacheFile: string;
  /** How often the database is looked at. It tells of changes besides, and usually that is sooner. */
  readonly intervalMs: number;
  readonly logger: Logger;
}

/**
 * Serves the active version of the database with the keys of the database, and follows both. Without the database it
 * starts with what was active when it last had it, and goes on trying.
 *
 * @throws NoConfigurationError when there is nothing to start with
 * @throws ConfigurationError when what there is has a fault
 */
export async function followDatabase(options: FollowedDatabaseOptions): Promise<FollowedConfiguration> {
  const { connectionString, assemble, sandbox = false, paths, intervalMs, logger } = options;
  const pool = openPool(connectionString, { ...options, ...POOL_OPTIONS });
  const ending = new AbortController();
  try {
    const { snapshot: initial, origin } = await findInitial(pool, options);
    const { signal } = ending;
    const current = await keepCurrent(initial, assemble, { sandbox, logger, signal }).catch(
      (error: unknown) => {
        if (!(error instanceof NoConfigurationError)) throw error;
        throw new NoConfigurationError(`${origin}: ${error.message}`);
      },
    );
    await saveCopy(initial, options);
    const hearing = hearOfChanges(pool);
    const stopWatching = await watchFiles({ paths, intervalMs, onChange: current.retake });
    const following = follow(pool, current, hearing, options, signal);
    return {
      live: current.live,
      async close() {
        ending.abort();
        stopWatching();
        hearing.close();
        await following;
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** One to look with, one to hear with. */
const POOL_OPTIONS = { maxConnections: 2, applicationName: "payment-routing configuration" };

interface Initial {
  readonly snapshot: ConfigurationSnapshot;
  /** Where it is from, for people. */
  readonly origin: string;
}

async function findInitial(pool: Pool, options: FollowedDatabaseOptions): Promise<Initial> {
  const { connectionString, cacheFile, logger } = options;
  const reading = migrate(connectionString, { partitions: false }).then(async () =>
    readSnapshot(pool, await readState(pool)),
  );
  try {
    return { snapshot: await Promise.race([reading, loseHeart()]), origin: "the database" };
  } catch (error) {
    if (error instanceof NoConfigurationError) throw error;
    const cached = await readCachedSnapshot(cacheFile).catch((lack: Error) => {
      throw new NoConfigurationError(`the database cannot be read, and ${lack.message}`, error);
    });
    // It may still fail, which nobody has to know: the database is looked at from now on.
    reading.catch(() => undefined);
    logger.warn({ err: error, copy: cacheFile, saved_at: cached.savedAt }, STARTED_FROM_COPY);
    return { snapshot: cached.snapshot, origin: `the copy of what was active, ${cacheFile}` };
  }
}

const STARTED_FROM_COPY =
  "started from a copy: what was activated, created or revoked since is not known until the database is back";

/** How long a start waits for a database that does not answer. */
const PATIENCE_MS = 5000;

async function loseHeart(): Promise<never> {
  await delay(PATIENCE_MS, undefined, { ref: false });
  throw new Error(`the database has not answered for ${PATIENCE_MS} ms`);
}

async function readSnapshot(pool: Pool, state: ActiveState): Promise<ConfigurationSnapshot> {
  if (state.digest === null)
    throw new NoConfigurationError(
      "no version is active in the database: see payment-routing config activate",
    );
  // Keys may be newer than the state says: then they are read once more at the next look.
  const [{ digest, files }, keys] = await Promise.all([readVersion(pool, state.digest), readLiveKeys(pool)]);
  return { state, digest, files, keys };
}

async function follow(
  pool: Pool,
  current: CurrentConfiguration,
  hearing: Hearing,
  options: FollowedDatabaseOptions,
  signal: AbortSignal,
): Promise<void> {
  const { intervalMs, logger } = options;
  let isAway = false;
  let heard = hearing.next();
  for (;;) {
    await Promise.race([heard, delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined)]);
    if (signal.aborted) return;
    // Asked for before it is looked: what changes while a change is taken is heard of as well.
    heard = hearing.next();
    try {
      const state = await readState(pool);
      if (isAway) logger.info({}, "the database of the configuration is back");
      isAway = false;
      if (current.isAccepted(state)) continue;
      const snapshot = await readSnapshot(pool, state);
      if (await current.take(snapshot)) await saveCopy(snapshot, options);
    } catch (error) {
      if (signal.aborted) return;
      // Said once: what is served is served on.
      if (!isAway) logger.warn({ err: error }, "the database of the configuration cannot be read");
      isAway = true;
    }
  }
}

/** A copy that cannot be written keeps nothing from being served. */
async function saveCopy(
  snapshot: ConfigurationSnapshot,
  { cacheFile, logger }: FollowedDatabaseOptions,
): Promise<void> {
  try {
    await writeCachedSnapshot(cacheFile, snapshot);
  } catch (error) {
    logger.warn({ err: error, copy: cacheFile }, "no copy of the active configuration can be written");
  }
}
