import { isDeepStrictEqual } from "node:util";
import {
  ConfigurationError,
  type LoadedConfiguration,
  type WatchFilesOptions,
} from "@payment-routing/config-store";

/**
 * Makes a load refuse a configuration whose test cases fail, as it refuses any other fault. Cases are run where they or
 * the configuration say something else than those that passed last: a change of keys or secrets alone is never held up,
 * not even by a case that has come to fail since, as the day has changed that it is judged by.
 *
 * @throws ConfigurationError with every case that fails, from the load that is returned
 */
export function requirePassingCases(
  path: string,
  load: WatchFilesOptions["load"],
): WatchFilesOptions["load"] {
  let passed: LoadedConfiguration | undefined;
  return async (served, signal) => {
    const loaded = await load(served, signal);
    if (passed === undefined || !saysTheSame(passed, loaded)) await judge(path, loaded);
    passed = loaded;
    return loaded;
  };
}

async function judge(path: string, loaded: LoadedConfiguration): Promise<void> {
  if (loaded.cases.length === 0) return;
  // What analyses configurations is loaded where there is something for it to do.
  const { findCaseFaults } = await import("../configuration/find-case-faults.ts");
  const faults = findCaseFaults(path, loaded);
  if (faults.length > 0) throw new ConfigurationError(faults);
}

function saysTheSame(a: LoadedConfiguration, b: LoadedConfiguration): boolean {
  return a.router.configurationDigest === b.router.configurationDigest && isDeepStrictEqual(a.cases, b.cases);
}
