import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";
import type { AttemptEnded } from "../database/context.ts";
import type { EndpointSignal } from "../endpoints/note-signals.ts";
import type { PostResult } from "../http/post-result.ts";
import { findRetryWait, MAX_RETRY_AFTER_MS } from "./retry-schedule.ts";
import type { Settlement } from "./settlement.ts";
import { isTakenForOlder, TAKEN_FOR_OLDER } from "./taken-for-older.ts";

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
export function judgeAttempt(
  result: Pick<PostResult, "end" | "status" | "retryAfterMs"> & Partial<Pick<PostResult, "responseBody">>,
  callback: JudgedCallback,
  { retry, on_exhausted }: Pick<MerchantCallbacks, "retry" | "on_exhausted">,
): Judgement {
  const { status, retryAfterMs } = result;
  const signal = { health: findHealth(result), slowMs: 0, isGone: false };
  if (isAccepted(status)) {
    const reason = !callback.isRedelivery && isTakenForOlder(result) ? TAKEN_FOR_OLDER : undefined;
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
