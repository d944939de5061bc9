import type { IncomingMessage, ServerResponse } from "node:http";
import type { Delivery } from "@payment-routing/delivery";
import type { RequestContext, Route } from "../request-context.ts";
import { authorize, type InternalGate } from "./authorize.ts";
import { DATABASE_UNAVAILABLE } from "./describe-failure.ts";
import { createDocumentRoute, type DocumentBounds } from "./document-route.ts";
import { type InternalAnswer, type InternalRoute, reject } from "./internal-route.ts";
import { leaveOutQueries } from "./personal-data.ts";
import { readQuery } from "./read-query.ts";

export interface InternalService extends DocumentBounds {
  readonly gate: InternalGate;
  /** Undefined until the database is reached. */
  readonly findDelivery: () => Delivery | undefined;
}

/**
 * Creates the routes of the listener. The order of checks is: 503 while shutting down, 413 or 408, 415, 429, 401, 403, 503
 * without a database, and then those of the route.
 */
export function createInternalRoutes(
  routes: readonly InternalRoute[],
  service: InternalService,
): readonly Route[] {
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
    const { keyId, scope } = admission;
    const { headers } = message;
    const watchEnd = () => watchResponse(response);
    const admitted = { delivery, keyId, scope, parameters, query, headers, document, exchange, watchEnd };
    const answered = await route.answer(admitted);
    if (scope !== "viewer" || !("content" in answered)) return answered;
    return { ...answered, content: leaveOutQueries(answered.content) };
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
