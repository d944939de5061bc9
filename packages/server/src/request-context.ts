import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Exchange, Operation } from "./observability/exchange.ts";
import type { Metrics } from "./observability/metrics.ts";
import { detailProblem, type Problem } from "./problems/problem.ts";
import { PROBLEMS } from "./problems/problem-codes.ts";
import { PROBLEM_JSON, PROBLEM_XML, writeProblemJson, writeProblemXml } from "./problems/write-problem.ts";

/** One method of one path. */
export interface Route {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Variable parts have names: `/lanes/:session_id`. */
  readonly path: string;
  readonly operation: Operation;
  /** Answers the request. An error is logged and answered with 500. */
  readonly handle: (context: RequestContext) => void | Promise<void>;
}

/** A complete answer. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/** What the answers of a listener have in common. */
export interface AnswerOptions {
  readonly metrics: Metrics;
  /** Whether the listener is closing: then each answer is the last on its connection. */
  readonly isClosing: () => boolean;
}

/** A request and the ways to answer it. Caches may not store any answer. */
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

  answer({ status, contentType, headers, body }: Answer): void {
    const length = Buffer.byteLength(body);
    const fields = this.#listFields(contentType);
    fields.push("content-length", String(length));
    if (headers !== undefined)
      for (const [name, values] of Object.entries(headers))
        for (const value of [values].flat()) fields.push(name, value);
    this.response.writeHead(status, fields);
    // latin1 for ASCII: Node then copies head and body in one piece without encoding them again.
    this.response.end(body, length === body.length ? "latin1" : "utf8");
  }

  /** Sends text as it becomes available. An error of the texts closes the connection and rejects. */
  async stream(contentType: string, texts: AsyncIterable<string>): Promise<void> {
    this.response.writeHead(200, this.#listFields(contentType)).flushHeaders();
    await pipeline(Readable.from(texts), this.response);
  }

  reject(problem: Problem): void {
    this.answer(this.describe(problem));
  }

  /** Turns a problem into an answer: XML for the search, JSON for all else. Counts it, and adds it to the exchange. */
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

  /** Alternating names and values, which Node writes without taking an object apart. */
  #listFields(contentType: string): string[] {
    const fields = [
      "x-request-id",
      this.exchange.requestId,
      "cache-control",
      "no-store",
      "content-type",
      contentType,
    ];
    if (this.#options.isClosing()) fields.push("connection", "close");
    return fields;
  }
}
