import type { Authentication, Authenticator } from "../authentication/authenticator.ts";
import { type AuthenticationGuard, guardAuthentication } from "../limits/guard-authentication.ts";
import { limitProblem } from "../limits/limit-problem.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import type { Exchange } from "../observability/exchange.ts";
import type { Problem } from "../problems/problem.ts";

/** What decides whether a caller's document is read at all. */
export interface Gate extends AuthenticationGuard {
  readonly authenticator: Authenticator;
  /** By client_id. Undefined: no limit. */
  readonly searches: RateLimiter | undefined;
}

/** Who sent a request. */
export interface Caller {
  readonly authentication: Authentication;
  /** The IP address that the request comes from. */
  readonly address: string;
}

export type Admission =
  | { readonly ok: true; readonly clientId: number }
  | { readonly ok: false; readonly problem: Problem };

/** Lets a caller in that is known and within its limit. Notes on the exchange who it is, or why that is not known. */
export function admitCaller(gate: Gate, { authentication, address }: Caller, exchange: Exchange): Admission {
  const { searches } = gate;
  const known = guardAuthentication(gate, authentication, address, exchange, UNAUTHENTICATED);
  if (!known.ok) return known;
  const { clientId, keyId } = known;
  exchange.clientId = clientId;
  exchange.keyId = keyId;
  if (searches === undefined) return { ok: true, clientId };
  const client = String(clientId);
  const wait = searches.secondsToWait(client);
  if (wait > 0) return { ok: false, problem: limitProblem("client-limit-exceeded", wait) };
  searches.take(client);
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
