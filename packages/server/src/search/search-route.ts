import type { IncomingMessage, ServerResponse } from "node:http";
import type { DirectRoute } from "../connections/direct-route.ts";
import type { FindAddress } from "../connections/find-address.ts";
import { inBatches } from "../connections/in-batches.ts";
import type { KnownPaths } from "../connections/known-paths.ts";
import { readBody } from "../connections/read-body.ts";
import {
  describeBodyFailure,
  describeUnexpected,
  SHUTTING_DOWN,
  UNEXPECTED,
} from "../connections/request-problems.ts";
import { type Answer, writeAnswer } from "../connections/write-answer.ts";
import type { Exchange } from "../observability/exchange.ts";
import type { Logger } from "../observability/logger.ts";
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
  readonly body: Buffer;
  answer: Answer | undefined;
}

/** A batch of these takes some milliseconds, and there is nothing to be won by more. */
const MOST_AT_ONCE = 32;

/** Answers searches: GET with a body, as the interface has it, and POST for callers that cannot send one. */
export function createSearchRoute(options: SearchRouteOptions): DirectRoute {
  const { service, findAddress, isShuttingDown, bodyTimeoutMs, logger } = options;
  const bounds = { maxBytes: service.maxBytes, timeoutMs: bodyTimeoutMs };
  const take = inBatches<PendingSearch>(MOST_AT_ONCE, [find, write]);

  function answer(message: IncomingMessage, response: ServerResponse, exchange: Exchange): void {
    if (isShuttingDown()) {
      refuse(SHUTTING_DOWN);
      return;
    }
    readBody(message, response, bounds, (result) => {
      if (result.ok) {
        take({ message, response, exchange, body: result.body, answer: undefined });
        return;
      }
      const failure = describeBodyFailure(result.reason, bounds);
      if (failure !== undefined) refuse(failure);
    });

    function refuse(problem: Problem): void {
      writeAnswer(
        response,
        answerWithProblem(service.metrics, exchange, problem),
        exchange,
        isShuttingDown(),
      );
    }
  }

  function find(search: PendingSearch): void {
    const { message, body, exchange } = search;
    const { headers } = message;
    try {
      const request = {
        contentType: headers["content-type"],
        contentEncoding: headers["content-encoding"],
        authorization: headers.authorization,
        address: findAddress(message),
        body,
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
