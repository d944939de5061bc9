import type { Metrics } from "../metrics/metrics.ts";
import type { Exchange } from "../metrics/request-tracker.ts";
import type { Problem } from "../problems/problem.ts";
import { limitProblem } from "../problems/request-problems.ts";
import { sourceOf } from "./client-address.ts";
import type { AuthenticationFailure } from "./credentials.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface AuthenticationGuard {
  /** By source of the request. Undefined: no limit. */
  readonly failedAuthentications: RateLimiter | undefined;
  readonly metrics: Metrics;
}

/** An authenticated caller, or the reason of the failure. */
export type Authentication<Caller> =
  | (Caller & { readonly ok: true })
  | { readonly ok: false; readonly reason: AuthenticationFailure };

export type GuardedAuthentication<Caller> =
  | (Caller & { readonly ok: true })
  | { readonly ok: false; readonly problem: Problem };

/**
 * Turns a failed authentication into a problem, and sets the failure of the exchange. Limits failures by source, to keep
 * guesses out of logs and metrics.
 *
 * A live key always passes: callers behind one proxy share a source, and must not lock each other out with wrong keys. A
 * request without credentials is not counted.
 */
export function guardAuthentication<Caller>(
  { failedAuthentications, metrics }: AuthenticationGuard,
  authentication: Authentication<Caller>,
  /** The IP address of the caller. */
  address: string,
  exchange: Exchange,
  unauthenticated: Problem,
): GuardedAuthentication<Caller> {
  if (authentication.ok) return authentication;
  const source = failedAuthentications === undefined ? "" : sourceOf(address);
  const lockout = failedAuthentications?.secondsToWait(source) ?? 0;
  if (lockout > 0) return { ok: false, problem: limitProblem("too-many-failed-authentications", lockout) };
  const { reason } = authentication;
  exchange.authenticationFailure = reason;
  metrics.authenticationFailures.inc({ reason });
  if (reason !== "missing") failedAuthentications?.take(source);
  return { ok: false, problem: unauthenticated };
}
