import { isDeepStrictEqual } from "node:util";
import type { Logger } from "@payment-routing/database";
import type { Credentials } from "../keys/credentials.ts";
import { createLiveConfiguration, type LiveConfiguration } from "./live-configuration.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";
import { logRejection, logWarnings } from "./log-changes.ts";
import { pollFiles } from "./poll-files.ts";

/** Options of `watchConfigurationFiles`. */
export interface WatchFilesOptions {
  /**
   * Loads the configuration from the files, and reuses what is unchanged from the current configuration. The signal aborts
   * when the process stops watching.
   */
  readonly load: (current?: LoadedConfiguration, signal?: AbortSignal) => Promise<LoadedConfiguration>;
  /** Reads only the keys, after `load` failed. Undefined when the keys are not valid either. */
  readonly reloadCredentials: (current: LoadedConfiguration) => Promise<Credentials | undefined>;
  /** Lists everything that `load` last read or tried to read: files, or folders of files. */
  readonly paths: () => readonly string[];
  /** A change takes effect one to two intervals after it is written. */
  readonly intervalMs: number;
  readonly logger: Logger;
}

/** A configuration that is reloaded when its source changes. */
export interface WatchedConfiguration {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  close(): Promise<void>;
}

/**
 * Loads a configuration from files and reloads it after each change. A change that is not valid is logged and rejected as
 * a whole, except for its keys: valid keys are replaced.
 *
 * @throws ConfigurationError when the first load fails
 */
export async function watchConfigurationFiles(options: WatchFilesOptions): Promise<WatchedConfiguration> {
  const { load, reloadCredentials, paths, intervalMs, logger } = options;
  const initial = await load();
  logWarnings(initial, logger);
  const live = createLiveConfiguration(initial);
  const closing = new AbortController();
  const { signal } = closing;

  async function reload(): Promise<void> {
    try {
      const before = live.current;
      const configuration = await load(before, signal);
      if (signal.aborted) return;
      live.replace(configuration);
      const isUnchanged = configuration.configuration === before.configuration;
      logger.info(
        {
          event: isUnchanged ? "keys-replaced" : "configuration-replaced",
          configuration_digest: configuration.router.configurationDigest,
          before: before.router.configurationDigest,
        },
        isUnchanged ? "keys and secrets replaced" : "configuration replaced",
      );
      logWarnings(configuration, logger);
    } catch (error) {
      if (signal.aborted) return;
      await replaceKeys();
      // After the keys, whose replacement ends a rejection.
      live.reject();
      logRejection(error, logger);
    }
  }

  async function replaceKeys(): Promise<void> {
    const { current } = live;
    // The error failed the load too, which logs it.
    const credentials = await reloadCredentials(current).catch(() => undefined);
    if (credentials === undefined || isDeepStrictEqual(credentials, current.credentials)) return;
    live.replace({ ...current, credentials });
    const { configurationDigest: configuration_digest } = current.router;
    logger.info({ event: "keys-replaced", configuration_digest }, "keys replaced; the configuration stays");
  }

  const stopPolling = await pollFiles({ paths, intervalMs, onChange: reload });
  return {
    live,
    async close() {
      closing.abort();
      stopPolling();
    },
  };
}
