import { defineCommand, EXIT_CODES } from "../command.ts";
import { checkCells } from "../doctor/check-cells.ts";
import { checkCollector } from "../doctor/check-collector.ts";
import { checkConfiguration, checkKeys, checkSecrets } from "../doctor/check-configuration.ts";
import {
  checkClock,
  checkConnection,
  checkConnections,
  checkMigrations,
  checkRights,
  checkSettings,
  checkSuitability,
  checkVacuum,
  checkWritable,
} from "../doctor/check-database.ts";
import { checkCertificates, checkEndpoints } from "../doctor/check-endpoints.ts";
import { checkCallbacks, checkPartitions, checkProcesses } from "../doctor/check-service.ts";
import { checkArchive, checkSpool } from "../doctor/check-spool.ts";
import { openDeployment } from "../doctor/deployment.ts";
import { type Check, error, type Problem, type Severity } from "../doctor/finding.ts";
import { describeDatabaseFailure } from "../service/check-database.ts";
import { SETTINGS, type Settings } from "../settings/service-settings.ts";
import { flag } from "../settings/setting-kinds.ts";
import { choosePaint, type Style, showCount } from "../show-text.ts";

export const command = defineCommand({
  description:
    "Check a deployment and print what is wrong and what to do: its database, configuration, secrets, keys, endpoints, certificates, processes and callbacks. Takes the settings of serve: run it with the environment and as the user of a process of the service. Changes nothing, and sends nothing to merchants. Exit with 0 only if there are no errors and no warnings.",
  settings: {
    ...SETTINGS,
    json: flag("Print JSON, one object per line: each finding, then a summary."),
  },
  async run({ json, ...settings }, terminal) {
    const { print, environment } = terminal;
    const paint = choosePaint(terminal);
    const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
    for await (const finding of examine(settings, environment)) {
      counts[finding.severity]++;
      print(json ? JSON.stringify({ event: "finding", ...finding }) : describe(finding, paint));
    }
    const { error: errors, warning: warnings, note: notes } = counts;
    if (json) print(JSON.stringify({ event: "summary", errors, warnings, notes }));
    else if (errors + warnings + notes === 0) print(paint("green", "No findings."));
    else
      print(
        `${[showCount(errors, "error"), showCount(warnings, "warning"), showCount(notes, "note")].join(", ")}. docs/operations/doctor.md describes each check.`,
      );
    if (errors > 0) return EXIT_CODES.failed;
    return warnings > 0 ? EXIT_CODES.warned : EXIT_CODES.done;
  },
});

function describe({ severity, check, message }: Finding, paint: ReturnType<typeof choosePaint>): string {
  return `${paint(STYLES[severity], severity.padEnd(7))}  ${check}: ${message}`;
}

const STYLES: Record<Severity, Style> = { error: "red", warning: "yellow", note: "dim" };

/** The checks in the order of their findings. Each has a section of its name in docs/operations/doctor.md. */
export const CHECKS: Readonly<Record<string, Check>> = {
  settings: ({ settingsIssues }) => settingsIssues.map(error),
  connection: checkConnection,
  server: checkSuitability,
  writable: checkWritable,
  "server-settings": checkSettings,
  clock: checkClock,
  migrations: checkMigrations,
  rights: checkRights,
  partitions: checkPartitions,
  connections: checkConnections,
  cells: checkCells,
  vacuum: checkVacuum,
  spool: checkSpool,
  archive: checkArchive,
  configuration: checkConfiguration,
  secrets: checkSecrets,
  keys: checkKeys,
  endpoints: checkEndpoints,
  certificates: checkCertificates,
  processes: checkProcesses,
  callbacks: checkCallbacks,
  collector: checkCollector,
};

/** A problem of a deployment, and the check that found it. */
interface Finding extends Problem {
  readonly check: string;
}

/** Runs every check on the deployment that the settings of a process describe. */
async function* examine(
  given: Settings,
  environment: NodeJS.ProcessEnv,
): AsyncGenerator<Finding, void, void> {
  await using deployment = await openDeployment(given, environment);
  const reporting = new Set<string>();
  for (const [check, list] of Object.entries(CHECKS)) {
    try {
      for (const problem of await list(deployment)) {
        reporting.add(check);
        yield { check, ...problem };
      }
    } catch (cause) {
      const isDenied = (cause as { readonly code?: unknown }).code === INSUFFICIENT_PRIVILEGE;
      // The check of rights has named all that are missing.
      if (isDenied && reporting.has("rights")) continue;
      yield { check, ...error(`the check could not be made: ${describeDatabaseFailure(cause)}`) };
    }
  }
}

const INSUFFICIENT_PRIVILEGE = "42501";
