import type { IncomingMessage } from "node:http";
import type { Route as ContractRoute } from "@payment-routing/contract-runtime";
import type { Operation } from "../../metrics/request-tracker.ts";
import type { Problem } from "../../problems/problem.ts";
import { describeBodyFailure, SHUTTING_DOWN } from "../../problems/request-problems.ts";
import { findEncodingIssue, isJsonMediaType, isXmlMediaType } from "../media-type.ts";
import { readBody } from "../read-body.ts";
import type { RequestContext, Route } from "../request-context.ts";
import { describeFailure } from "./describe-failure.ts";
import type { Answer } from "./operation.ts";

export interface DocumentBounds {
  readonly maxBytes: number;
  readonly bodyTimeoutMs: number;
  readonly isShuttingDown: () => boolean;
}

/** Answers a request whose document is received; it is empty when the route has none. Errors are converted to problems. */
export type AnswerDocument = (context: RequestContext, document: Buffer) => Promise<Answer<object>>;

/**
 * Creates a route that receives a document and answers with JSON, lines of JSON or nothing. The order of checks is: 503
 * while shutting down, 413 or 408, 415, and then those of `answer`.
 */
export function createDocumentRoute(
  operation: Operation,
  { method, path, request, response }: ContractRoute,
  { maxBytes, bodyTimeoutMs: timeoutMs, isShuttingDown }: DocumentBounds,
  answer: AnswerDocument,
): Route {
  const bounds = { maxBytes, timeoutMs };
  return { method, path: path.replaceAll(/\{(\w+)\}/g, ":$1"), operation, handle };

  async function handle(context: RequestContext): Promise<void> {
    if (isShuttingDown()) context.reject(SHUTTING_DOWN);
    else if (request === undefined) await send(context, NO_DOCUMENT);
    else {
      const result = await readBody(context.message, context.response, bounds);
      const failure = result.ok
        ? checkType(request, context.message)
        : describeBodyFailure(result.reason, bounds);
      if (failure !== undefined) context.reject(failure);
      else if (result.ok) await send(context, result.body);
    }
  }

  async function send(context: RequestContext, document: Buffer): Promise<void> {
    try {
      const outcome = await answer(context, document);
      if (!outcome.ok) context.reject(outcome.problem);
      else if ("items" in outcome && response === "text/event-stream")
        await context.stream(EVENTS_TYPE, writeEach(outcome.items, "data: ", "\n\n"));
      else if ("items" in outcome) await context.stream(LINES_TYPE, writeEach(outcome.items, "", "\n"));
      else if ("content" in outcome) {
        const { status = 200, headers = {}, content, json = JSON.stringify(content) } = outcome;
        context.answer({ status, headers, contentType: JSON_TYPE, body: json });
      } else context.answerEmpty(outcome.headers);
    } catch (error) {
      const problem = context.response.headersSent ? undefined : describeFailure(error);
      if (problem === undefined) throw error;
      context.reject(problem);
    }
  }
}

const JSON_TYPE = "application/json; charset=utf-8";
export const LINES_TYPE = "application/x-ndjson; charset=utf-8";
const EVENTS_TYPE = "text/event-stream; charset=utf-8";
const NO_DOCUMENT = Buffer.alloc(0);

async function* writeEach(items: AsyncIterable<object>, start: string, end: string): AsyncGenerator<string> {
  for await (const item of items) yield `${start}${JSON.stringify(item)}${end}`;
}

function checkType(mediaType: string, { headers }: IncomingMessage): Problem | undefined {
  const { "content-type": type = "", "content-encoding": encoding } = headers;
  const encodingIssue = findEncodingIssue(encoding);
  if (encodingIssue !== undefined) return unsupported(encodingIssue);
  if (mediaType === "application/xml")
    return isXmlMediaType(type) ? undefined : unsupported("Send Content-Type: application/xml, in UTF-8.");
  return isJsonMediaType(type) ? undefined : unsupported("Send Content-Type: application/json, in UTF-8.");
}

function unsupported(detail: string): Problem {
  return { code: "unsupported-media-type", detail };
}
