import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import findMyWay from "find-my-way";
import type { Logger } from "../metrics/logger.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { createRequestTracker, type Operation, type RequestTracker } from "../metrics/request-tracker.ts";
import { answerClientError, findHeadProblem } from "../problems/client-error.ts";
import { describeUnexpected, INVALID_PATH, NO_RESOURCE, UNEXPECTED } from "../problems/request-problems.ts";
import { ConnectionTable } from "./connection-table.ts";
import { pacedNew } from "./pacer.ts";
import { chooseRequestId, RequestContext, type Route } from "./request-context.ts";
import type { Settings } from "./server-settings.ts";

export interface ListenerOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly routes: readonly Route[];
  /** Whether bodies may be streamed without a time limit for the whole request. */
  readonly acceptsStreams?: boolean;
}

/** A node:http server with routes, connection limits, timeouts, logs and metrics. */
export interface Listener {
  readonly server: Server;
  readonly exchanges: RequestTracker;
}

/** Creates a listener, which does not listen yet. */
export function createListener(options: ListenerOptions): Listener {
  const { metrics, settings, logger, routes, acceptsStreams = false } = options;
  const { headersTimeoutMs, bodyTimeoutMs, keepAliveTimeoutMs } = settings;
  const connections = createConnectionTable(options);
  const exchanges = createRequestTracker({
    logger,
    metrics,
    connections,
    lingerMs: bodyTimeoutMs,
    logPercent: settings.requestLogPercent,
  });
  const server = createServer({
    keepAliveTimeout: keepAliveTimeoutMs,
    headersTimeout: headersTimeoutMs,
    // Longer than the body timeout of each route, which answers with a problem.
    requestTimeout: acceptsStreams ? 0 : headersTimeoutMs + 2 * bodyTimeoutMs,
    connectionsCheckingInterval: Math.min(1000, headersTimeoutMs / 4),
  });
  const answerOptions = { metrics, isClosing: () => !server.listening };
  const router = findMyWay({
    defaultRoute: rejectUnrouted,
    onBadUrl: rejectPath,
    onMaxParamLength: rejectPath,
  });
  for (const route of routes) {
    const { method, path, operation, handle } = route;
    const serve = (message: IncomingMessage, response: ServerResponse, parameters: Parameters): void => {
      const context = open(message, response, operation, parameters);
      if (context !== undefined) run(handle, context);
    };
    router.on(method, path, serve, route);
  }
  const methods = [...new Set(routes.map(({ method }) => method))];

  server.on("request", (message, response) => router.lookup(message, response));
  // Without this listener, Node answers `Expect: 100-continue` before a route has checked the request.
  server.on("checkContinue", (message, response) => router.lookup(message, response));
  server.on("clientError", (error, socket) => {
    answerClientError(metrics, error, socket as Socket, exchanges.findResponse(socket as Socket));
  });
  server.on("connection", (socket) => {
    connections.add(socket);
    // Once node:http has started to read.
    process.nextTick(() => {
      socket.pause();
      pacedNew(() => socket.resume());
    });
  });
  return { server, exchanges };

  /** Returns undefined when the head is invalid: then the request is rejected already. */
  function open(
    message: IncomingMessage,
    response: ServerResponse,
    operation: Operation,
    parameters: Parameters = {},
  ): RequestContext | undefined {
    const exchange = exchanges.open(message, response, chooseRequestId(message), operation);
    const context = new RequestContext(message, response, exchange, parameters, answerOptions);
    const problem = findHeadProblem(message);
    if (problem === undefined) return context;
    context.reject(problem);
    return undefined;
  }

  function run(handle: Route["handle"], context: RequestContext): void {
    try {
      handle(context)?.catch((error) => answerError(context, error));
    } catch (error) {
      answerError(context, error);
    }
  }

  function answerError(context: RequestContext, error: unknown): void {
    const { response, exchange } = context;
    const { requestId } = exchange;
    if (!response.headersSent) {
      logger.error({ event: "internal-error", err: error, request_id: requestId }, UNEXPECTED);
      context.reject(describeUnexpected(exchange));
      return;
    }
    if (!response.closed)
      logger.warn({ event: "response-aborted", err: error, request_id: requestId }, "response aborted");
    response.destroy();
  }

  function rejectUnrouted(message: IncomingMessage, response: ServerResponse): void {
    const { url = "" } = message;
    const others: Route[] = methods.flatMap((method) => router.find(method, url)?.store ?? []);
    const context = open(message, response, others[0]?.operation ?? "other");
    const allow = others
      .map(({ method }) => method)
      .sort()
      .join(", ");
    context?.reject(
      allow === ""
        ? NO_RESOURCE
        : { code: "method-not-allowed", detail: `Send ${allow}.`, headers: { allow } },
    );
  }

  function rejectPath(_path: string, message: IncomingMessage, response: ServerResponse): void {
    open(message, response, "other")?.reject(INVALID_PATH);
  }
}

type Parameters = RequestContext["parameters"];

function createConnectionTable({ settings, metrics }: ListenerOptions): ConnectionTable {
  const isTrusted = proxyAddr.compile([...settings.trustedProxies]);
  return new ConnectionTable({
    maxConnections: settings.maxConnections,
    isTrusted: (address) => isTrusted(address, 0),
    onClosed: (which) => metrics.connectionsClosed.inc({ which }),
  });
}

/** Connections that wait to be accepted. Beyond the limit, the client retries after a second or more. */
const BACKLOG = 4096;

/** Starts to listen and returns the URL. Rejects with the error of the system. */
export async function listen({ server }: Listener, host: string, port: number): Promise<string> {
  server.listen({ host, port, backlog: BACKLOG });
  await once(server, "listening");
  const { port: boundPort } = server.address() as AddressInfo;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return `http://${isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${boundPort}`;
}

/** Written responses may still be in the buffers of the kernel. */
const FLUSH_MS = 100;

/**
 * Stops accepting connections, lets the requests in flight finish, and closes all connections: idle ones immediately, the
 * others once no request is in flight or the timeout is over.
 *
 * @returns whether every request finished in time
 */
export async function closeListener({ server, exchanges }: Listener, timeoutMs: number): Promise<boolean> {
  if (!server.listening) return true;
  const timer = new AbortController();
  const closed = new Promise((resolve) => server.close(resolve));
  const finished = await Promise.race([exchanges.whenIdle().then(() => true), wait(timeoutMs, timer.signal)]);
  // Node counts a connection that never sent anything as busy.
  await Promise.race([closed, wait(finished ? FLUSH_MS : 0, timer.signal)]);
  server.closeAllConnections();
  timer.abort();
  await closed;
  return finished;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
