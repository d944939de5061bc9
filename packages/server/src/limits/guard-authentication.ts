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

export interface Caller {
  readonly authorization: string | undefined;
  /** The IP address that the request comes from. */
  readonly address: string;
}

/** Finds out who has a key, as an authenticator does. */
export type Authenticate<Known> = (
  authorization: string | undefined,
  now: number,
) => (Known & { readonly ok: true }) | { readonly ok: false; readonly reason: AuthenticationFailure };

export type GuardedAuthentication<Known> =
  | (Known & { readonly ok: true })
  | { readonly ok: false; readonly problem: Problem };

/**
 * Authenticates a caller. Notes on the exchange why a caller is not known.
 *
 * A live key always passes: many callers may share one source, such as a proxy, and none of them may lock the others out
 * with wrong keys. Keys are too long to be found by guessing. The limit keeps guesses out of logs and metrics, and tells
 * who guesses to stop. A request without credentials is no attempt and does not count.
 */
export function guardAuthentication<Known>(
  { failedAuthentications, metrics }: AuthenticationGuard,
  { authorization, address }: Caller,
  exchange: Exchange,
  authenticate: Authenticate<Known>,
  unauthenticated: Problem,
): GuardedAuthentication<Known> {
  const authentication = authenticate(authorization, Date.now());
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
