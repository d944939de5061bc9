import type { IncomingMessage, ServerResponse } from "node:http";
import type { Exchange } from "../observability/exchange.ts";
import { chooseRequestId } from "../observability/request-id.ts";
import { findHeadProblem } from "./check-head.ts";
import type { Listener } from "./listener.ts";

export interface DirectRoute {
  readonly path: string;
  readonly methods: readonly string[];
  /** Answers the request, whatever becomes of it. Must not throw. */
  readonly answer: (message: IncomingMessage, response: ServerResponse, exchange: Exchange) => void;
}

/**
 * Adds a route that is answered on node:http itself. A request that names it letter for letter does not come to Fastify
 * at all; one that names it in another way (percent-encoded, with a query, as a whole URI) is led here by it. It rejects
 * heads that break HTTP.
 */
export function addDirectRoute({ app, exchanges }: Listener, { path, methods, answer }: DirectRoute): void {
  app.route({
    method: [...methods],
    url: path,
    handler(request, reply) {
      reply.hijack();
      answer(request.raw, reply.raw, request.exchange);
    },
  });
  app.server.removeAllListeners("request").on("request", (message, response) => {
    const isDirect = message.url === path && methods.includes(message.method ?? "");
    if (isDirect && findHeadProblem(message) === undefined)
      answer(message, response, exchanges.open(message, response, chooseRequestId(message), path));
    else app.routing(message, response);
  });
}
