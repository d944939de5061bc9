// A child process of the benchmark `fairness`: sends requests at steady rates, without waiting for answers: searches and
// probes, and with an internal listener reports and what another operator reads. On request, it reports the results since
// the last request.
import {
  authorize,
  createHttpClient,
  SEARCH,
  scriptSession,
  writeRequest,
  writeSearch,
} from "@payment-routing/test-support/load";

/** Milliseconds from the due time of each request to the end of its answer. */
export interface SteadyFigures {
  readonly searches: readonly number[];
  readonly probes: readonly number[];
  readonly reports: readonly number[];
  readonly operators: readonly number[];
  /** Requests that were not answered 200 or 201. */
  readonly failed: number;
}

const ADMIN = { authorization: "Bearer sandbox-admin-key" };
/** What another operator reads in turn. A stream is closed once it is answered. */
const READS = ["callbacks?limit=50", "decisions?limit=50", "lanes?limit=50", "overview", "events"];

/** Longer than any answer takes. */
const TIMEOUT_MS = 60_000;

const [port = 0, internalPort] = process.argv.slice(2).map(Number);
const client = createHttpClient(TIMEOUT_MS);
let figures = clear();

const search = writeSearch(SEARCH, authorize(10_077, "sandbox-key"));
repeat("searches", 200, () => client.send(port, search));
const probe = writeRequest({ method: "GET", path: "/livez" });
repeat("probes", 50, () => client.send(port, probe));
if (internalPort !== undefined) {
  // Sessions beyond those that the database is filled with, and of every run.
  let session = 1_000_000_000 + (Date.now() % 1_000_000_000);
  repeat("reports", 20, () => client.send(internalPort, writeReport(session++)));
  let reads = 0;
  repeat("operators", 10, () => read(internalPort, READS[reads++ % READS.length] ?? ""));
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

function writeReport(sessionId: number): string {
  const [{ path, report } = { path: "", report: {} }] = scriptSession(sessionId, 10_077);
  const headers = { authorization: "Bearer sandbox-processor-key", "content-type": "application/json" };
  return writeRequest({
    method: "PUT",
    path,
    headers,
    body: JSON.stringify({ ...report, account_id: 100_482 }),
  });
}

async function read(to: number, list: string): Promise<{ readonly status: number }> {
  const path = `/internal/v1/${list}`;
  if (list !== "events") return await client.send(to, writeRequest({ method: "GET", path, headers: ADMIN }));
  const stream = await fetch(`http://127.0.0.1:${to}${path}`, { headers: ADMIN });
  await stream.body?.cancel();
  return stream;
}

/** Sends requests at a rate. Late ones are caught up. */
function repeat(
  kind: Exclude<keyof SteadyFigures, "failed">,
  perSecond: number,
  send: () => Promise<{ readonly status: number }>,
): void {
  const start = performance.now();
  let calls = 0;
  setInterval(() => {
    for (let due = dueAt(); due <= performance.now(); due = dueAt()) {
      calls++;
      void measure(due);
    }
  }, 1);

  function dueAt(): number {
    return start + (1000 * calls) / perSecond;
  }

  async function measure(due: number): Promise<void> {
    const { status } = await send().catch(() => ({ status: 0 }));
    if (status === 200 || status === 201) figures[kind].push(performance.now() - due);
    else figures.failed++;
  }
}
