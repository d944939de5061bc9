import type { IncomingMessage } from "node:http";
import type { Delivery } from "@payment-routing/delivery";
import type { FindAddress } from "../client-address.ts";
import { type InternalScope, listIncluding } from "../credentials.ts";
import { type AuthenticationGuard, guardAuthentication } from "../guard-authentication.ts";
import { isJsonMediaType, isXmlMediaType } from "../media-type.ts";
import type { Exchange } from "../observability/exchange.ts";
import type { Problem } from "../problems/problem.ts";
import { describeBodyFailure, SHUTTING_DOWN } from "../problems/request-problems.ts";
import { type BodyBounds, type BodyResult, readBody } from "../read-body.ts";
import type { RequestContext, Route } from "../request-context.ts";
import { DATABASE_UNAVAILABLE, describeFailure } from "./describe-failure.ts";
import type { InternalAuthenticator } from "./internal-authenticator.ts";
import { type InternalAnswer, type InternalRoute, reject } from "./internal-route.ts";
import { readQuery } from "./read-query.ts";

export interface InternalService {
  readonly gate: InternalGate;
  /** Undefined until the database is reached. */
  readonly findDelivery: () => Delivery | undefined;
  readonly findAddress: FindAddress;
  readonly isShuttingDown: () => boolean;
  readonly maxBytes: number;
  readonly bodyTimeoutMs: number;
}

/**
 * Creates the routes of the listener. The order of checks is: 503 while shutting down, 413 or 408, 415, 429, 401, 403, 503
 * without a database, and then those of the route.
 */
export function createInternalRoutes(
  routes: readonly InternalRoute[],
  service: InternalService,
): readonly Route[] {
  const { maxBytes, bodyTimeoutMs: timeoutMs } = service;
  const bounds = { maxBytes, timeoutMs };
  return routes.map((route) => {
    const { method, path, operation } = route;
    return { method, path, operation, handle: (context) => handle(route, context) };
  });

  async function handle(route: InternalRoute, context: RequestContext): Promise<void> {
    if (service.isShuttingDown()) context.reject(SHUTTING_DOWN);
    else if (route.document === undefined) await answer(route, context, NO_DOCUMENT);
    else {
      const result = await receiveBody(context, bounds);
      const failure = result.ok
        ? checkType(route, context.message)
        : describeBodyFailure(result.reason, bounds);
      if (failure !== undefined) context.reject(failure);
      else if (result.ok) await answer(route, context, result.body);
    }
  }

  async function answer(route: InternalRoute, context: RequestContext, document: Buffer): Promise<void> {
    try {
      const outcome = await findOutcome(route, context, document);
      if (!outcome.ok) context.reject(outcome.problem);
      else if ("lines" in outcome) await context.stream(LINES_TYPE, writeLines(outcome.lines));
      else {
        const { status = 200, headers = {}, content } = outcome;
        context.answer({ status, headers, contentType: JSON_TYPE, body: JSON.stringify(content) });
      }
    } catch (error) {
      const problem = context.response.headersSent ? undefined : describeFailure(error);
      if (problem === undefined) throw error;
      context.reject(problem);
    }
  }

  async function findOutcome(
    route: InternalRoute,
    { message, exchange, parameters }: RequestContext,
    document: Buffer,
  ): Promise<InternalAnswer> {
    const { headers } = message;
    const caller = { authorization: headers.authorization, address: service.findAddress(message) };
    const admission = authorizeKey(service.gate, caller, exchange, route.scopes);
    if (!admission.ok) return admission;
    const delivery = service.findDelivery();
    if (delivery === undefined) return reject(DATABASE_UNAVAILABLE);
    const query = readSearchParams(message);
    const parsed = route.query === undefined ? readQuery({}, query) : { ok: true as const };
    if (!parsed.ok) return parsed;
    const { keyId, scope } = admission;
    return await route.answer({ delivery, keyId, scope, parameters, query, headers, document, exchange });
  }
}

export function readSearchParams({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.split("?", 2)[1]);
}

function receiveBody({ message, response }: RequestContext, bounds: BodyBounds): Promise<BodyResult> {
  return new Promise((resolve) => readBody(message, response, bounds, resolve));
}

const JSON_TYPE = "application/json; charset=utf-8";
export const LINES_TYPE = "application/x-ndjson; charset=utf-8";
const NO_DOCUMENT = Buffer.alloc(0);

async function* writeLines(lines: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

function checkType({ document }: InternalRoute, { headers }: IncomingMessage): Problem | undefined {
  const { "content-type": type = "", "content-encoding": encoding = "identity" } = headers;
  if (encoding.toLowerCase() !== "identity") return unsupported("The body must not be compressed.");
  if (document === "search")
    return isXmlMediaType(type) ? undefined : unsupported("Send Content-Type: application/xml, in UTF-8.");
  return isJsonMediaType(type) ? undefined : unsupported("Send Content-Type: application/json, in UTF-8.");
}

function unsupported(detail: string): Problem {
  return { code: "unsupported-media-type", detail };
}

export interface InternalGate extends AuthenticationGuard {
  readonly authenticator: InternalAuthenticator;
}

export type KeyAdmission =
  | { readonly ok: true; readonly keyId: string; readonly scope: InternalScope }
  | { readonly ok: false; readonly problem: Problem };

/** Admits a caller with a key of one of the scopes, or of one that includes it. Adds the key, or the failure, to the exchange. */
export function authorizeKey(
  gate: InternalGate,
  { authorization, address }: { readonly authorization: string | undefined; readonly address: string },
  exchange: Exchange,
  scopes: readonly InternalScope[],
): KeyAdmission {
  const found = gate.authenticator.authenticate(authorization, Date.now());
  const authentication = guardAuthentication(gate, found, address, exchange, UNAUTHENTICATED);
  if (!authentication.ok) return authentication;
  exchange.keyId = authentication.keyId;
  const allowed = listIncluding(scopes);
  if (allowed.includes(authentication.scope)) return authentication;
  const detail = `A key with the scope ${OR.format(allowed)} is required; this key has the scope ${authentication.scope}.`;
  return { ok: false, problem: { code: "scope-mismatch", detail } };
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });

const UNAUTHENTICATED: Problem = {
  code: "unauthenticated",
  detail: "Send a key of the internal listener as Bearer token.",
  headers: { "www-authenticate": 'Bearer realm="payment routing, internal"' },
};
