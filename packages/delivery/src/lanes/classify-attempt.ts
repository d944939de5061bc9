import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";
import type { AttemptEnded } from "../context.ts";
import type { EndpointSignal } from "../endpoints/endpoint-signal.ts";
import type { PostResult } from "../http/exchange.ts";
import { ANSWERED_OLDER, isAnsweredOlder } from "./answered-older.ts";
import type { Settlement } from "./settle-lanes.ts";

/** What has to be known of a callback to judge an attempt at it. */
export interface JudgedCallback {
  /** An operator sends it once more: that it is old is known. */
  readonly isRedelivery?: boolean;
  /** Failed attempts before this one. */
  readonly attempts: number;
  readonly isFinal: boolean;
}

export type Judgement = Pick<Settlement, "verdict" | "waitMs" | "reason"> & {
  readonly outcome: AttemptEnded["outcome"];
} & Pick<EndpointSignal, "health" | "slowMs" | "isGone">;

/**
 * What an attempt means for the lane and for the endpoint. Any 2xx accepts. A 410 stops everything to the endpoint until
 * an operator resumes it, and costs the callback nothing. 429, 502, 504 and whatever comes with a Retry-After slow the
 * endpoint down. Those and all others, redirects among them, are failures, retried on the merchant's schedule.
 */
export function classifyAttempt(
  result: Pick<PostResult, "end" | "status" | "retryAfterMs"> & Partial<Pick<PostResult, "responseBody">>,
  callback: JudgedCallback,
  { retry, on_exhausted }: Pick<MerchantCallbacks, "retry" | "on_exhausted">,
): Judgement {
  const { status, retryAfterMs } = result;
  const signal = { health: findHealth(result), slowMs: 0, isGone: false };
  if (isAccepted(status)) {
    const reason = !callback.isRedelivery && isAnsweredOlder(result) ? ANSWERED_OLDER : undefined;
    return { ...signal, waitMs: 0, reason, verdict: "deliver", outcome: "accepted" };
  }
  if (status === GONE) return { ...PASS, ...signal, verdict: "hold", outcome: "gone", isGone: true };

  const isSlowed = SLOWING.has(status ?? 0) || (status !== undefined && retryAfterMs !== undefined);
  const slowMs = isSlowed ? Math.min(retryAfterMs ?? DEFAULT_SLOW_MS, MAX_RETRY_AFTER_MS) : 0;
  const outcome = isSlowed ? "slowed" : OUTCOMES[result.end];
  const waitMs = findRetryWait(retry, callback.attempts, retryAfterMs);
  if (waitMs !== undefined)
    return { ...signal, slowMs, outcome, verdict: "retry", waitMs, reason: undefined };
  return { ...signal, slowMs, outcome, waitMs: 0, ...exhaust(callback, on_exhausted) };
}

/** How the reason of a lane begins that is parked until there is a newer callback to send. */
export const STALLED = "waits for a newer callback";

export function writeStalled(attempts: number): string {
  return `${STALLED}: ${writeExhausted(attempts)}`;
}

function writeExhausted(attempts: number): string {
  return `not accepted in ${attempts} attempts`;
}

const GONE = 410;
const SLOWING: ReadonlySet<number> = new Set([429, 502, 504]);
/** A receiver that is overloaded, or deploys, and does not say for how long. */
const DEFAULT_SLOW_MS = 5000;

const PASS = { waitMs: 0, reason: undefined } as const;

const OUTCOMES = { answered: "refused", failed: "failed", timeout: "timeout", blocked: "blocked" } as const;

function isAccepted(status = 0): boolean {
  return status >= 200 && status < 300;
}

/** An error of the server, or of the gateway before it, is as good as no answer. */
function findHealth({ status = 0 }: Pick<PostResult, "status">): EndpointSignal["health"] {
  return status >= 200 && status < 500 ? "answers" : "fails";
}

function exhaust(
  { attempts, isFinal }: JudgedCallback,
  policy: MerchantCallbacks["on_exhausted"],
): Pick<Settlement, "verdict" | "reason"> {
  const reason = writeExhausted(attempts + 1);
  if (policy === "skip") return { verdict: "skip", reason: undefined };
  // Nothing may stand for a final status, so there is nothing to wait for.
  if (policy === "coalesce" && !isFinal) return { verdict: "stall", reason: writeStalled(attempts + 1) };
  return { verdict: "park", reason };
}

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
