import { loadavg } from "node:os";
import { migrate, openPool } from "@payment-routing/database";
import { SANDBOX_FILES, startService, startTrialDatabase } from "@payment-routing/delivery-trials";
import { type Contents, fillDatabase } from "./console-lists/fill-database.ts";
import { describeRequests, type ListRequest } from "./console-lists/list-requests.ts";
import { openPages } from "./console-lists/open-pages.ts";
import { percentile } from "./harness/quantiles.ts";
import { type Report, roundFigure } from "./harness/report.ts";

interface ListsEffort extends Contents {
  /** How often each request is sent, and each page is opened. */
  readonly times: number;
  readonly progress: (message: string) => void;
  /** A database that is filled already. */
  readonly connectionString?: string;
}

const EFFORT: ListsEffort = {
  callbacks: 10_000_000,
  endpoints: 10_000,
  days: 30,
  times: 20,
  progress: (message) => console.error(message),
};

/** A key whose scope includes all lists. */
const KEY = "sandbox-operator-key";

/** Pages with a list that grows with the traffic. */
const PAGES = [
  ...["overview", "callbacks", "lanes", "endpoints", "endpoints/failures", "sessions"],
  ...["methods", "audit", "actions"],
];

/** The longest a list may take, for 95 % of its requests. */
const REQUEST_MS = 300;
/** The longest until a page shows its first row. */
const FIRST_ROW_MS = 600;
/** The same for counts of methods. */
const ROUTING_MS = 2000;
/** The longest that a page may leave a person's input unanswered. */
const TASK_MS = 200;

/**
 * Fills a database with ten million callbacks and 10,000 endpoints, and requests every list of the console with each of its
 * filters. Then opens the page of each list in Chromium. Takes about ten minutes and 11 GB of disk.
 */
export async function run(_effort: unknown, changes: Partial<ListsEffort> = {}): Promise<Report> {
  const effort = { ...EFFORT, ...changes };
  const { callbacks, endpoints, times, progress } = effort;
  await using opened = new AsyncDisposableStack();
  const connectionString = effort.connectionString ?? (await fillNew(effort, opened));
  // Without a worker: nothing changes while lists are measured.
  const service = await startService({ ...SANDBOX_FILES, name: "api", role: "api", connectionString });
  opened.defer(() => service.kill("SIGKILL"));
  const origin = service.internalUrl ?? "";
  const measured: MeasuredRequest[] = [];
  for (const request of describeRequests(effort)) {
    const result = await measure(`${origin}/internal/v1`, request, times);
    measured.push(result);
    const { path, body = "" } = request;
    progress(`${result.p95.toFixed(0).padStart(6)} ms  ${result.outcome.padEnd(22)} ${path} ${body}`);
  }
  const lists = [...new Set(measured.map(({ list }) => list))];
  const bounded: BoundedFigure[] = lists.map((list) => {
    const of = measured.filter((each) => each.list === list);
    return [`${list}_ms_p95`, Math.max(...of.map(({ p95 }) => p95)), REQUEST_MS];
  });
  for (const { path, firstRowMs, longestTaskMs } of await openPages(origin, KEY, PAGES, times)) {
    progress(
      `${firstRowMs.toFixed(0).padStart(6)} ms  longest task ${longestTaskMs.toFixed(0)} ms  page ${path}`,
    );
    const name = `${path.split("/").at(-1)}_page`;
    bounded.push([`${name}_first_row_ms`, firstRowMs, path === "methods" ? ROUTING_MS : FIRST_ROW_MS]);
    bounded.push([`${name}_longest_task_ms`, longestTaskMs, TASK_MS]);
  }
  return {
    title: `${callbacks} callbacks, ${endpoints} endpoints, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
    tables: [],
    figures: {
      ...Object.fromEntries(bounded.map(([name, value]) => [name, roundFigure(value)])),
      requests: measured.length,
      need_time_range: measured.filter(({ outcome }) => outcome === "needs-time-range").length,
    },
    bounds: Object.fromEntries(bounded.map(([name, , atMost]) => [name, { atMost }])),
  };
}

/** A figure: its name, its value and the most that it may be. */
type BoundedFigure = readonly [name: string, value: number, atMost: number];

async function fillNew(effort: ListsEffort, opened: AsyncDisposableStack): Promise<string> {
  const { connectionString } = opened.use(await startTrialDatabase({ fsync: false, settings: SETTINGS }));
  await migrate(connectionString);
  const pool = opened.adopt(openPool(connectionString), (each) => each.end());
  await fillDatabase(pool, effort, effort.progress);
  return connectionString;
}

// Filling writes no log that anybody needs.
const SETTINGS = ["shared_buffers=1GB", "wal_level=minimal", "max_wal_senders=0", "max_wal_size=8GB"];

interface MeasuredRequest extends ListRequest {
  readonly p95: number;
  /** The number of items, or the problem. */
  readonly outcome: string;
}

async function measure(url: string, request: ListRequest, times: number): Promise<MeasuredRequest> {
  const durations: number[] = [];
  let outcome = "";
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    const { path, body } = request;
    const method = body === undefined ? "GET" : "POST";
    const headers = { authorization: `Bearer ${KEY}`, "content-type": "application/json" };
    const response = await fetch(url + path, { method, headers, body: body ?? null });
    const { items, type } = (await response.json()) as {
      readonly items?: readonly unknown[];
      readonly type?: string;
    };
    durations.push(performance.now() - start);
    outcome = response.ok ? `${items?.length ?? 1} items` : (String(type).split("/").at(-1) ?? "");
  }
  return { ...request, outcome, p95: percentile(durations, 0.95) };
}
