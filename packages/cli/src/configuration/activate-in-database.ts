import { createCasesResult, createLintResult } from "@payment-routing/config-analysis";
import {
  activateVersion,
  assembleConfiguration,
  findStoredVersion,
  type LoadedConfiguration,
  readState,
} from "@payment-routing/config-store";
import { CommandError, type Terminal } from "../command.ts";
import { createProgress } from "../progress.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { showPlace } from "../show-text.ts";
import { type ACTOR_SETTINGS, readActor } from "./actor-settings.ts";
import { loadSource, type SOURCE_SETTINGS } from "./load-source.ts";
import { describeFailedCase } from "./print-cases.ts";
import { useVersions } from "./use-versions.ts";

/** Printed when `cases_taken` is false. */
export const CASES_NOT_STORED =
  "test cases not stored: this version is already stored with other test cases. Change the configuration to store new ones";

/** The result of an activation. */
export interface ActivationOutcome {
  readonly digest: string;
  /** Null for the first switch. */
  readonly previous: string | null;
  readonly changed: boolean;
  /** Whether the stored version has the test cases of the given one. */
  readonly cases_taken: boolean;
  readonly secrets_checked: boolean;
  /** Files with credentials, which are not part of a version. */
  readonly leftOut: readonly string[];
}

/**
 * Checks a configuration in this process, stores and activates it.
 *
 * @throws CommandError with the issues that prevent the activation
 */
export async function activateInDatabase(
  given: SettingsOf<typeof SOURCE_SETTINGS & typeof ACTOR_SETTINGS>,
  terminal: Terminal,
): Promise<ActivationOutcome> {
  const actor = readActor(given);
  // Read before the checks, so that a concurrent activation makes this one fail.
  const { digest: expected } = await useVersions(given, readState);
  const { loaded, files, leftOut } = await loadSource(given, terminal.environment);
  checkActivation(loaded, terminal);
  const { configurationDigest: digest } = loaded.router;
  const { previous, cases_taken } = await useVersions(given, async (pool) => {
    const stored = await findStoredVersion(pool, digest, assembleConfiguration);
    const cases_taken = stored === undefined || haveSameCases(loaded, stored);
    if (digest === expected) return { previous: expected, cases_taken };
    return { ...(await activateVersion(pool, { digest, files }, { ...actor, expected })), cases_taken };
  });
  const secrets_checked = given.secrets !== undefined || !namesSecrets(loaded);
  return { digest, previous, changed: digest !== expected, cases_taken, secrets_checked, leftOut };
}

/** Test cases are not part of the digest: a version that is stored again keeps its own. */
export function haveSameCases(a: LoadedConfiguration, b: LoadedConfiguration): boolean {
  return JSON.stringify(a.cases) === JSON.stringify(b.cases);
}

function namesSecrets({ configuration: { clients } }: LoadedConfiguration): boolean {
  return clients.some(({ callbacks }) => callbacks?.secrets !== undefined);
}

/** @throws CommandError with lint errors and failed test cases */
export function checkActivation(loaded: LoadedConfiguration, terminal: Terminal): void {
  const progress = createProgress(terminal);
  const { findings } = createLintResult(loaded, { onProgress: progress.show });
  progress.stop();
  const errors = findings.filter(({ severity }) => severity === "error");
  const failed = createCasesResult(loaded).outcomes.filter(({ passed }) => !passed);
  if (errors.length + failed.length === 0) return;
  const lines = [
    ...errors.map(({ rule, message, ...position }) => `${showPlace(position)} ${rule}: ${message}`),
    ...failed.flatMap(describeFailedCase),
    "payment-routing config activate: not activated",
  ];
  const issues = [
    ...errors.map(({ severity, pointer, ...error }) => error),
    ...failed.flatMap(({ name, issues }) => issues.map((issue) => ({ ...issue, case: name }))),
  ];
  throw new CommandError(lines, { document: { issues } });
}
