import type { IncomingMessage } from "node:http";
import { type FindAddress, sourceOf } from "../http/client-address.ts";
import { readBody } from "../http/read-body.ts";
import type { Answer, RequestContext, Route } from "../http/request-context.ts";
import type { Logger } from "../metrics/logger.ts";
import { addClientSeconds } from "../metrics/metrics.ts";
import {
  describeBodyFailure,
  describeUnexpected,
  SHUTTING_DOWN,
  TOO_MANY_UNANSWERED,
  UNEXPECTED,
} from "../problems/request-problems.ts";
import { answerSearch, type SearchService } from "./answer-search.ts";
import type { Authentication } from "./authenticator.ts";
import { FairTurns } from "./fair-turns.ts";
import { WaitingRequests } from "./waiting-requests.ts";

/** Section 4.1 of the interface. */
export const SEARCH_PATH = "/crs/routingservice/external/get-payment-methods";

/** The routes without their function. */
export const SEARCH_ROUTES = [
  { method: "GET", path: SEARCH_PATH, operation: "search" },
  { method: "POST", path: SEARCH_PATH, operation: "search" },
] as const;

const XML = "application/xml; charset=utf-8";

export interface SearchRouteOptions {
  readonly service: SearchService;
  readonly findAddress: FindAddress;
  readonly bodyTimeoutMs: number;
  readonly isShuttingDown: () => boolean;
  readonly logger: Logger;
}

/** A received search, with its response once it is known. */
interface PendingSearch {
  readonly context: RequestContext;
  readonly address: string;
  readonly authentication: Authentication;
  readonly body: Buffer;
  readonly bytes: number;
  answer: Answer | undefined;
}

/**
 * The routes of the search: GET with a body, as the interface requires, and POST for callers that cannot send one.
 *
 * The key is checked once, after the head. The body of a caller without a live key is counted and discarded. Clients are
 * served in fair turns; callers without a live key count as one client for each source.
 */
export function createSearchRoutes(options: SearchRouteOptions): readonly Route[] {
  const { service, findAddress, isShuttingDown, bodyTimeoutMs, logger } = options;
  const bounds = { maxBytes: service.maxBytes, timeoutMs: bodyTimeoutMs };
  const waiting = new WaitingRequests();
  const turns = new FairTurns<PendingSearch>({
    steps: [answer, write],
    onCost: ({ authentication }, milliseconds) =>
      addClientSeconds(
        service.metrics,
        authentication.ok ? authentication.clientId : undefined,
        milliseconds / 1000,
      ),
  });

  function handle(context: RequestContext): void {
    const { message, response } = context;
    if (isShuttingDown()) {
      context.reject(SHUTTING_DOWN);
      return;
    }
    const { headers, socket } = message;
    const address = findAddress(message);
    const authentication = service.authenticator.authenticate(headers.authorization, Date.now());
    const client = authentication.ok ? String(authentication.clientId) : sourceOf(address);
    const request = waiting.add(client, socket);
    if (request === undefined) {
      context.reject(TOO_MANY_UNANSWERED);
      return;
    }
    response.on("close", request.end);
    const discard = !authentication.ok;
    if (discard) read();
    else if (!request.whenRoom(boundBytes(message, bounds.maxBytes), resumeAndRead)) socket.pause();

    function resumeAndRead(): void {
      if (socket.isPaused()) socket.resume();
      read();
    }

    function read(): void {
      readBody(message, response, { ...bounds, discard }, (result) => {
        if (result.ok) {
          const { body, bytes } = result;
          turns.add(
            client,
            { context, address, authentication, body, bytes, answer: undefined },
            discard ? 0 : bytes,
          );
          return;
        }
        const failure = describeBodyFailure(result.reason, bounds);
        if (failure !== undefined) context.reject(failure);
      });
    }
  }

  function answer(search: PendingSearch): void {
    const { context, body, bytes, address, authentication } = search;
    const { message, response, exchange } = context;
    // The client has disconnected.
    if (response.closed) return;
    const { headers } = message;
    try {
      const request = {
        contentType: headers["content-type"],
        contentEncoding: headers["content-encoding"],
        authentication,
        address,
        body,
        bytes,
      };
      const outcome = answerSearch(service, request, exchange);
      search.answer = outcome.ok
        ? { status: 200, contentType: XML, body: outcome.xml }
        : context.describe(outcome.problem);
    } catch (error) {
      logger.error({ err: error, request_id: exchange.requestId }, UNEXPECTED);
      search.answer = context.describe(describeUnexpected(exchange));
    }
  }

  function write({ context, answer: found }: PendingSearch): void {
    if (found !== undefined) context.answer(found);
  }

  return SEARCH_ROUTES.map((route) => ({ ...route, handle }));
}

/** The maximum length of a body. */
function boundBytes({ headers }: IncomingMessage, maxBytes: number): number {
  const declared = headers["content-length"];
  return declared === undefined ? maxBytes : Math.min(Number(declared), maxBytes);
}
