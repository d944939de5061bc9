import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";

/**
 * Milliseconds to wait after a failed attempt. Undefined after the last one.
 *
 * Follows the merchant's schedule with jitter, so that callbacks that failed together are not retried together. Retry-After
 * can lengthen the wait, up to a day, but not shorten it: the schedule limits how often a callback is sent.
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

/** Maximum effect of a Retry-After. */
export const MAX_RETRY_AFTER_MS = 86_400_000;
