import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Exchange } from "../observability/exchange.ts";
import { chooseRequestId } from "../observability/request-id.ts";
import type { ExchangeTracker } from "../observability/track-exchanges.ts";
import { findHeadProblem } from "./check-head.ts";
import type { ConnectionTable } from "./connection-table.ts";
import { paced } from "./paced.ts";

export interface DirectRoute {
  readonly path: string;
  readonly methods: readonly string[];
  /** Answers the request, whatever becomes of it. Must not throw. */
  readonly answer: (message: IncomingMessage, response: ServerResponse, exchange: Exchange) => void;
}

export interface RoutedListener {
  readonly app: FastifyInstance;
  readonly exchanges: ExchangeTracker;
  readonly connections: ConnectionTable;
  /** Paths that Fastify has no part in. */
  readonly direct: readonly DirectRoute[];
}

/**
 * Leads requests to their routes. One that names a direct route letter for letter is answered on node:http itself and
 * does not come to Fastify at all; one that names it in another way (percent-encoded, with a query, as a whole URI) is
 * led there by it. Fastify rejects heads that break HTTP.
 */
export function routeRequests({ app, exchanges, connections, direct }: RoutedListener): void {
  for (const { path, methods, answer } of direct) {
    app.route({
      method: [...methods],
      url: path,
      handler(request, reply) {
        reply.hijack();
        answer(request.raw, reply.raw, request.exchange);
      },
    });
  }
  // Without `checkContinue` Node answers `Expect: 100-continue` by itself, before anything has looked at the request.
  app.server.removeAllListeners("request").on("request", route).on("checkContinue", route);
  app.server.on("connection", (socket) => {
    connections.add(socket);
    // Once node:http has begun to read.
    process.nextTick(() => {
      socket.pause();
      paced(() => socket.resume());
    });
  });

  function route(message: IncomingMessage, response: ServerResponse): void {
    const { url: path = "", method = "" } = message;
    const found = direct.find((one) => one.path === path && one.methods.includes(method));
    if (found !== undefined && findHeadProblem(message) === undefined)
      found.answer(message, response, exchanges.open(message, response, chooseRequestId(message), path));
    else app.routing(message, response);
  }
}
