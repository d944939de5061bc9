import type { InternalScope } from "../authentication/credentials.ts";
import type { InternalAuthenticator } from "../authentication/internal-authenticator.ts";
import { type AuthenticationGuard, guardAuthentication } from "../limits/guard-authentication.ts";
import type { Exchange } from "../observability/exchange.ts";
import type { Problem } from "../problems/problem.ts";

/** What decides who may do something at the internal listener. */
export interface InternalGate extends AuthenticationGuard {
  readonly authenticator: InternalAuthenticator;
}

export type HolderAdmission =
  | { readonly ok: true; readonly keyId: string }
  | { readonly ok: false; readonly problem: Problem };

/** Lets in whoever has a key of one of the scopes. Notes on the exchange which key it is, or why there is none. */
export function admitHolder(
  gate: InternalGate,
  { authorization, address }: { readonly authorization: string | undefined; readonly address: string },
  exchange: Exchange,
  scopes: readonly InternalScope[],
): HolderAdmission {
  const found = gate.authenticator.authenticate(authorization, Date.now());
  const authentication = guardAuthentication(gate, found, address, exchange, UNAUTHENTICATED);
  if (!authentication.ok) return authentication;
  exchange.keyId = authentication.keyId;
  if (scopes.includes(authentication.scope)) return authentication;
  const detail = `It takes a key of the scope ${scopes.join(" or ")}; this one's is ${authentication.scope}.`;
  return { ok: false, problem: { code: "scope-mismatch", detail } };
}

const UNAUTHENTICATED: Problem = {
  code: "unauthenticated",
  detail: "Send a key of the internal listener as Bearer token.",
  headers: { "www-authenticate": 'Bearer realm="payment routing, internal"' },
};
