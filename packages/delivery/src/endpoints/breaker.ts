/**
 * When the breaker of an endpoint opens, and for how long.
 *
 * A breaker is the columns `failures` and `open_until` of the endpoint's row, so that all workers share it:
 *
 * - **closed**: `open_until` is null. An attempt that gets no answer, or one that says that nobody is there, raises
 *   `failures`; any other answer makes it 0 again. At the threshold the breaker opens.
 * - **open**: `open_until` is in the future. Nothing is posted. What was under way when it opened changes nothing any
 *   more, unless it is answered: that closes the breaker.
 * - **half-open**: `open_until` is past. The claim that moves it on by a lease makes the one attempt that is let through.
 *   Its failure opens the breaker again, for twice as long; its answer closes it. If nothing is posted after all, the
 *   next attempt is let through at once, and if its worker is lost, at the end of the lease.
 *
 * There is a row only for an endpoint that has something to remember.
 */
export interface BreakerSettings {
  /** Failures in a row that open it. */
  readonly threshold: number;
  /** The first pause; each further one is twice as long. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

export const DEFAULT_BREAKER: BreakerSettings = {
  // More than the retries of one callback in its first minutes: a single session does not stop its merchant.
  threshold: 10,
  firstPauseMs: 5000,
  // The price of an endpoint that is dead for long is one attempt in five minutes; back again it waits no longer.
  maxPauseMs: 300_000,
};

/** SQL for the end of a pause that begins now, after a number of pauses before; a fifth of it is left to chance. */
export function writePauseEnd(pausesBefore: string, firstPauseMs: string, maxPauseMs: string): string {
  const pauseMs = `least(${maxPauseMs}, ${firstPauseMs} * 2.0 ^ least(${pausesBefore}, 30))`;
  return `now() + ${pauseMs} * (0.9 + 0.2 * random()) * interval '1 ms'`;
}
