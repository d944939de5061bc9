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
  /** Whether a live key gets past the limit of its source. */
  readonly admitsKeysPastLimit: boolean;
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
 * Authenticates a caller whose source is within its limit. Notes on the exchange why a caller is not known.
 *
 * Strangers past their failed authentications are refused whatever key they bring: a limit that the right key gets past
 * would not slow down the search for it. At the internal listener it does get past: those who have a key there are few,
 * known, and often behind one address, and one with an old key must not keep the others from reporting. A request without
 * credentials is no attempt and does not count.
 */
export function guardAuthentication<Known>(
  { failedAuthentications, admitsKeysPastLimit, metrics }: AuthenticationGuard,
  { authorization, address }: Caller,
  exchange: Exchange,
  authenticate: Authenticate<Known>,
  unauthenticated: Problem,
): GuardedAuthentication<Known> {
  const source = failedAuthentications === undefined ? "" : sourceOf(address);
  const lockout = failedAuthentications?.secondsToWait(source) ?? 0;
  if (lockout > 0 && !admitsKeysPastLimit) return lockOut(lockout);
  const authentication = authenticate(authorization, Date.now());
  if (authentication.ok) return authentication;
  if (lockout > 0) return lockOut(lockout);
  const { reason } = authentication;
  exchange.authenticationFailure = reason;
  metrics.authenticationFailures.inc({ reason });
  if (reason !== "missing") failedAuthentications?.take(source);
  return { ok: false, problem: unauthenticated };
}

function lockOut(seconds: number) {
  return { ok: false, problem: limitProblem("too-many-failed-authentications", seconds) } as const;
}
