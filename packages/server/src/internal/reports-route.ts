import { Readable } from "node:stream";
import { ReportSeries } from "@payment-routing/delivery";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isJsonLinesMediaType } from "../connections/media-type.ts";
import { describeBodyFailure, SHUTTING_DOWN } from "../connections/request-problems.ts";
import type { Problem } from "../problems/problem.ts";
import type { InternalService } from "./add-internal-routes.ts";
import { admitHolder } from "./admit-holder.ts";
import { DATABASE_UNAVAILABLE } from "./describe-failure.ts";
import { IssueBudget, judgeReportLines, type ReportLines } from "./judge-report-lines.ts";
import { createLineReader, type Line, type LineReader, StalledError } from "./line-reader.ts";
import { readQuery } from "./read-query.ts";

export const REPORTS_ROUTE = { method: "POST", path: "/internal/v1/reports", operation: "reports" } as const;

/**
 * Takes any number of reports in one request, a JSON document a line, and answers a verdict a line in the same order. The
 * answer begins before the request is complete: a sender that does not read it is not read from any further either.
 */
export function addReportsRoute(app: FastifyInstance, service: InternalService): void {
  const { gate, sendProblem, maxBytes, bodyTimeoutMs: timeoutMs } = service;

  app.route({
    method: REPORTS_ROUTE.method,
    url: REPORTS_ROUTE.path,
    handler: (request, reply) => {
      reply.header("cache-control", "no-store");
      const refusal = refuseUnread(request) ?? admit(request, reply);
      if (refusal !== undefined) sendProblem(reply, refusal);
    },
  });

  function refuseUnread({ headers }: FastifyRequest): Problem | undefined {
    if (service.isShuttingDown()) return SHUTTING_DOWN;
    const { "content-type": type = "", "content-encoding": encoding = "identity" } = headers;
    if (isJsonLinesMediaType(type) && encoding.toLowerCase() === "identity") return undefined;
    const detail = "Send Content-Type: application/x-ndjson, in UTF-8 and not compressed.";
    return { code: "unsupported-media-type", detail };
  }

  function admit(request: FastifyRequest, reply: FastifyReply): Problem | undefined {
    const { headers, url, ip: address, exchange } = request;
    const caller = { authorization: headers.authorization, address };
    const admission = admitHolder(gate, caller, exchange, ["processor"]);
    if (!admission.ok) return admission.problem;
    const delivery = service.findDelivery();
    if (delivery === undefined) return DATABASE_UNAVAILABLE;
    const asked = readQuery({}, new URLSearchParams(url.split("?", 2)[1]));
    if (!asked.ok) return asked.problem;
    if (headers.expect !== undefined) reply.raw.writeContinue();
    const sender = {
      delivery,
      keyId: admission.keyId,
      maxLineBytes: maxBytes,
      series: new ReportSeries(),
      issueBudget: new IssueBudget(),
    };
    void answer(request, reply, sender);
    return undefined;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, sender: ReportLines): Promise<void> {
    const reader = createLineReader(request.raw, { maxLineBytes: maxBytes, timeoutMs });
    try {
      const verdicts = judgeAll(reader, await reader.take(), sender, service.isShuttingDown);
      reply.type("application/x-ndjson; charset=utf-8").send(Readable.from(verdicts));
      // From here on something may be stored: a request that breaks off is not refused any more.
      reply.raw.flushHeaders();
    } catch (error) {
      if (!(error instanceof StalledError)) {
        reply.send(error);
        return;
      }
      const problem = describeBodyFailure(error.reason, { maxBytes, timeoutMs });
      const detail = `Nothing of the body came for ${timeoutMs} ms.`;
      if (problem !== undefined) sendProblem(reply, { ...problem, detail });
    }
  }
}

/** Ends with an error, and the connection with it, when not every line can be answered. */
async function* judgeAll(
  reader: LineReader,
  first: readonly Line[],
  sender: ReportLines,
  isShuttingDown: () => boolean,
): AsyncGenerator<string> {
  for (let lines = first; lines.length > 0; lines = await reader.take()) {
    if (lines !== first && isShuttingDown()) throw new Error("the service is shutting down");
    yield await judgeReportLines(sender, lines);
  }
}
