// A child process of the benchmark `fairness`: sends requests at steady rates, without waiting for answers: searches and
// probes, and with an internal listener reports and what another operator reads. On request, it reports the results since
// the last request.
import { Agent, request } from "node:http";
import { scriptSession } from "@payment-routing/delivery-trials";
import { BODY, basic, headersOf, PATH } from "../server/search-request.ts";

/** Milliseconds from the due time of each request to the end of its answer. */
export interface SteadyFigures {
  readonly searches: readonly number[];
  readonly probes: readonly number[];
  readonly reports: readonly number[];
  readonly operators: readonly number[];
  /** Requests that were not answered 200 or 201. */
  readonly failed: number;
}

interface SteadyRequest {
  readonly method?: "GET" | "PUT";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const ADMIN = { authorization: "Bearer sandbox-admin-key" };
/** What another operator reads in turn. A stream is closed once it is answered. */
const READS = ["callbacks?limit=50", "decisions?limit=50", "lanes?limit=50", "overview", "events"];

const [port, internalPort] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true });
let figures = clear();

const search = { path: PATH, headers: headersOf(BODY, basic(10_077, "sandbox-key")), body: BODY };
repeat("searches", 200, port, () => search);
repeat("probes", 50, port, () => ({ path: "/livez", headers: {} }));
if (internalPort !== undefined) {
  // Sessions beyond those that the database is filled with, and of every run.
  let session = 1_000_000_000 + (Date.now() % 1_000_000_000);
  repeat("reports", 20, internalPort, () => writeReport(session++));
  let reads = 0;
  repeat("operators", 10, internalPort, () => {
    return { path: `/internal/v1/${READS[reads++ % READS.length]}`, headers: ADMIN };
  });
}

process.on("message", () => {
  process.send?.(figures satisfies SteadyFigures);
  figures = clear();
});
process.on("disconnect", () => process.exit());

function clear() {
  const none = (): number[] => [];
  return { searches: none(), probes: none(), reports: none(), operators: none(), failed: 0 };
}

function writeReport(sessionId: number): SteadyRequest {
  const [{ path, report } = { path: "", report: {} }] = scriptSession(sessionId, 10_077);
  const headers = { authorization: "Bearer sandbox-processor-key", "content-type": "application/json" };
  return { method: "PUT", path, headers, body: JSON.stringify({ ...report, account_id: 100_482 }) };
}

/** Sends requests at a rate. Late ones are caught up. */
function repeat(
  kind: Exclude<keyof SteadyFigures, "failed">,
  perSecond: number,
  to: number | undefined,
  write: () => SteadyRequest,
): void {
  const start = performance.now();
  let calls = 0;
  setInterval(() => {
    for (let due = dueAt(); due <= performance.now(); due = dueAt()) {
      calls++;
      ask(to, write(), (isAnswered) => {
        if (isAnswered) figures[kind].push(performance.now() - due);
        else figures.failed++;
      });
    }
  }, 1);

  function dueAt(): number {
    return start + (1000 * calls) / perSecond;
  }
}

function ask(
  to: number | undefined,
  { method = "GET", path, headers, body }: SteadyRequest,
  ended: (isAnswered: boolean) => void,
): void {
  const outgoing = request({ port: to, host: "127.0.0.1", method, agent, path, headers });
  outgoing
    .on("error", () => ended(false))
    .on("response", (response) => {
      const isAnswered = response.statusCode === 200 || response.statusCode === 201;
      if (response.headers["content-type"]?.startsWith("text/event-stream")) {
        ended(isAnswered);
        outgoing.on("error", () => undefined).destroy();
      } else response.resume().on("end", () => ended(isAnswered));
    });
  outgoing.end(body);
}
