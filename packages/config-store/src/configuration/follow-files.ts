import { isDeepStrictEqual } from "node:util";
import type { Credentials } from "../credentials.ts";
import type { Logger } from "../logger.ts";
import { holdConfiguration, type LiveConfiguration } from "./live-configuration.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";
import { logRefusal, warnOf } from "./log-change.ts";
import { watchFiles } from "./watch-files.ts";

/** Options of `followFiles`. */
export interface FollowedFilesOptions {
  /**
   * Loads the configuration as the files have it now; what the one that is served has already is taken over from it. The
   * signal tells that nobody follows any more.
   */
  readonly load: (served?: LoadedConfiguration, signal?: AbortSignal) => Promise<LoadedConfiguration>;
  /** Reads the keys alone, where the rest is refused; undefined when they are not in order either. */
  readonly reloadCredentials: (served: LoadedConfiguration) => Promise<Credentials | undefined>;
  /** Everything that `load` reads: files, or folders of files. */
  readonly paths: readonly string[];
  /** How often the files are looked at. A change takes effect between one and two of it after it is written. */
  readonly intervalMs: number;
  readonly logger: Logger;
}

/** A configuration that follows its source. */
export interface FollowedConfiguration {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  close(): Promise<void>;
}

/**
 * Loads a configuration from files and follows them: each change that has no fault is put in place as a whole, and one
 * that has is told with every position, while the one before stays; keys that are in order change even then.
 *
 * @throws ConfigurationError when there is a fault from the start
 */
export async function followFiles(options: FollowedFilesOptions): Promise<FollowedConfiguration> {
  const { load, reloadCredentials, paths, intervalMs, logger } = options;
  const initial = await load();
  warnOf(initial, logger);
  const replaceable = holdConfiguration(initial);
  const ending = new AbortController();
  const { signal } = ending;

  async function reload(): Promise<void> {
    try {
      const before = replaceable.current;
      const configuration = await load(before, signal);
      if (signal.aborted) return;
      replaceable.replace(configuration);
      const isSettled = configuration.configuration === before.configuration;
      logger.info(
        {
          configuration_digest: configuration.router.configurationDigest,
          before: before.router.configurationDigest,
        },
        isSettled ? "keys and secrets replaced" : "configuration replaced",
      );
      warnOf(configuration, logger);
    } catch (error) {
      if (signal.aborted) return;
      replaceable.refuse();
      logRefusal(error, logger);
      await replaceKeys();
    }
  }

  async function replaceKeys(): Promise<void> {
    const { current } = replaceable;
    // What keeps them from being read has been told as what keeps the rest from it.
    const credentials = await reloadCredentials(current).catch(() => undefined);
    if (credentials === undefined || isDeepStrictEqual(credentials, current.credentials)) return;
    replaceable.replace({ ...current, credentials });
    const { configurationDigest: configuration_digest } = current.router;
    logger.info({ configuration_digest }, "keys replaced: the configuration before stays");
  }

  const stopWatching = await watchFiles({ paths, intervalMs, onChange: reload });
  return {
    live: replaceable,
    async close() {
      ending.abort();
      stopWatching();
    },
  };
}
