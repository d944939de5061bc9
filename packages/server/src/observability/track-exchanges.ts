import type { FastifyReply, FastifyRequest } from "fastify";
import type { Exchange, Operation } from "./exchange.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

/** Follows every request from its head to the end of its answer. */
export interface ExchangeTracker {
  open(request: FastifyRequest, reply: FastifyReply): void;
  /** Resolves when no request is in flight. */
  whenIdle(): Promise<void>;
}

export interface TrackerOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly operationOf: (path: string) => Operation;
  /** How long the rest of a body may take that was answered before it had arrived. Then the connection is cut. */
  readonly lingerMs: number;
  /** Of the requests that were answered without a problem, how many are logged. */
  readonly logPercent: number;
}

/** Creates a tracker that logs and measures each request once it is over. */
export function createExchangeTracker(options: TrackerOptions): ExchangeTracker {
  const { logger, metrics, operationOf, lingerMs, logPercent } = options;
  let inFlight = 0;
  const waiting: (() => void)[] = [];

  return {
    open(request, reply) {
      const exchange = startExchange(request, operationOf);
      request.exchange = exchange;
      reply.header("x-request-id", exchange.requestId);
      inFlight++;
      metrics.requestsInFlight.inc();
      // `close` comes once for every answer, after the last byte of it or when its connection is lost.
      reply.raw.once("close", () => {
        inFlight--;
        metrics.requestsInFlight.dec();
        report(exchange, reply);
        if (!request.raw.complete) cutAfter(request, lingerMs);
        if (inFlight === 0 && waiting.length > 0) for (const resolve of waiting.splice(0)) resolve();
      });
    },
    whenIdle() {
      return inFlight === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
    },
  };

  function report(exchange: Exchange, reply: FastifyReply): void {
    const { operation, method, startedAt } = exchange;
    const durationMs = performance.now() - startedAt;
    const answered = reply.raw.writableFinished;
    const status = reply.raw.statusCode;
    if (answered)
      metrics.requestSeconds.observe({ operation, method, status_code: status }, durationMs / 1000);
    else metrics.requestsAborted.inc({ operation });
    const usual = answered && exchange.problem === undefined && status < 400;
    if (usual && logPercent < 100 && Math.random() * 100 >= logPercent) return;
    const line = {
      request_id: exchange.requestId,
      operation,
      method,
      ...(answered ? { status } : { aborted: true }),
      problem: exchange.problem,
      authentication_failure: exchange.authenticationFailure,
      client_id: exchange.clientId,
      key_id: exchange.keyId,
      account_id: exchange.accountId,
      event_id: exchange.eventId,
      session_id: exchange.sessionId,
      duration_ms: Math.round(durationMs * 1000) / 1000,
    };
    if (answered && status >= 500) logger.error(line, "request");
    else logger.info(line, "request");
  }
}

// A caller may invent methods up to the long list that Node reads; a metric names the usual ones.
const NAMED_METHODS = new Set(["GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function startExchange(request: FastifyRequest, operationOf: (path: string) => Operation): Exchange {
  return {
    requestId: request.id,
    // The route's own path: as it was sent it may be percent-encoded, or a whole URI.
    operation: operationOf(request.routeOptions.url ?? pathOf(request)),
    method: NAMED_METHODS.has(request.method) ? request.method : "OTHER",
    startedAt: performance.now(),
  };
}

/** The path of a request as it was sent, without its query. */
export function pathOf(request: FastifyRequest): string {
  const [path = ""] = request.url.split("?", 1);
  return path;
}

function cutAfter(request: FastifyRequest, lingerMs: number): void {
  const { raw } = request;
  const timer = setTimeout(() => raw.socket.destroy(), lingerMs);
  raw.once("close", () => clearTimeout(timer));
}
