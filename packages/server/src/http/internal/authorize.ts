import type { IncomingMessage } from "node:http";
import type { InternalScope } from "@payment-routing/config-store";
import type { Route } from "@payment-routing/contract-runtime";
import { admitSession, CHALLENGE, type SessionGate } from "../../console/session-gate.ts";
import type { Exchange } from "../../metrics/request-tracker.ts";
import type { Problem } from "../../problems/problem.ts";
import type { FindAddress } from "../client-address.ts";
import { listIncluding } from "../credentials.ts";
import { type AuthenticationGuard, guardAuthentication } from "../guard-authentication.ts";
import type { InternalAuthenticator } from "./internal-authenticator.ts";
import { scopesOf } from "./operation.ts";

export interface InternalGate extends AuthenticationGuard {
  readonly authenticator: InternalAuthenticator;
  readonly findAddress: FindAddress;
  /** Undefined without a console. */
  readonly sessions: SessionGate | undefined;
}

/** A live key, or a person who signed in. */
export interface Caller {
  readonly keyId: string;
  readonly scope: InternalScope;
  /** The clients that the caller is limited to. Undefined without a limit. */
  readonly clientIds: readonly number[] | undefined;
}

export type Admission = (Caller & { readonly ok: true }) | { readonly ok: false; readonly problem: Problem };

/** What a route says about its callers. */
type Access = Pick<Route, "security" | "clientLimit">;

/** Admits a caller by the cookie of the console or by a key. Adds the key, or the failure, to the exchange. */
export async function authorize(
  gate: InternalGate,
  message: IncomingMessage,
  exchange: Exchange,
  route: Access,
): Promise<Admission> {
  const admission = gate.sessions && (await admitSession(gate.sessions, message));
  if (admission === undefined) return authorizeKey(gate, message, exchange, route);
  if (admission.ok) return checkCaller(admission.session, exchange, route);
  if (admission.hasEnded) recordEnded(gate, exchange);
  return admission;
}

/** Not limited: a token cannot be guessed, and open pages repeat their requests when their session has ended. */
export function recordEnded({ metrics }: Pick<InternalGate, "metrics">, exchange: Exchange): void {
  exchange.authenticationFailure = "ended";
  metrics.authenticationFailures.inc({ reason: "ended" });
}

/** Admits a caller with a key that may use a route. */
export function authorizeKey(
  gate: InternalGate,
  message: IncomingMessage,
  exchange: Exchange,
  route: Access,
): Admission {
  const found = gate.authenticator.authenticate(message.headers.authorization, Date.now());
  const address = gate.findAddress(message);
  const authentication = guardAuthentication(gate, found, address, exchange, UNAUTHENTICATED);
  return authentication.ok ? checkCaller(authentication, exchange, route) : authentication;
}

/** Checks scope and limit of a caller, and adds the key to the exchange. */
export function checkCaller(
  { keyId, scope, clientIds }: Caller,
  exchange: Exchange,
  route: Access,
): Admission {
  exchange.keyId = keyId;
  const allowed = listIncluding(scopesOf(route));
  if (!allowed.includes(scope)) {
    const detail = `A key with the scope ${OR.format(allowed)} is required; this key has the scope ${scope}.`;
    return { ok: false, problem: { code: "scope-mismatch", detail } };
  }
  if (clientIds === undefined || route.clientLimit === "filter") return { ok: true, keyId, scope, clientIds };
  const detail = `The key or person is limited to clients: ${clientIds.join(", ")}.`;
  return { ok: false, problem: { code: "outside-client-limit", detail } };
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });

const UNAUTHENTICATED: Problem = {
  code: "unauthenticated",
  detail: "Send a key of the internal listener as Bearer token.",
  headers: CHALLENGE,
};
