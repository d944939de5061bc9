import { findActivationIssues, type LintOptions } from "@payment-routing/config-analysis";
import {
  activateVersion,
  assembleConfiguration,
  findStoredVersion,
  type LoadedConfiguration,
  readState,
} from "@payment-routing/config-store";
import { writeMembers } from "@payment-routing/server";
import { CommandError, defineCommand, type Terminal } from "../../command.ts";
import { ACTOR_SETTINGS, readActor } from "../../configuration/actor-settings.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { describeFailure } from "../../configuration/run-test-cases.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showPlace } from "../../show-text.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...ACTOR_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const activate = defineCommand({
  description:
    "Store a configuration in the database, if it is new, and activate it. Every process with --config-source database serves it from then on. Fails if the configuration has an issue, a lint error or a failing test case, or if somebody else activates a version at the same time. Ignores credentials in the folder: see payment-routing keys. Stores test cases only together with a new version.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const actor = readActor(given);
  // Read before the checks, so that a concurrent activation makes this one fail.
  const { digest: expected } = await useVersions(given, readState);
  const { loaded, files, leftOut } = await loadSource(given, environment);
  const progress = createProgress(terminal);
  const issues = listActivationIssues(loaded, { onProgress: progress.show });
  progress.stop();
  if (issues.lines.length > 0)
    throw new CommandError([...issues.lines, "payment-routing config activate: not activated"], {
      document: { faults: issues.faults },
    });
  const { configurationDigest: digest } = loaded.router;
  const version = { digest, files };
  const { previous, casesTaken } = await useVersions(given, async (pool) => {
    const casesTaken = hasCasesOf(loaded, await findStoredVersion(pool, digest, assembleConfiguration));
    if (digest === expected) return { previous: expected, casesTaken };
    return { ...(await activateVersion(pool, version, { ...actor, expected })), casesTaken };
  });
  const changed = digest !== expected;
  const secretsChecked = given.secrets !== undefined || !namesSecrets(loaded);
  const outcome = { digest, previous, changed, casesTaken, secretsChecked };
  if (given.json) print(JSON.stringify(writeMembers(outcome)));
  else for (const line of describe({ ...outcome, leftOut })) print(line);
  return EXIT_CODES.done;
}

/** A stored version keeps its test cases. They are not part of the digest. */
function hasCasesOf(loaded: LoadedConfiguration, stored: LoadedConfiguration | undefined): boolean {
  return stored === undefined || JSON.stringify(stored.cases) === JSON.stringify(loaded.cases);
}

function namesSecrets({ configuration: { clients } }: LoadedConfiguration): boolean {
  return clients.some(({ callbacks }) => callbacks?.secrets !== undefined);
}

interface Outcome {
  readonly digest: string;
  readonly previous: string | null;
  readonly changed: boolean;
  readonly casesTaken: boolean;
  readonly secretsChecked: boolean;
  readonly leftOut: readonly string[];
}

function describe({
  digest,
  previous,
  changed,
  casesTaken,
  secretsChecked,
  leftOut,
}: Outcome): readonly string[] {
  const cases = casesTaken
    ? []
    : [
        "test cases not stored: this version is already stored with other test cases. Change the configuration to store new ones",
      ];
  if (!changed) return [...cases, `${digest} is already active`];
  return [
    ...leftOut.map((file) => `ignored, because keys are not part of a version: ${file}`),
    ...cases,
    `active: ${digest}`,
    `before: ${previous ?? "none"}`,
    ...(secretsChecked
      ? []
      : [
          "warning: the secrets were not checked, because --secrets is missing. A process without one of them keeps serving the previous version, and cannot start with this one",
        ]),
  ];
}

/** The reasons why a configuration cannot be activated. */
interface ActivationIssues {
  /** Lint errors and failed test cases as text. */
  readonly lines: readonly string[];
  /** The same as JSON. */
  readonly faults: readonly object[];
}

/** Lists lint errors and failed test cases. */
function listActivationIssues(loaded: LoadedConfiguration, options: LintOptions): ActivationIssues {
  const { lintErrors, failedCases } = findActivationIssues(loaded, options);
  return {
    lines: [
      ...lintErrors.map(
        ({ pointer, rule, message }) => `${showPlace(loaded.locate(pointer))} ${rule}: ${message}`,
      ),
      ...failedCases.flatMap((outcome) => describeFailure(outcome, loaded)),
    ],
    faults: [
      ...lintErrors.map(({ pointer, rule, message }) => ({ ...locate(loaded, pointer), rule, message })),
      ...failedCases.flatMap(({ name, position, issues }) =>
        issues.map(({ pointer, expected, received, reasons }) => {
          const place = locate(loaded, `/cases/${position}${pointer}`);
          return { ...place, case: name, pointer, expected, received, reasons };
        }),
      ),
    ],
  };
}

function locate(loaded: LoadedConfiguration, pointer: string) {
  const { file, line, column } = loaded.locate(pointer) ?? {};
  return { file, line, column };
}
