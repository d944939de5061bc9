import type { Authenticator } from "../authentication/authenticator.ts";
import {
  type AuthenticationGuard,
  type Caller,
  guardAuthentication,
} from "../limits/guard-authentication.ts";
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

export type Admission =
  | { readonly ok: true; readonly clientId: number }
  | { readonly ok: false; readonly problem: Problem };

/** Lets a caller in that is known and within its limit. Notes on the exchange who it is, or why that is not known. */
export function admitCaller(gate: Gate, caller: Caller, exchange: Exchange): Admission {
  const { authenticator, searches } = gate;
  const { authenticate } = authenticator;
  const authentication = guardAuthentication(gate, caller, exchange, authenticate, UNAUTHENTICATED);
  if (!authentication.ok) return authentication;
  const { clientId, keyId } = authentication;
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
