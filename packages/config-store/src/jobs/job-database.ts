// The imports of jobs that use the database. The thread loads them on demand: most jobs need only the configuration.
import { openPool, type Pool } from "@payment-routing/database";
import { findRejectedValues } from "@payment-routing/delivery";
import type { RejectedCallbacks } from "@payment-routing/operator-contract";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";

export { coverRecords, DecisionArchive, simulateRecords } from "@payment-routing/decision-store";
export { isTransientError } from "@payment-routing/delivery";

/** A pool for one job. */
export function openJobPool(connectionString: string, queryTimeoutMs: number): Pool {
  return openPool(connectionString, {
    maxConnections: 2,
    applicationName: "payment-routing job",
    queryTimeoutMs,
  });
}

interface RejectedCallbacksOptions {
  /** Leaves out callbacks that this configuration rejects too. */
  readonly before?: Pick<LoadedConfiguration, "merchants"> | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Finds the next callbacks of sessions in the database that the closed codes of a configuration would reject. */
export async function findRejectedCallbacks(
  pool: Pool,
  { merchants }: Pick<LoadedConfiguration, "merchants">,
  { before, onProgress }: RejectedCallbacksOptions = {},
): Promise<RejectedCallbacks> {
  const { sessions, codes } = await findRejectedValues(pool, merchants, {
    ...(before && { before: before.merchants }),
    ...(onProgress && { onProgress }),
  });
  return {
    sessions,
    codes: codes.map(({ values, ...code }) => ({
      ...code,
      values: values.map(({ value, ...each }) => ({ ...each, value: String(value) })),
    })),
  };
}
