import type { LoadedConfiguration } from "@payment-routing/config-store";
import { findRejectedValues, type RejectedCode, type RejectedValues } from "@payment-routing/delivery";
import { CommandError, type Terminal } from "../command.ts";
import { createProgress } from "../progress.ts";
import type { DatabaseSettings } from "../service/database-settings.ts";
import { useVersions } from "./use-versions.ts";

/**
 * Finds callbacks of sessions in the database that the closed codes of a configuration would reject and those of the
 * previous one accept. Undefined without closed codes or without a database.
 */
export async function findRejectedCallbacks(
  { configuration, merchants }: LoadedConfiguration,
  settings: DatabaseSettings,
  terminal: Terminal,
  before?: LoadedConfiguration,
): Promise<RejectedValues | undefined> {
  const { databaseUrl, embedded } = settings;
  if (databaseUrl === undefined && !embedded) return undefined;
  if ((configuration.closed_codes ?? []).length === 0) return undefined;
  const progress = createProgress(terminal);
  const options = { onProgress: progress.show, ...(before && { before: before.merchants }) };
  try {
    return await useVersions(settings, (pool) => findRejectedValues(pool, merchants, options));
  } catch (error) {
    // The rest of the command does not need the database.
    if (!(error instanceof CommandError)) throw error;
    terminal.complain(`warning: sessions were not checked: ${error.lines.join("; ")}`);
    return undefined;
  } finally {
    progress.stop();
  }
}

const MAX_VALUES = 5;

/** Describes the callbacks that a closed code rejects, in one line. */
export function describeRejected({ code, sessions, values }: RejectedCode, looked: number): string {
  const shown = values.slice(0, MAX_VALUES).map((each) => `${each.value} at ${each.path} (${each.sessions})`);
  const more = values.length > MAX_VALUES ? [`${values.length - MAX_VALUES} more`] : [];
  return `the next callbacks of ${sessions} of ${looked} sessions in the database would be parked, because ${code} is closed and does not contain ${[...shown, ...more].join(", ")}`;
}
