import type { AuthenticationFailure } from "../authentication/authenticator.ts";
import type { Exchange } from "../observability/exchange.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { Problem } from "../problems/problem.ts";
import { limitProblem } from "./limit-problem.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { sourceOf } from "./request-source.ts";

/** What keeps failed authentications within bounds. */
export interface AuthenticationGuard {
  /** By source of the request. Undefined: no limit. */
  readonly failedAuthentications: RateLimiter | undefined;
  readonly metrics: Metrics;
}

/** Who has a key, or why nobody is known by it. */
export type Authentication<Known> =
  | (Known & { readonly ok: true })
  | { readonly ok: false; readonly reason: AuthenticationFailure };

export type GuardedAuthentication<Known> =
  | (Known & { readonly ok: true })
  | { readonly ok: false; readonly problem: Problem };

/**
 * Turns a failed authentication into the problem to answer with. Notes on the exchange why the caller is not known.
 *
 * A live key always passes: many callers may share one source, such as a proxy, and none of them may lock the others out
 * with wrong keys. Keys are too long to be found by guessing. The limit keeps guesses out of logs and metrics, and tells
 * who guesses to stop. A request without credentials is no attempt and does not count.
 */
export function guardAuthentication<Known>(
  { failedAuthentications, metrics }: AuthenticationGuard,
  authentication: Authentication<Known>,
  /** The IP address that the request comes from. */
  address: string,
  exchange: Exchange,
  unauthenticated: Problem,
): GuardedAuthentication<Known> {
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
