import { isDeepStrictEqual } from "node:util";
import {
  ConfigurationError,
  type LoadedConfiguration,
  startOf,
  type WatchFilesOptions,
} from "@payment-routing/config-store";

/**
 * Wraps a load so that it rejects a configuration whose test cases fail. Cases run only if the configuration or the cases
 * changed since they last passed: a change of keys or secrets alone must not fail because a case depends on the date.
 *
 * The returned load throws a ConfigurationError with every failing case.
 */
export function requirePassingCases(
  path: string,
  load: WatchFilesOptions["load"],
): WatchFilesOptions["load"] {
  let passed: LoadedConfiguration | undefined;
  return async (served, signal) => {
    const loaded = await load(served, signal);
    if (passed === undefined || !isUnchanged(passed, loaded)) await checkCases(path, loaded);
    passed = loaded;
    return loaded;
  };
}

async function checkCases(path: string, loaded: LoadedConfiguration): Promise<void> {
  if (loaded.cases.length === 0) return;
  // Imported on demand: most configurations have no cases.
  const { listCaseIssues } = await import("@payment-routing/routing/analysis");
  const issues = listCaseIssues(loaded, startOf(path));
  if (issues.length > 0) throw new ConfigurationError(issues);
}

function isUnchanged(a: LoadedConfiguration, b: LoadedConfiguration): boolean {
  return a.router.configurationDigest === b.router.configurationDigest && isDeepStrictEqual(a.cases, b.cases);
}
