import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperatorStore } from "@payment-routing/config-store";
import type { Delivery } from "@payment-routing/delivery";
import { leaveOutQueries } from "../../operator/personal-data.ts";
import type { Problem } from "../../problems/problem.ts";
import { writeJson } from "../../processor/map-in-turns.ts";
import type { RequestContext, Route } from "../request-context.ts";
import { authorize, type InternalGate } from "./authorize.ts";
import { DATABASE_UNAVAILABLE } from "./describe-failure.ts";
import { createDocumentRoute, type DocumentBounds } from "./document-route.ts";
import { type InternalAnswer, type InternalRequest, type InternalRoute, reject } from "./internal-route.ts";
import { type KeyShares, rejectShare } from "./key-shares.ts";
import { readQuery } from "./read-query.ts";

export interface InternalService extends DocumentBounds {
  readonly shares: KeyShares;
  readonly gate: InternalGate;
  readonly store: OperatorStore;
  /** Undefined until the database is reached. */
  readonly findDelivery: () => Delivery | undefined;
}

/**
 * Creates the routes of the listener. The order of checks is: 503 while shutting down, 413 or 408, 415, 429, 401, 403, 503
 * without a database, 429 when the key has its share, and then those of the route.
 */
export function createInternalRoutes(
  routes: readonly InternalRoute[],
  service: InternalService,
): readonly Route[] {
  const { shares, store } = service;
  return routes.map((route) =>
    createDocumentRoute(route, service, (context, document) => answer(route, context, document)),
  );

  async function answer(
    route: InternalRoute,
    { message, response, exchange, parameters }: RequestContext,
    document: Buffer,
  ): Promise<InternalAnswer> {
    const admission = await authorize(service.gate, message, exchange, route.scopes);
    if (!admission.ok) return admission;
    const delivery = service.findDelivery();
    if (delivery === undefined) return reject(DATABASE_UNAVAILABLE);
    const query = readSearchParams(message);
    const parsed = route.query === undefined ? readQuery({}, query) : { ok: true as const };
    if (!parsed.ok) return parsed;
    // The caller has disconnected: nobody reads the response.
    if (response.closed) return { ok: true };
    const { keyId, scope } = admission;
    const { headers } = message;
    const inTurn = shares.inTurnOf(keyId);
    const reads = shares.readsOf(delivery.context.pool);
    const inShare: InternalRequest["inShare"] = (step) => reads.run(keyId, step);
    const watchEnd = () => watchResponse(response);
    const admitted = { delivery, store, keyId, scope, parameters, query, headers, document, exchange };
    const run = () => route.answer({ ...admitted, inTurn, inShare, watchEnd });
    // Before the end is watched: a signal that aborts takes longer than parsing a report.
    if (route.share === "none") return await run();
    const problem = enter(route, keyId, message, watchEnd());
    if (problem !== undefined) return reject(await problem);
    if (route.share !== undefined) return await run();
    return await inShare(async () => {
      if (response.closed) return { ok: true };
      const answered = await run();
      if (!("content" in answered)) return answered;
      const convert = scope === "viewer" ? leaveOutQueries : undefined;
      return { ...answered, json: await writeJson(answered.content, inTurn, convert) };
    });
  }

  /** Takes the share of a request until its response ends. Returns a problem, later, when the key has its share. */
  function enter(
    { share }: InternalRoute,
    keyId: string,
    { socket }: IncomingMessage,
    ended: AbortSignal,
  ): Promise<Problem> | undefined {
    const request = shares.requests.add(keyId, socket);
    if (request === undefined) return rejectShare("requests");
    ended.addEventListener("abort", request.end);
    if (share !== "streams" && share !== "jobs") return undefined;
    const release = shares[share].take(keyId);
    if (release === undefined) return rejectShare(share);
    ended.addEventListener("abort", release);
    return undefined;
  }
}

function watchResponse(response: ServerResponse): AbortSignal {
  const ending = new AbortController();
  if (response.closed) ending.abort();
  else response.once("close", () => ending.abort());
  return ending.signal;
}

export function readSearchParams({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.split("?", 2)[1]);
}
