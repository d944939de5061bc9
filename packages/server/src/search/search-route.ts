import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KnownPaths } from "../connections/listener.ts";
import type { Problem } from "../problems/problem.ts";
import type { SendProblem } from "../problems/send-problem.ts";
import { answerSearch, type SearchService } from "./answer-search.ts";
import { type BodyFailure, readBody } from "./read-body.ts";

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
        if (result.ok) answer(request, reply, result.body);
        else if (result.reason !== "aborted") sendProblem(reply, FAILURES[result.reason](bounds));
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

const SHUTTING_DOWN: Problem = {
  code: "shutting-down",
  detail: "Try again: another instance may answer at once.",
  headers: { "retry-after": "5" },
};

const FAILURES = {
  "too-large": ({ maxBytes }) => ({ code: "body-too-large", detail: `The body may have ${maxBytes} bytes.` }),
  // What was sent of the body cannot be told from a next request, so the connection ends here.
  timeout: ({ timeoutMs }) => ({
    code: "request-timeout",
    detail: `The body was not complete ${timeoutMs} ms after the head of the request.`,
    headers: { connection: "close" },
  }),
} satisfies Record<
  Exclude<BodyFailure, "aborted">,
  (bounds: { maxBytes: number; timeoutMs: number }) => Problem
>;
