import type { IncomingMessage } from "node:http";
import { ROUTES } from "@payment-routing/search-contract";
import { type FindAddress, sourceOf } from "../http/client-address.ts";
import { readBody } from "../http/read-body.ts";
import type { RequestContext, Route } from "../http/request-context.ts";
import { addClientSeconds } from "../metrics/metrics.ts";
import type { Problem } from "../problems/problem.ts";
import { describeBodyFailure, SHUTTING_DOWN, TOO_MANY_UNANSWERED } from "../problems/request-problems.ts";
import { readTraceparent, type Tracing } from "../tracing/open-tracing.ts";
import { answerSearch, type SearchService } from "./answer-search.ts";
import { FairTurns } from "./fair-turns.ts";
import { recordRejectedSearches } from "./rejected-searches.ts";
import { WaitingRequests } from "./waiting-requests.ts";

/** Section 4.1 of the interface. */
export const SEARCH_PATH = ROUTES.searchPaymentMethods.path;

const XML = "application/xml; charset=utf-8";

export interface SearchRouteOptions {
  readonly service: SearchService;
  readonly findAddress: FindAddress;
  readonly bodyTimeoutMs: number;
  readonly isShuttingDown: () => boolean;
  readonly tracing: Tracing | undefined;
}

/**
 * The routes of the search: GET with a body, as the interface requires, and POST for callers that cannot send one.
 *
 * The key is checked once, after the head. The body of a caller without a live key is counted and discarded. Clients are
 * served in fair turns; callers without a live key count as one client for each source.
 */
export function createSearchRoutes(options: SearchRouteOptions): readonly Route[] {
  const { service, findAddress, isShuttingDown, bodyTimeoutMs, tracing } = options;
  const bounds = { maxBytes: service.maxBytes, timeoutMs: bodyTimeoutMs };
  const { decisions, metrics } = service;
  const recordRejected = decisions && recordRejectedSearches(decisions, metrics);
  const waiting = new WaitingRequests();
  const turns = new FairTurns();
  return [ROUTES.searchPaymentMethods, ROUTES.postPaymentMethodSearch].map(({ method, path }) => ({
    method,
    path,
    operation: "search",
    handle,
  }));

  async function handle(context: RequestContext): Promise<void> {
    if (isShuttingDown()) return context.reject(SHUTTING_DOWN);
    const { message, response, exchange } = context;
    const { headers, socket } = message;
    if (tracing !== undefined)
      exchange.span = tracing.beginSearch(readTraceparent(headers), exchange.startedAt);

    const address = findAddress(message);
    const authentication = service.authenticator.authenticate(headers.authorization, Date.now());
    const clientId = authentication.ok ? authentication.clientId : undefined;
    const client = clientId === undefined ? sourceOf(address) : String(clientId);

    const request = waiting.add(client, socket);
    const reject = (problem: Problem, bytes = 0): void => {
      exchange.clientId ??= clientId;
      context.reject(problem);
      const userAgent = headers["user-agent"];
      recordRejected?.({ problem, exchange, caller: client, bytes, userAgent });
    };
    if (request === undefined) return reject(TOO_MANY_UNANSWERED);
    response.on("close", request.end);
    const discard = clientId === undefined;
    const room = discard ? undefined : request.whenRoom(boundBytes(message, bounds.maxBytes));
    if (room !== undefined) {
      socket.pause();
      await room;
      socket.resume();
    }

    const received = await readBody(message, response, { ...bounds, discard });
    if (!received.ok) {
      const failure = describeBodyFailure(received.reason, bounds);
      return failure && reject(failure);
    }

    const { body, bytes } = received;
    const outcome = await turns.run(client, discard ? 0 : bytes, () => {
      // The client has disconnected.
      if (response.closed) return undefined;
      const start = performance.now();
      const [contentType, contentEncoding] = [headers["content-type"], headers["content-encoding"]];
      const search = { contentType, contentEncoding, authentication, address, body, bytes };
      const answer = answerSearch(service, search, exchange);
      addClientSeconds(service.metrics, clientId, (performance.now() - start) / 1000);
      return answer;
    });
    if (outcome?.ok) context.answer({ status: 200, contentType: XML, body: outcome.xml });
    else if (outcome?.isDecided) context.reject(outcome.problem);
    else if (outcome !== undefined) reject(outcome.problem, bytes);
  }
}

/** The maximum length of a body. */
function boundBytes({ headers }: IncomingMessage, maxBytes: number): number {
  const declared = headers["content-length"];
  return declared === undefined ? maxBytes : Math.min(Number(declared), maxBytes);
}
