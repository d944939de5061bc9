import type { Authenticator } from "../authentication/authenticator.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { sourceOf } from "../limits/request-source.ts";
import type { Exchange } from "../observability/exchange.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { Problem } from "../problems/problem.ts";

/** What decides whether a caller's document is read at all. */
export interface Gate {
  readonly authenticator: Authenticator;
  /** By source of the request. Undefined: no limit. */
  readonly failedAuthentications: RateLimiter | undefined;
  /** By client_id. Undefined: no limit. */
  readonly searches: RateLimiter | undefined;
  readonly metrics: Metrics;
}

export interface Caller {
  readonly authorization: string | undefined;
  /** The IP address that the request comes from. */
  readonly address: string;
}

export type Admission =
  | { readonly ok: true; readonly clientId: number }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Lets a caller in that is known and within its limit. Notes on the exchange who it is, or why that is not known.
 *
 * A source past its failed authentications is refused whatever key it brings: a limit that the right key gets past
 * would not slow down the search for it. A request without credentials is no attempt and does not count.
 */
export function admitCaller(gate: Gate, caller: Caller, exchange: Exchange): Admission {
  const { authenticator, failedAuthentications, searches, metrics } = gate;
  const source = failedAuthentications === undefined ? "" : sourceOf(caller.address);
  const lockout = failedAuthentications?.secondsToWait(source) ?? 0;
  if (lockout > 0) return refuse("too-many-failed-authentications", lockout);

  const authentication = authenticator.authenticate(caller.authorization, new Date());
  if (!authentication.ok) {
    exchange.authenticationFailure = authentication.reason;
    metrics.authenticationFailures.inc({ reason: authentication.reason });
    if (authentication.reason !== "missing") failedAuthentications?.take(source);
    return { ok: false, problem: UNAUTHENTICATED };
  }

  const { clientId, keyId } = authentication;
  exchange.clientId = clientId;
  exchange.keyId = keyId;
  const client = String(clientId);
  const wait = searches?.secondsToWait(client) ?? 0;
  if (wait > 0) return refuse("client-limit-exceeded", wait);
  searches?.take(client);
  return { ok: true, clientId };
}

const UNAUTHENTICATED: Problem = {
  code: "unauthenticated",
  detail:
    "Send an API key: HTTP Basic with the client_id as user name and the key as password, or the key as Bearer token.",
  headers: {
    "www-authenticate": ['Basic realm="payment routing", charset="UTF-8"', 'Bearer realm="payment routing"'],
  },
};

function refuse(
  code: "too-many-failed-authentications" | "client-limit-exceeded",
  waitSeconds: number,
): Admission {
  const seconds = Math.ceil(waitSeconds);
  const detail = `Try again in ${seconds} s.`;
  return { ok: false, problem: { code, detail, headers: { "retry-after": String(seconds) } } };
}
