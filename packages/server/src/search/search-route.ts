import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KnownPaths } from "../connections/known-paths.ts";
import { readBody } from "../connections/read-body.ts";
import { describeBodyFailure, SHUTTING_DOWN } from "../connections/request-problems.ts";
import type { SendProblem } from "../problems/send-problem.ts";
import { answerSearch, type SearchService } from "./answer-search.ts";

/** Section 4.1 of the interface. */
export const SEARCH_PATH = "/crs/routingservice/external/get-payment-methods";

export const SEARCH_PATHS: KnownPaths = new Map([[SEARCH_PATH, { operation: "search", allow: "GET, POST" }]]);

const XML = "application/xml; charset=utf-8";

export interface SearchRouteOptions {
  readonly service: SearchService;
  readonly sendProblem: SendProblem;
  readonly bodyTimeoutMs: number;
  readonly isShuttingDown: () => boolean;
}

/** Answers searches: GET with a body, as the interface has it, and POST for callers that cannot send one. */
export function addSearchRoute(app: FastifyInstance, options: SearchRouteOptions): void {
  const { service, sendProblem, isShuttingDown, bodyTimeoutMs } = options;
  const bounds = { maxBytes: service.maxBytes, timeoutMs: bodyTimeoutMs };

  app.route({ method: ["GET", "POST"], url: SEARCH_PATH, handler });

  function handler(request: FastifyRequest, reply: FastifyReply): void {
    reply.header("cache-control", "no-store");
    if (isShuttingDown()) {
      sendProblem(reply, SHUTTING_DOWN);
      return;
    }
    readBody(request.raw, reply.raw, bounds, (result) => {
      try {
        const failure = result.ok ? undefined : describeBodyFailure(result.reason, bounds);
        if (result.ok) answer(request, reply, result.body);
        else if (failure !== undefined) sendProblem(reply, failure);
      } catch (error) {
        reply.send(error);
      }
    });
  }

  function answer(request: FastifyRequest, reply: FastifyReply, body: Buffer): void {
    const { headers, ip: address } = request;
    const search = {
      contentType: headers["content-type"],
      contentEncoding: headers["content-encoding"],
      authorization: headers.authorization,
      address,
      body,
    };
    const outcome = answerSearch(service, search, request.exchange);
    if (outcome.ok) reply.type(XML).send(outcome.xml);
    else sendProblem(reply, outcome.problem);
  }
}
