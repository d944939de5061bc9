import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionTable } from "../connection-table.ts";
import type { ProblemCode } from "../problems/problem-codes.ts";
import type { AuthenticationFailure } from "../search/authenticator.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

/** What a request asks for. Names metrics and log lines, so the list is closed. */
export const OPERATIONS = [
  "search",
  "session",
  "session-status",
  "transaction-status",
  "session-history",
  "reports",
  "decisions",
  "explain",
  "callbacks",
  "callback",
  "redelivery",
  "redeliveries",
  "lanes",
  "lane",
  "lane-action",
  "lanes-action",
  "endpoints",
  "endpoint-action",
  "endpoint-skip",
  "test-event",
  "erasure",
  "audit",
  "livez",
  "readyz",
  "metrics",
  "other",
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** A request for logs and metrics. All members are logged, so none may hold personal data. */
export interface Exchange {
  readonly requestId: string;
  readonly operation: Operation;
  readonly method: string;
  /** Milliseconds of the clock that never runs backwards. */
  readonly startedAt: number;
  /** Once the caller is authenticated. */
  clientId: number | undefined;
  /** The name of the key that was used: tells when nobody uses an old one any more. */
  keyId: string | undefined;
  /** When it is not. */
  authenticationFailure: AuthenticationFailure | undefined;
  /** Once the document is decoded. */
  accountId: number | undefined;
  /** Once it could be read, also from a document that is not valid. */
  eventId: number | undefined;
  /** The payment session that it is about. */
  sessionId: number | undefined;
  problem: ProblemCode | undefined;
}

/** Follows every request from its head to the end of its answer. */
export interface ExchangeTracker {
  open(message: IncomingMessage, response: ServerResponse, requestId: string, operation: Operation): Exchange;
  /** Whether a request of a connection is complete, or its answer has begun. */
  isBegun(socket: Socket): boolean;
  /** Resolves when no request is in flight. */
  whenIdle(): Promise<void>;
}

export interface TrackerOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly connections: Pick<ConnectionTable, "begin" | "end">;
  /** How long the rest of a body may take that was answered before it had arrived. Then the connection is cut. */
  readonly lingerMs: number;
  /** Of the requests that were answered without a problem, how many are logged. */
  readonly logPercent: number;
}

/** Creates a tracker that logs and measures each request once it is over. */
export function createExchangeTracker(options: TrackerOptions): ExchangeTracker {
  const { logger, metrics, connections, lingerMs, logPercent } = options;
  let inFlight = 0;
  const waiting: (() => void)[] = [];
  // Answers of a connection end in the order of its requests.
  const newest = new WeakMap<Socket, ServerResponse>();

  return {
    open(message, response, requestId, operation) {
      const exchange = startExchange(requestId, operation, message.method);
      const { socket } = message;
      newest.set(socket, response);
      connections.begin(socket);
      inFlight++;
      metrics.requests.inFlight++;
      // `close` comes once for every answer, after the last byte of it or when its connection is lost.
      response.on("close", () => {
        inFlight--;
        metrics.requests.inFlight--;
        connections.end(socket, exchange.clientId);
        report(exchange, response);
        if (!message.complete) cutAfter(message, lingerMs);
        if (inFlight === 0 && waiting.length > 0) for (const resolve of waiting.splice(0)) resolve();
      });
      return exchange;
    },
    isBegun(socket) {
      const response = newest.get(socket);
      return response?.closed === false && (response.headersSent || response.req.complete);
    },
    whenIdle() {
      return inFlight === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
    },
  };

  function report(
    exchange: Exchange,
    { statusCode: status, writableFinished: answered }: ServerResponse,
  ): void {
    const { operation, method, startedAt } = exchange;
    const durationMs = performance.now() - startedAt;
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

function startExchange(requestId: string, operation: Operation, method = "OTHER"): Exchange {
  return {
    requestId,
    operation,
    method: NAMED_METHODS.has(method) ? method : "OTHER",
    startedAt: performance.now(),
    clientId: undefined,
    keyId: undefined,
    authenticationFailure: undefined,
    accountId: undefined,
    eventId: undefined,
    sessionId: undefined,
    problem: undefined,
  };
}

function cutAfter(message: IncomingMessage, lingerMs: number): void {
  const timer = setTimeout(() => message.socket.destroy(), lingerMs);
  message.once("close", () => clearTimeout(timer));
}
