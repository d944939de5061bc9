import { describeDatabaseFailure } from "../service/check-database.ts";
import type { Settings } from "../settings/service-settings.ts";
import { checkConfiguration, checkKeys, checkSecrets } from "./check-configuration.ts";
import { checkCertificates, checkEndpoints } from "./check-endpoints.ts";
import {
  checkClock,
  checkConnection,
  checkConnections,
  checkSettings,
  checkSuitability,
  checkVacuum,
  checkWritable,
} from "./check-server.ts";
import { checkCallbacks, checkPartitions, checkProcesses } from "./check-service.ts";
import { checkSpool } from "./check-spool.ts";
import { checkMigrations, checkRights } from "./check-tables.ts";
import { openDeployment } from "./deployment.ts";
import { type Check, error, type Problem } from "./finding.ts";

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
  vacuum: checkVacuum,
  spool: checkSpool,
  configuration: checkConfiguration,
  secrets: checkSecrets,
  keys: checkKeys,
  endpoints: checkEndpoints,
  certificates: checkCertificates,
  processes: checkProcesses,
  callbacks: checkCallbacks,
};

/** A problem of a deployment, and the check that found it. */
export interface Finding extends Problem {
  readonly check: string;
}

/** Runs every check on the deployment that the settings of a process describe. */
export async function* examine(
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
