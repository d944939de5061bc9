import type { IncomingMessage } from "node:http";
import type { InternalScope } from "@payment-routing/config-store";
import { admitSession, CHALLENGE, type SessionGate } from "../../console/session-gate.ts";
import type { Exchange } from "../../metrics/request-tracker.ts";
import type { Problem } from "../../problems/problem.ts";
import type { FindAddress } from "../client-address.ts";
import { listIncluding } from "../credentials.ts";
import { type AuthenticationGuard, guardAuthentication } from "../guard-authentication.ts";
import type { InternalAuthenticator } from "./internal-authenticator.ts";

export interface InternalGate extends AuthenticationGuard {
  readonly authenticator: InternalAuthenticator;
  readonly findAddress: FindAddress;
  /** Undefined without a console. */
  readonly sessions: SessionGate | undefined;
}

export type Admission =
  | { readonly ok: true; readonly keyId: string; readonly scope: InternalScope }
  | { readonly ok: false; readonly problem: Problem };

/** Admits a caller by the cookie of the console or by a key. Adds the key, or the failure, to the exchange. */
export async function authorize(
  gate: InternalGate,
  message: IncomingMessage,
  exchange: Exchange,
  scopes: readonly InternalScope[],
): Promise<Admission> {
  const admission = gate.sessions && (await admitSession(gate.sessions, message));
  if (admission === undefined) return authorizeKey(gate, message, exchange, scopes);
  if (admission.ok) return checkScope(admission.session, exchange, scopes);
  if (admission.hasEnded) recordEnded(gate, exchange);
  return admission;
}

/** Not limited: a token cannot be guessed, and open pages repeat their requests when their session has ended. */
export function recordEnded({ metrics }: Pick<InternalGate, "metrics">, exchange: Exchange): void {
  exchange.authenticationFailure = "ended";
  metrics.authenticationFailures.inc({ reason: "ended" });
}

/** Admits a caller with a key of one of the scopes, or of one that includes it. */
export function authorizeKey(
  gate: InternalGate,
  message: IncomingMessage,
  exchange: Exchange,
  scopes: readonly InternalScope[],
): Admission {
  const found = gate.authenticator.authenticate(message.headers.authorization, Date.now());
  const address = gate.findAddress(message);
  const authentication = guardAuthentication(gate, found, address, exchange, UNAUTHENTICATED);
  return authentication.ok ? checkScope(authentication, exchange, scopes) : authentication;
}

/** Adds the key to the exchange. */
export function checkScope(
  { keyId, scope }: { readonly keyId: string; readonly scope: InternalScope },
  exchange: Exchange,
  scopes: readonly InternalScope[],
): Admission {
  exchange.keyId = keyId;
  const allowed = listIncluding(scopes);
  if (allowed.includes(scope)) return { ok: true, keyId, scope };
  const detail = `A key with the scope ${OR.format(allowed)} is required; this key has the scope ${scope}.`;
  return { ok: false, problem: { code: "scope-mismatch", detail } };
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });

const UNAUTHENTICATED: Problem = {
  code: "unauthenticated",
  detail: "Send a key of the internal listener as Bearer token.",
  headers: CHALLENGE,
};
