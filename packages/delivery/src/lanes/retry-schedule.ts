import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";

/**
 * How long to wait after a failed attempt, in milliseconds; undefined when it was the last.
 *
 * The merchant's schedule says how long, with a part of it left to chance, so that callbacks that failed together do not
 * come back together. A receiver that asks for more time (Retry-After) gets it, up to a day; one that asks for less does
 * not: the schedule is what bounds how often a callback is sent.
 */
export function findRetryWait(
  { schedule_seconds, jitter }: MerchantCallbacks["retry"],
  failedBefore: number,
  retryAfterMs = 0,
  random: () => number = Math.random,
): number | undefined {
  const seconds = schedule_seconds[failedBefore];
  if (seconds === undefined) return undefined;
  const waitMs = seconds * 1000 * (1 + jitter * (2 * random() - 1));
  return Math.round(Math.max(waitMs, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)));
}

/** Longest that a Retry-After is honoured. */
export const MAX_RETRY_AFTER_MS = 86_400_000;
