import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Metrics } from "../metrics/metrics.ts";
import type { Exchange, Operation } from "../metrics/request-tracker.ts";
import {
  detailProblem,
  PROBLEM_JSON,
  PROBLEM_XML,
  PROBLEMS,
  type Problem,
  writeProblemJson,
  writeProblemXml,
} from "../problems/problem.ts";

/** One method of one path. */
export interface Route {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** With names of the variable parts: `/lanes/:session_id`. */
  readonly path: string;
  readonly operation: Operation;
  /** An error is logged and answered with 500. */
  readonly handle: (context: RequestContext) => void | Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** Default: no-store. */
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body: string | Buffer;
}

interface AnswerOptions {
  readonly metrics: Metrics;
  /** Whether the listener is closing. Then each response closes its connection. */
  readonly isClosing: () => boolean;
}

/** A request and its response. Responses are not cached, unless they say so. */
export class RequestContext {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly exchange: Exchange;
  /** The variable parts of the path, decoded. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly #options: AnswerOptions;

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    exchange: Exchange,
    parameters: Readonly<Record<string, string | undefined>>,
    options: AnswerOptions,
  ) {
    this.message = message;
    this.response = response;
    this.exchange = exchange;
    this.parameters = parameters;
    this.#options = options;
  }

  answer({ status, contentType, cacheControl, headers, body }: Answer): void {
    const length = Buffer.byteLength(body);
    const fields = this.#listFields(contentType, cacheControl);
    fields.push("content-length", String(length));
    if (headers !== undefined) addFields(fields, headers);
    this.response.writeHead(status, fields);
    // latin1 for ASCII: Node then copies head and body at once without encoding them.
    this.response.end(body, length === body.length ? "latin1" : "utf8");
  }

  /** Answers 204. */
  answerEmpty(headers: NonNullable<Answer["headers"]> = {}): void {
    const fields = this.#listFields(undefined);
    addFields(fields, headers);
    this.response.writeHead(204, fields).end();
  }

  /** Sends text as it becomes available. An error of the texts closes the connection and rejects. */
  async stream(contentType: string, texts: AsyncIterable<string>): Promise<void> {
    const fields = this.#listFields(contentType);
    // nginx would collect the texts.
    fields.push("x-accel-buffering", "no");
    this.response.writeHead(200, fields).flushHeaders();
    await pipeline(Readable.from(texts), this.response);
  }

  reject(problem: Problem): void {
    this.answer(this.describe(problem));
  }

  /** Converts a problem to a response: XML for the search, JSON otherwise. Counts it and sets it in the exchange. */
  describe(problem: Problem): Answer {
    const { exchange } = this;
    exchange.problem = problem.code;
    if (problem.eventId !== undefined) exchange.eventId = problem.eventId;
    this.#options.metrics.problems.inc({ code: problem.code });
    const details = detailProblem(problem, exchange.requestId);
    const isXml = exchange.operation === "search";
    return {
      status: PROBLEMS[problem.code].status,
      contentType: isXml ? PROBLEM_XML : PROBLEM_JSON,
      headers: problem.headers ?? {},
      body: isXml ? writeProblemXml(details) : writeProblemJson(details),
    };
  }

  /** Alternating names and values, the fastest form for Node. */
  #listFields(contentType: string | undefined, cacheControl = "no-store"): string[] {
    const fields = ["x-request-id", this.exchange.requestId, "cache-control", cacheControl];
    if (this.exchange.span !== undefined) fields.push("traceresponse", this.exchange.span.traceparent);
    if (contentType !== undefined) fields.push("content-type", contentType);
    if (this.#options.isClosing()) fields.push("connection", "close");
    return fields;
  }
}

function addFields(fields: string[], headers: NonNullable<Answer["headers"]>): void {
  for (const [name, values] of Object.entries(headers))
    for (const value of [values].flat()) fields.push(name, value);
}

// Needs no escapes in a header, a URI or a log line.
const VALID = /^[A-Za-z0-9._-]{1,64}$/;

/** Distinguishes the IDs of processes. */
const PROCESS = randomBytes(8).toString("hex");
let requests = 0;

/**
 * The caller's X-Request-Id when it is 1 to 64 letters, digits, dots, underscores and hyphens. Otherwise a new one: 16 random
 * digits of the process and the number of the request in ten digits, which takes less time and space in stored decisions than
 * a UUID.
 */
export function chooseRequestId(message: Pick<IncomingMessage, "headers">): string {
  const given = message.headers["x-request-id"];
  if (typeof given === "string" && VALID.test(given)) return given;
  return `${PROCESS}-${String(++requests).padStart(10, "0")}`;
}
