import proxyAddr from "@fastify/proxy-addr";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from "fastify";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { chooseRequestId } from "../observability/request-id.ts";
import { createExchangeTracker, type ExchangeTracker } from "../observability/track-exchanges.ts";
import type { SendProblem } from "../problems/send-problem.ts";
import type { Settings } from "../settings.ts";
import { answerClientError } from "./answer-client-error.ts";
import { findHeadProblem } from "./check-head.ts";
import { ConnectionTable } from "./connection-table.ts";
import { createPathFinder, type KnownPaths } from "./known-paths.ts";
import { describeUnexpected, NO_RESOURCE, UNEXPECTED } from "./request-problems.ts";
import { type DirectRoute, routeRequests } from "./route-requests.ts";

export interface ListenerOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly sendProblem: SendProblem;
  readonly paths: KnownPaths;
  readonly direct?: readonly DirectRoute[];
  /** Whether bodies may go on for as long as something comes. */
  readonly takesStreams?: boolean;
}

/** Fastify as this service uses it, before it has routes. */
export interface Listener {
  readonly app: FastifyInstance;
  readonly exchanges: ExchangeTracker;
}

/** Creates a listener: time-outs, request ids, logs and metrics of requests, and what is no request of its paths. */
export function createListener(options: ListenerOptions): Listener {
  const { metrics, sendProblem, settings, logger } = options;
  const findPath = createPathFinder(options.paths);
  const connections = createConnectionTable(options);
  const exchanges = createExchangeTracker({
    logger,
    metrics,
    connections,
    operationOf: (path) => findPath(path)?.operation ?? "other",
    lingerMs: settings.bodyTimeoutMs,
    logPercent: settings.requestLogPercent,
  });
  const app = createApp(options, exchanges);

  // Fastify judges a body's Content-Type before it has read the body, but 413 comes before 415. So it reads none:
  // the search reads its own, whatever the method.
  for (const method of app.supportedMethods)
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true });

  app.addHook("onRequest", (request, reply, next) => {
    openExchange(exchanges, request, reply);
    const problem = findHeadProblem(request.raw);
    if (problem === undefined) next();
    else sendProblem(reply, problem);
  });

  // Once the listener closes, an answer is the last of its connection: the client is told not to send the next there.
  app.addHook("onSend", (_request, reply, _payload, next) => {
    if (!app.server.listening) reply.header("connection", "close");
    next();
  });

  app.setNotFoundHandler((request, reply) => {
    const { operation, allow } = findPath(pathOf(request)) ?? {};
    if (operation === "search") reply.header("cache-control", "no-store");
    return allow === undefined
      ? sendProblem(reply, NO_RESOURCE)
      : sendProblem(reply, { code: "method-not-allowed", detail: `Send ${allow}.`, headers: { allow } });
  });

  app.setErrorHandler((error, request, reply) => {
    logger.error({ err: error, request_id: request.id }, UNEXPECTED);
    return sendProblem(reply, describeUnexpected(request.exchange));
  });

  routeRequests({ app, exchanges, connections, direct: options.direct ?? [] });
  return { app, exchanges };
}

function createConnectionTable({ settings, metrics }: ListenerOptions): ConnectionTable {
  const isTrusted = proxyAddr.compile([...settings.trustedProxies]);
  return new ConnectionTable({
    most: settings.maxConnections,
    isTrusted: (address) => isTrusted(address, 0),
    onClosed: (which) => metrics.connectionsClosed.inc({ which }),
  });
}

function openExchange(exchanges: ExchangeTracker, request: FastifyRequest, reply: FastifyReply): void {
  const path = request.routeOptions.url ?? pathOf(request);
  request.exchange = exchanges.open(request.raw, reply.raw, request.id, path);
  reply.header("x-request-id", request.id);
}

/** The path of a request as it was sent, without its query. */
function pathOf(request: FastifyRequest): string {
  const [path = ""] = request.url.split("?", 1);
  return path;
}

function createApp(
  { settings, logger, metrics, sendProblem, takesStreams = false }: ListenerOptions,
  exchanges: ExchangeTracker,
): FastifyInstance {
  const { headersTimeoutMs, bodyTimeoutMs, keepAliveTimeoutMs, trustedProxies } = settings;
  // Fastify's own lines of level info repeat ours.
  const level = logger.isLevelEnabled("warn") ? "warn" : logger.level;
  const loggerInstance: FastifyBaseLogger = logger.child({}, { level });
  const app = fastify({
    loggerInstance,
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: chooseRequestId,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    exposeHeadRoutes: false,
    return503OnClosing: false,
    keepAliveTimeout: keepAliveTimeoutMs,
    // Behind our own time-outs of the body, which know what was asked for.
    requestTimeout: takesStreams ? 0 : headersTimeoutMs + 2 * bodyTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, headersTimeoutMs / 4),
    },
    clientErrorHandler: (error, socket) =>
      answerClientError(metrics, error, socket, exchanges.isBegun(socket)),
    frameworkErrors: (_error, request, reply) => {
      openExchange(exchanges, request, reply);
      sendProblem(reply, { code: "malformed-request", detail: "The path is not a valid URI path." });
    },
  });
  return app;
}
