import type { IncomingHttpHeaders } from "node:http";
import { ReportSeries } from "@payment-routing/delivery";
import { authorizeKey } from "../http/internal/authorize.ts";
import { DATABASE_UNAVAILABLE } from "../http/internal/describe-failure.ts";
import { LINES_TYPE } from "../http/internal/document-route.ts";
import { rejectShare } from "../http/internal/key-shares.ts";
import { type Rejection, ROUTES } from "../http/internal/operation.ts";
import { type InternalService, readParameterless } from "../http/internal/operation-routes.ts";
import { findEncodingIssue, isJsonLinesMediaType } from "../http/media-type.ts";
import { dropSlowly } from "../http/read-body.ts";
import type { RequestContext, Route } from "../http/request-context.ts";
import { describeBodyFailure, SHUTTING_DOWN } from "../problems/request-problems.ts";
import { readTraceparent } from "../tracing/open-tracing.ts";
import { createLineReader, type Line, type LineReader, StalledError } from "./line-reader.ts";
import { applyReportLines, IssueBudget, type ReportLines } from "./report-lines.ts";

/**
 * Accepts any number of reports in one request, one JSON document on each line, and answers one outcome on each line, in the
 * same order. The response starts before the request is complete. While the sender does not read the response, the request
 * is not read either.
 */
export function createReportsRoute(service: InternalService): Route {
  const { gate, shares, tracing, maxBytes, bodyTimeoutMs: timeoutMs } = service;
  const { method, path } = ROUTES.sendReports;
  return { method, path, operation: "sendReports", handle };

  async function handle(context: RequestContext): Promise<void> {
    const { message, response } = context;
    const outcome = checkHead(message.headers) ?? admit(context);
    const release = outcome.ok ? shares.uploads.take(outcome.sender.keyId) : undefined;
    if (!outcome.ok || release === undefined) {
      const problem = outcome.ok ? await rejectShare("uploads") : outcome.problem;
      dropSlowly(message);
      context.reject(problem);
      return;
    }
    const { sender } = outcome;
    if (message.headers.expect !== undefined) response.writeContinue();
    const inTurn = shares.inTurnOf(sender.keyId);
    const reader = createLineReader(message, { maxLineBytes: maxBytes, timeoutMs, inTurn });
    try {
      const first = await reader.read();
      // From here on reports may be stored: an aborted request is no longer rejected.
      await context.stream(LINES_TYPE, applyAll(reader, first, sender, service.isShuttingDown));
    } catch (error) {
      if (response.headersSent || !(error instanceof StalledError)) throw error;
      const problem = describeBodyFailure(error.reason, { maxBytes, timeoutMs });
      const detail = `No data of the body arrived for ${timeoutMs} ms.`;
      if (problem !== undefined) context.reject({ ...problem, detail });
    } finally {
      release();
    }
  }

  function checkHead(headers: IncomingHttpHeaders): Rejection | undefined {
    if (service.isShuttingDown()) return { ok: false, problem: SHUTTING_DOWN };
    const { "content-type": type = "", "content-encoding": encoding } = headers;
    const detail =
      findEncodingIssue(encoding) ??
      (isJsonLinesMediaType(type) ? undefined : "Send Content-Type: application/x-ndjson, in UTF-8.");
    if (detail === undefined) return undefined;
    return { ok: false, problem: { code: "unsupported-media-type", detail } };
  }

  function admit({ message, exchange }: RequestContext): Rejection | { ok: true; sender: ReportLines } {
    const admission = authorizeKey(gate, message, exchange, ROUTES.sendReports);
    if (!admission.ok) return admission;
    const delivery = service.findDelivery();
    if (delivery === undefined) return { ok: false, problem: DATABASE_UNAVAILABLE };
    const query = readParameterless(message);
    if (!query.ok) return query;
    const { keyId } = admission;
    const budgets = { series: new ReportSeries(), issueBudget: new IssueBudget() };
    const traceparent = readTraceparent(message.headers);
    const sender = { delivery, keyId, shares, tracing, traceparent, maxLineBytes: maxBytes, ...budgets };
    return { ok: true, sender };
  }
}

/** Throws when a line cannot be answered, which closes the connection. */
async function* applyAll(
  reader: LineReader,
  first: readonly Line[],
  sender: ReportLines,
  isShuttingDown: () => boolean,
): AsyncGenerator<string> {
  for (let lines = first; lines.length > 0; lines = await reader.read()) {
    if (lines !== first && isShuttingDown()) throw new Error("the service is shutting down");
    yield await applyReportLines(sender, lines);
  }
}
