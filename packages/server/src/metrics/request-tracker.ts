import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { SpanAttributes } from "@payment-routing/delivery";
import type { Operations as OperatorOperations } from "@payment-routing/operator-contract";
import type { Operations as ProcessorOperations } from "@payment-routing/processor-contract";
import type { ConnectionTable } from "../http/connection-table.ts";
import type { AuthenticationFailure } from "../http/credentials.ts";
import type { ProblemCode } from "../problems/problem.ts";
import type { RequestSpan } from "../tracing/open-tracing.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

/** The operations of the service, a closed list for metrics and logs: IDs of the contracts, and those outside of them. */
export type Operation =
  | keyof OperatorOperations
  | keyof ProcessorOperations
  | "search"
  | "livez"
  | "readyz"
  | "metrics"
  | "reference"
  | "console"
  | "console-oidc"
  | "other";

/** A request for logs, metrics and traces. All members are logged, so none may hold personal data of cardholders. */
export interface Exchange {
  readonly requestId: string;
  readonly operation: Operation;
  readonly method: string;
  /** Milliseconds of the monotonic clock. */
  readonly startedAt: number;
  /** Set when the caller is authenticated. */
  clientId: number | undefined;
  /** The ID of the key, so that logs show whether an old one is still in use; or the person who signed in with OpenID Connect. */
  keyId: string | undefined;
  /** Set when the caller is not authenticated. */
  authenticationFailure: AuthenticationFailure | undefined;
  /** Set when the document is decoded. */
  accountId: number | undefined;
  /** Set when it can be read, even from an invalid document. */
  eventId: number | undefined;
  /** The payment session of the request. */
  sessionId: number | undefined;
  problem: ProblemCode | undefined;
  /** Set when the request is traced. Ends with the response. */
  span: RequestSpan | undefined;
}

/** Tracks all requests from the head to the end of the response. */
export interface RequestTracker {
  open(message: IncomingMessage, response: ServerResponse, requestId: string, operation: Operation): Exchange;
  /** The response to the newest request of a connection, from when the request is complete or its response has started. */
  findResponse(socket: Socket): ServerResponse | undefined;
  /** Resolves when no request is in flight. */
  whenIdle(): Promise<void>;
}

export interface RequestTrackerOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly connections: Pick<ConnectionTable, "begin" | "end">;
  /** When a response is sent before the body is complete, how long the rest may take. Then the connection is closed. */
  readonly lingerMs: number;
  /** The share of successful requests that are logged. */
  readonly logPercent: number;
}

/** Creates a tracker that logs and measures each request at its end. */
export function createRequestTracker(options: RequestTrackerOptions): RequestTracker {
  const { logger, metrics, connections, lingerMs, logPercent } = options;
  let inFlight = 0;
  const waiting: (() => void)[] = [];
  // Responses of a connection end in the order of its requests.
  const newest = new WeakMap<Socket, ServerResponse>();

  return {
    open(message, response, requestId, operation) {
      const exchange = startExchange(requestId, operation, message.method);
      const { socket } = message;
      newest.set(socket, response);
      connections.begin(socket);
      inFlight++;
      metrics.requests.inFlight++;
      // `close` is emitted once for each response, after its last byte or when its connection is lost.
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
    findResponse(socket) {
      const response = newest.get(socket);
      if (response === undefined || response.closed) return undefined;
      return response.headersSent || response.req.complete ? response : undefined;
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
    if (operation === "search") {
      metrics.searches.add(answered ? (exchange.problem ?? "offered") : "aborted", durationMs);
    }
    exchange.span?.end(describeSpan(exchange, answered ? status : undefined));
    const usual = answered && exchange.problem === undefined && status < 400;
    if (usual && logPercent < 100 && Math.random() * 100 >= logPercent) return;
    const line = {
      event: "request",
      request_id: exchange.requestId,
      trace_id: exchange.span?.traceId,
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

// Node accepts many methods. Metrics name the common ones, to bound the number of labels.
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
    span: undefined,
  };
}

function describeSpan(exchange: Exchange, status: number | undefined): SpanAttributes {
  const { method, problem, requestId, clientId, eventId, sessionId } = exchange;
  const isFailed = status === undefined || status >= 500;
  return {
    "http.request.method": method,
    "http.response.status_code": status,
    "error.type": isFailed ? (problem ?? "aborted") : undefined,
    "payment_routing.problem": problem,
    "payment_routing.request_id": requestId,
    "payment_routing.client_id": clientId,
    "payment_routing.event_id": eventId,
    "payment_routing.session_id": sessionId,
  };
}

function cutAfter(message: IncomingMessage, lingerMs: number): void {
  // When the connection closed first, the message emits no further event.
  const timer = setTimeout(() => message.socket.destroy(), lingerMs).unref();
  message.once("close", () => clearTimeout(timer));
}
