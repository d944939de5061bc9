import type { IncomingMessage, ServerResponse } from "node:http";
import type { Authentication } from "../authentication/authenticator.ts";
import { FairTurns } from "../connections/fair-turns.ts";
import type { FindAddress } from "../connections/find-address.ts";
import type { KnownPaths } from "../connections/known-paths.ts";
import { readBody } from "../connections/read-body.ts";
import {
  describeBodyFailure,
  describeUnexpected,
  SHUTTING_DOWN,
  TOO_MANY_WAITING,
  UNEXPECTED,
} from "../connections/request-problems.ts";
import type { DirectRoute } from "../connections/route-requests.ts";
import { WaitingRequests } from "../connections/waiting-requests.ts";
import { type Answer, writeAnswer } from "../connections/write-answer.ts";
import { sourceOf } from "../limits/request-source.ts";
import type { Exchange } from "../observability/exchange.ts";
import type { Logger } from "../observability/logger.ts";
import { addClientSeconds } from "../observability/metrics.ts";
import type { Problem } from "../problems/problem.ts";
import { answerWithProblem } from "../problems/send-problem.ts";
import { answerSearch, type SearchService } from "./answer-search.ts";

/** Section 4.1 of the interface. */
export const SEARCH_PATH = "/crs/routingservice/external/get-payment-methods";

export const SEARCH_PATHS: KnownPaths = new Map([[SEARCH_PATH, { operation: "search", allow: "GET, POST" }]]);

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
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly exchange: Exchange;
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
export function createSearchRoute(options: SearchRouteOptions): DirectRoute {
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

  function answer(message: IncomingMessage, response: ServerResponse, exchange: Exchange): void {
    if (isShuttingDown()) {
      reject(SHUTTING_DOWN);
      return;
    }
    const { headers, socket } = message;
    const address = findAddress(message);
    const authentication = service.authenticator.authenticate(headers.authorization, Date.now());
    const client = authentication.ok ? String(authentication.clientId) : sourceOf(address);
    const request = waiting.add(client, socket);
    if (request === undefined) {
      reject(TOO_MANY_WAITING);
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
          const search = {
            message,
            response,
            exchange,
            address,
            authentication,
            body,
            bytes,
            answer: undefined,
          };
          turns.take(client, search, keep ? bytes : 0);
          return;
        }
        const failure = describeBodyFailure(result.reason, bounds);
        if (failure !== undefined) reject(failure);
      });
    }

    function reject(problem: Problem): void {
      const answered = answerWithProblem(service.metrics, exchange, problem);
      writeAnswer(response, answered, exchange, isShuttingDown());
    }
  }

  function find(search: PendingSearch): void {
    const { message, body, bytes, exchange, response, address, authentication } = search;
    // Whoever asked has gone.
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
        : answerWithProblem(service.metrics, exchange, outcome.problem);
    } catch (error) {
      logger.error({ err: error, request_id: exchange.requestId }, UNEXPECTED);
      search.answer = answerWithProblem(service.metrics, exchange, describeUnexpected(exchange));
    }
  }

  function write({ response, exchange, answer: found }: PendingSearch): void {
    if (found !== undefined) writeAnswer(response, found, exchange, isShuttingDown());
  }

  return { path: SEARCH_PATH, methods: ["GET", "POST"], answer };
}

/** How long a body may become. */
function bytesOf({ headers }: IncomingMessage, maxBytes: number): number {
  const declared = headers["content-length"];
  return declared === undefined ? maxBytes : Math.min(Number(declared), maxBytes);
}
