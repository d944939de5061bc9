import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { onTestFinished } from "vitest";
import { PROCESSOR } from "./start-internal.ts";

/** The route that takes reports, one in a line. */
export const REPORTS_PATH = "/internal/v1/reports";
export const REPORTS_HEADERS = { ...PROCESSOR, "content-type": "application/x-ndjson" };

/** A request whose body the test controls. */
export function openReports(port: number, headers: OutgoingHttpHeaders = {}) {
  const outgoing = request({
    host: "127.0.0.1",
    port,
    method: "POST",
    path: REPORTS_PATH,
    headers: { ...REPORTS_HEADERS, ...headers },
  });
  onTestFinished(() => {
    outgoing.destroy();
  });
  outgoing.on("error", () => undefined);
  const answered = once(outgoing, "response").then(([answer]) => answer as IncomingMessage);
  return { outgoing, answered };
}
