// The imports of jobs that use the database. The thread loads them on demand: most jobs need only the configuration.
import { openPool, type Pool } from "@payment-routing/database";

export { coverRecords, simulateRecords } from "@payment-routing/decision-store";
export { isTransientError } from "@payment-routing/delivery";
export { findRejectedCallbacks } from "./find-rejected-callbacks.ts";

/** A pool for one job. */
export function openJobPool(connectionString: string, queryTimeoutMs: number): Pool {
  return openPool(connectionString, {
    maxConnections: 2,
    applicationName: "payment-routing job",
    queryTimeoutMs,
  });
}
