import { Readable } from "node:stream";
import type { Delivery } from "@payment-routing/delivery";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KnownPaths } from "../connections/known-paths.ts";
import { isJsonMediaType, isXmlMediaType } from "../connections/media-type.ts";
import { readBody } from "../connections/read-body.ts";
import { describeBodyFailure, SHUTTING_DOWN } from "../connections/request-problems.ts";
import type { Problem } from "../problems/problem.ts";
import type { SendProblem } from "../problems/send-problem.ts";
import { admitHolder, type InternalGate } from "./admit-holder.ts";
import { DATABASE_UNAVAILABLE, describeFailure } from "./describe-failure.ts";
import type { InternalRoute } from "./internal-route.ts";
import { readQuery } from "./read-query.ts";

/** What the routes of the internal listener work with. */
export interface InternalService {
  readonly gate: InternalGate;
  /** Undefined as long as the database cannot be reached. */
  readonly findDelivery: () => Delivery | undefined;
  readonly sendProblem: SendProblem;
  readonly isShuttingDown: () => boolean;
  readonly maxBytes: number;
  readonly bodyTimeoutMs: number;
}

/** The paths of routes, and the methods of each. */
export function listPaths(
  routes: readonly Pick<InternalRoute, "method" | "path" | "operation">[],
): KnownPaths {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return new Map(
    [...byPath].map(([path, [first, ...others]]) => {
      const allow = [first, ...others].map((route) => route?.method).join(", ");
      return [path, { operation: first?.operation ?? "other", allow }];
    }),
  );
}

/**
 * Answers routes, or says why not: 503 while shutting down, 413 or 408, 415, 429, 401, 403, 503 without a database, and
 * then what the route itself has to say. As on the search, nothing looks into the document of a stranger.
 */
export function addInternalRoutes(
  app: FastifyInstance,
  routes: readonly InternalRoute[],
  service: InternalService,
): void {
  const { sendProblem, maxBytes, bodyTimeoutMs: timeoutMs } = service;
  const bounds = { maxBytes, timeoutMs };
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handle(route, request, reply),
    });
  }

  function handle(route: InternalRoute, request: FastifyRequest, reply: FastifyReply): void {
    reply.header("cache-control", "no-store");
    if (service.isShuttingDown()) sendProblem(reply, SHUTTING_DOWN);
    else if (!route.takesDocument) void answer(route, request, reply, NO_DOCUMENT);
    else {
      readBody(request.raw, reply.raw, bounds, (result) => {
        const failure = result.ok ? judgeType(route, request) : describeBodyFailure(result.reason, bounds);
        if (failure !== undefined) sendProblem(reply, failure);
        else if (result.ok) void answer(route, request, reply, result.body);
      });
    }
  }

  async function answer(
    route: InternalRoute,
    request: FastifyRequest,
    reply: FastifyReply,
    document: Buffer,
  ): Promise<void> {
    try {
      const { headers, ip: address, exchange } = request;
      const caller = { authorization: headers.authorization, address };
      const admission = admitHolder(service.gate, caller, exchange, route.scopes);
      const delivery = service.findDelivery();
      if (!admission.ok) sendProblem(reply, admission.problem);
      else if (delivery === undefined) sendProblem(reply, DATABASE_UNAVAILABLE);
      else {
        const parameters = request.params as Readonly<Record<string, string>>;
        const query = new URLSearchParams(request.url.split("?", 2)[1]);
        const { keyId } = admission;
        const asked = route.takesQuery === true ? { ok: true as const } : readQuery({}, query);
        const outcome = asked.ok
          ? await route.answer({ delivery, keyId, parameters, query, headers, document, exchange })
          : asked;
        if (!outcome.ok) sendProblem(reply, outcome.problem);
        else if ("lines" in outcome) reply.type(LINES_TYPE).send(Readable.from(writeLines(outcome.lines)));
        else
          reply
            .code(outcome.status ?? 200)
            .headers(outcome.headers ?? {})
            .type(JSON_TYPE)
            .send(JSON.stringify(outcome.content));
      }
    } catch (error) {
      const problem = describeFailure(error);
      if (problem === undefined) reply.send(error);
      else sendProblem(reply, problem);
    }
  }
}

const JSON_TYPE = "application/json; charset=utf-8";
const LINES_TYPE = "application/x-ndjson; charset=utf-8";
const NO_DOCUMENT = Buffer.alloc(0);

async function* writeLines(lines: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

function judgeType({ documentType }: InternalRoute, { headers }: FastifyRequest): Problem | undefined {
  const { "content-type": type = "", "content-encoding": encoding = "identity" } = headers;
  if (encoding.toLowerCase() !== "identity") return unsupported("The body must not be compressed.");
  if (documentType === "xml")
    return isXmlMediaType(type) ? undefined : unsupported("Send Content-Type: application/xml, in UTF-8.");
  return isJsonMediaType(type) ? undefined : unsupported("Send Content-Type: application/json, in UTF-8.");
}

function unsupported(detail: string): Problem {
  return { code: "unsupported-media-type", detail };
}
