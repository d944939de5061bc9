import type { Logger } from "../observability/logger.ts";
import { holdConfiguration, type LiveConfiguration } from "./live-configuration.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";
import { logRefusal, warnOf } from "./log-change.ts";
import { watchFiles } from "./watch-files.ts";

export interface FollowedFilesOptions {
  /** Loads the configuration as the files have it now. */
  readonly load: () => Promise<LoadedConfiguration>;
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
 * that has is told with every position, while the one before stays.
 *
 * @throws ConfigurationError when there is a fault from the start
 */
export async function followFiles(options: FollowedFilesOptions): Promise<FollowedConfiguration> {
  const { load, paths, intervalMs, logger } = options;
  const initial = await load();
  warnOf(initial, logger);
  const replaceable = holdConfiguration(initial);

  async function reload(): Promise<void> {
    try {
      const configuration = await load();
      const before = replaceable.current.router.configurationDigest;
      replaceable.replace(configuration);
      logger.info(
        { configuration_digest: configuration.router.configurationDigest, before },
        "configuration replaced",
      );
      warnOf(configuration, logger);
    } catch (error) {
      replaceable.refuse();
      logRefusal(error, logger);
    }
  }

  const close = await watchFiles({ paths, intervalMs, onChange: reload });
  return { live: replaceable, close: async () => close() };
}
