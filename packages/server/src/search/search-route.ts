import type { IncomingMessage } from "node:http";
import type { FindAddress } from "../client-address.ts";
import { sourceOf } from "../client-address.ts";
import type { Logger } from "../observability/logger.ts";
import { addClientSeconds } from "../observability/metrics.ts";
import {
  describeBodyFailure,
  describeUnexpected,
  SHUTTING_DOWN,
  TOO_MANY_WAITING,
  UNEXPECTED,
} from "../problems/request-problems.ts";
import { readBody } from "../read-body.ts";
import type { Answer, RequestContext, Route } from "../request-context.ts";
import { answerSearch, type SearchService } from "./answer-search.ts";
import type { Authentication } from "./authenticator.ts";
import { FairTurns } from "./fair-turns.ts";
import { WaitingRequests } from "./waiting-requests.ts";

/** Section 4.1 of the interface. */
export const SEARCH_PATH = "/crs/routingservice/external/get-payment-methods";

const XML = "application/xml; charset=utf-8";

export interface SearchRouteOptions {
  readonly service: SearchService;
  readonly findAddress: FindAddress;
  readonly bodyTimeoutMs: number;
  readonly isShuttingDown: () => boolean;
  readonly logger: Logger;
}

/** A search that has come in, and its answer once it is known. */
interface PendingSearch {
  readonly context: RequestContext;
  readonly address: string;
  readonly authentication: Authentication;
  readonly body: Buffer;
  readonly bytes: number;
  answer: Answer | undefined;
}

/**
 * Answers searches: GET with a body, as the interface has it, and POST for callers that cannot send one.
 *
 * The key is checked once, when the head has come. The body of a caller without a live key is counted, not kept. Clients
 * have their searches answered in turn; callers without a live key are one client for each source.
 */
export function createSearchRoutes(options: SearchRouteOptions): readonly Route[] {
  const { service, findAddress, isShuttingDown, bodyTimeoutMs, logger } = options;
  const bounds = { maxBytes: service.maxBytes, timeoutMs: bodyTimeoutMs };
  const waiting = new WaitingRequests();
  const turns = new FairTurns<PendingSearch>({
    steps: [find, write],
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
      context.reject(TOO_MANY_WAITING);
      return;
    }
    response.on("close", request.end);
    const keep = authentication.ok;
    if (!keep) read();
    else if (!request.whenRoom(bytesOf(message, bounds.maxBytes), readOn)) socket.pause();

    function readOn(): void {
      if (socket.isPaused()) socket.resume();
      read();
    }

    function read(): void {
      readBody(message, response, { ...bounds, keep }, (result) => {
        if (result.ok) {
          const { body, bytes } = result;
          turns.take(
            client,
            { context, address, authentication, body, bytes, answer: undefined },
            keep ? bytes : 0,
          );
          return;
        }
        const failure = describeBodyFailure(result.reason, bounds);
        if (failure !== undefined) context.reject(failure);
      });
    }
  }

  function find(search: PendingSearch): void {
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

  const route = { path: SEARCH_PATH, operation: "search", handle } as const;
  return [
    { method: "GET", ...route },
    { method: "POST", ...route },
  ];
}

/** How long a body may become. */
function bytesOf({ headers }: IncomingMessage, maxBytes: number): number {
  const declared = headers["content-length"];
  return declared === undefined ? maxBytes : Math.min(Number(declared), maxBytes);
}
