import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import type { AttemptEnded } from "../context.ts";
import type { EndpointSignal } from "../endpoints/endpoint-signal.ts";
import type { PostResult } from "../http/exchange.ts";
import { ANSWERED_OLDER, isAnsweredOlder } from "./answered-older.ts";
import type { AttemptRecord } from "./record-attempts.ts";
import type { Settlement } from "./settle-callbacks.ts";

/** The properties of a callback that `classifyAttempt` needs. */
export interface AttemptedCallback {
  /** Whether an operator requested it. An answer that it is old is then expected. */
  readonly isRedelivery?: boolean;
  /** Failed attempts before this one. */
  readonly attempts: number;
  readonly isFinal: boolean;
}

export type AttemptResult = Pick<Settlement, "action" | "waitMs" | "reason"> & {
  readonly outcome: AttemptEnded["outcome"];
} & Pick<EndpointSignal, "health" | "slowMs" | "isGone">;

/**
 * Classifies an attempt for the lane and the endpoint. Any 2xx accepts. A 410 pauses the endpoint until an operator resumes it,
 * and does not count as an attempt. 429, 502, 504 and any answer with a Retry-After slow the endpoint down. These and all other
 * answers, including redirects, are failures and retried on the merchant's schedule.
 */
export function classifyAttempt(
  result: Pick<PostResult, "end" | "status" | "retryAfterMs"> &
    Partial<Pick<PostResult, "error" | "responseBody">>,
  callback: AttemptedCallback,
  { retry, on_exhausted }: Pick<MerchantCallbacks, "retry" | "on_exhausted">,
): AttemptResult {
  const { status, retryAfterMs } = result;
  const signal = { health: findHealth(result), slowMs: 0, isGone: false };
  if (isAccepted(status)) {
    const reason = !callback.isRedelivery && isAnsweredOlder(result) ? ANSWERED_OLDER : undefined;
    return { ...signal, waitMs: 0, reason, action: "deliver", outcome: "accepted" };
  }
  if (status === GONE) return { ...PASS, ...signal, action: "hold", outcome: "gone", isGone: true };

  const isSlowed = SLOWING.has(status ?? 0) || (status !== undefined && retryAfterMs !== undefined);
  const slowMs = isSlowed ? Math.min(retryAfterMs ?? DEFAULT_SLOW_MS, MAX_RETRY_AFTER_MS) : 0;
  const outcome = isSlowed ? "slowed" : OUTCOMES[result.end];
  const waitMs = findRetryWait(retry, callback.attempts, retryAfterMs);
  // Any other error is the receiver's, and is shown with the attempt.
  const reason = result.end === "blocked" ? result.error : undefined;
  if (waitMs !== undefined) return { ...signal, slowMs, outcome, action: "retry", waitMs, reason };
  return { ...signal, slowMs, outcome, waitMs: 0, ...exhaust(callback, on_exhausted, reason) };
}

/** Prefix of `state_reason` of a lane that is parked until a newer callback exists. */
export const STALLED_PREFIX = "waits for a newer callback";

export function writeStalled(attempts: number): string {
  return `${STALLED_PREFIX}: ${writeExhausted(attempts)}`;
}

function writeExhausted(attempts: number): string {
  return `not accepted in ${attempts} attempts`;
}

const GONE = 410;
const SLOWING: ReadonlySet<number> = new Set([429, 502, 504]);
/** Pause after an answer without Retry-After. */
const DEFAULT_SLOW_MS = 5000;

const PASS = { waitMs: 0, reason: undefined } as const;

const OUTCOMES = { answered: "rejected", failed: "failed", timeout: "timeout", blocked: "blocked" } as const;

function isAccepted(status = 0): boolean {
  return status >= 200 && status < 300;
}

/** A 5xx counts as no answer. */
function findHealth({ status = 0 }: Pick<PostResult, "status">): EndpointSignal["health"] {
  return status >= 200 && status < 500 ? "answers" : "fails";
}

function exhaust(
  { attempts, isFinal }: AttemptedCallback,
  policy: MerchantCallbacks["on_exhausted"],
  blocked: string | undefined,
): Pick<Settlement, "action" | "reason"> {
  const reason = [writeExhausted(attempts + 1), blocked].filter(Boolean).join(": ");
  if (policy === "skip") return { action: "skip", reason: undefined };
  // A final status is never superseded, so there is nothing to wait for.
  if (policy === "coalesce" && !isFinal) return { action: "stall", reason: `${STALLED_PREFIX}: ${reason}` };
  return { action: "park", reason };
}

/** The class of a failed attempt, by what an operator looks at next. Undefined for an accepted one. */
export function classifyFailure({
  outcome,
  status,
  error = "",
}: Pick<AttemptRecord, "outcome" | "status" | "error">): AttemptEnded["failure"] {
  if (outcome === "accepted") return undefined;
  if (status !== undefined) return status < 400 ? "3xx" : status < 500 ? "4xx" : "5xx";
  if (outcome === "timeout" || outcome === "blocked") return outcome;
  if (DNS.test(error)) return "dns";
  return TLS.test(error) ? "tls" : "connection";
}

// An error begins with the code that Node gives it. Those of OpenSSL are the reasons why a certificate is not valid. PostgreSQL
// reads these expressions too.
export const DNS = /^(?:ENOTFOUND|EAI_|ENODATA|ESERVFAIL|EREFUSED)/;
export const TLS =
  /^(?:EPROTO|ERR_TLS_|ERR_SSL_|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_)/;

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
