/** The worker's clock compared with others. */
export interface WorkerClock {
  /** Milliseconds ahead of the database's clock. Undefined until measured. */
  readonly aheadMs: number | undefined;
  /**
   * - `agrees`: within the tolerance of the database, or not measured yet
   * - `database-differs`: the database differs from this worker and from the other workers, or there are none
   * - `worker-differs`: this worker differs from the database and the other workers. It claims nothing, because receivers
   *   compare the time of a signature with their own clocks and would reject its callbacks.
   */
  readonly state: "agrees" | "database-differs" | "worker-differs";
}

/** Well below the five minutes for which receivers accept a signature. */
const TOLERANCE_MS = 30_000;

/** Compares the clock of a worker. Both parameters are milliseconds ahead of the database's clock. */
export function checkClock(aheadMs: number | undefined, others: readonly number[]): WorkerClock {
  if (aheadMs === undefined || Math.abs(aheadMs) <= TOLERANCE_MS) return { aheadMs, state: "agrees" };
  const median = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
  const isAlone = median !== undefined && Math.abs(aheadMs - median) > TOLERANCE_MS;
  return { aheadMs, state: isAlone ? "worker-differs" : "database-differs" };
}
