/** What a worker knows of its clock. */
export interface WorkerClock {
  /** By how many milliseconds it is ahead of the database's; undefined until that has been measured. */
  readonly aheadMs: number | undefined;
  /**
   * - `agrees`: with the database, or nothing is known yet
   * - `database-differs`: from this worker, and others agree with the worker, or there are none
   * - `worker-differs`: from the database and from the other workers. Such a worker claims nothing: what it signed would
   *   be rejected, since receivers hold the time of a signature against their own clocks.
   */
  readonly verdict: "agrees" | "database-differs" | "worker-differs";
}

/** By how much clocks may differ. Receivers take signatures that are five minutes old. */
const TOLERANCE_MS = 30_000;

/** Judges the clock of a worker. Both parameters are milliseconds ahead of the database's clock. */
export function checkClock(aheadMs: number | undefined, others: readonly number[]): WorkerClock {
  if (aheadMs === undefined || Math.abs(aheadMs) <= TOLERANCE_MS) return { aheadMs, verdict: "agrees" };
  const median = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
  const isAlone = median !== undefined && Math.abs(aheadMs - median) > TOLERANCE_MS;
  return { aheadMs, verdict: isAlone ? "worker-differs" : "database-differs" };
}
