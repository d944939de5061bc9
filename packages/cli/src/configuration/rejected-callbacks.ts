import type { LoadedConfiguration } from "@payment-routing/config-store";
import { findRejectedCallbacks } from "@payment-routing/config-store/jobs";
import type { RejectedCallbacks } from "@payment-routing/operator-contract";
import { CommandError, type Terminal } from "../command.ts";
import { createProgress } from "../progress.ts";
import { type DatabaseSettings, hasDatabase } from "../service/database-settings.ts";
import { useVersions } from "./use-versions.ts";

/**
 * Finds callbacks of sessions in the database that the closed codes of a configuration would reject and those of the
 * previous one accept. Undefined without closed codes or without a database.
 */
export async function findRejected(
  loaded: LoadedConfiguration,
  settings: DatabaseSettings,
  terminal: Terminal,
  before?: LoadedConfiguration,
): Promise<RejectedCallbacks | undefined> {
  if (!hasDatabase(settings) || !loaded.configuration.closed_codes?.length) return undefined;
  const progress = createProgress(terminal);
  const options = { onProgress: progress.show, before };
  try {
    return await useVersions(settings, (pool) => findRejectedCallbacks(pool, loaded, options));
  } catch (error) {
    // The rest of the command does not need the database.
    if (!(error instanceof CommandError)) throw error;
    terminal.complain(`warning: sessions were not checked: ${error.lines.join("; ")}`);
    return undefined;
  } finally {
    progress.stop();
  }
}
