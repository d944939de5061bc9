import type { IncomingMessage, ServerResponse } from "node:http";
import type { DirectRoute } from "../connections/direct-route.ts";
import type { FindAddress } from "../connections/find-address.ts";
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

/** Answers searches: GET with a body, as the interface has it, and POST for callers that cannot send one. */
export function createSearchRoute(options: SearchRouteOptions): DirectRoute {
  const { service, findAddress, isShuttingDown, bodyTimeoutMs, logger } = options;
  const bounds = { maxBytes: service.maxBytes, timeoutMs: bodyTimeoutMs };

  function answer(message: IncomingMessage, response: ServerResponse, exchange: Exchange): void {
    if (isShuttingDown()) {
      refuse(SHUTTING_DOWN);
      return;
    }
    readBody(message, response, bounds, (result) => {
      try {
        const failure = result.ok ? undefined : describeBodyFailure(result.reason, bounds);
        if (result.ok) answerDocument(result.body);
        else if (failure !== undefined) refuse(failure);
      } catch (error) {
        logger.error({ err: error, request_id: exchange.requestId }, UNEXPECTED);
        refuse(describeUnexpected(exchange));
      }
    });

    function answerDocument(body: Buffer): void {
      const { headers } = message;
      const search = {
        contentType: headers["content-type"],
        contentEncoding: headers["content-encoding"],
        authorization: headers.authorization,
        address: findAddress(message),
        body,
      };
      const outcome = answerSearch(service, search, exchange);
      if (outcome.ok) write({ status: 200, contentType: XML, body: outcome.xml });
      else refuse(outcome.problem);
    }

    function refuse(problem: Problem): void {
      write(answerWithProblem(service.metrics, exchange, problem));
    }

    function write(written: Answer): void {
      writeAnswer(response, written, exchange, isShuttingDown());
    }
  }

  return { path: SEARCH_PATH, methods: ["GET", "POST"], answer };
}
