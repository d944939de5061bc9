import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { loadConfiguration, loadSecrets } from "@payment-routing/config-store";
import { migrate, openPool } from "@payment-routing/database";
import { openDelivery } from "@payment-routing/delivery";
import { startTrialDatabase } from "@payment-routing/delivery-trials";
import { createLogger, createServer } from "@payment-routing/server";
import { type Contents, fillDatabase } from "./console-lists/fill-database.ts";
import { describeRequests, type ListRequest } from "./console-lists/list-requests.ts";
import { type Report, roundFigure } from "./harness/report.ts";

interface ListsEffort extends Contents {
  /** How often each request is sent. */
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

/** The longest a list may take, for 95 % of its requests. */
const BOUND_MS = 300;

/**
 * Fills a database with ten million callbacks and 10,000 endpoints, and requests every list of the console with each of its
 * filters. Takes about ten minutes and 11 GB of disk.
 */
export async function run(_effort: unknown, changes: Partial<ListsEffort> = {}): Promise<Report> {
  const effort = { ...EFFORT, ...changes };
  const { callbacks, endpoints, times, progress } = effort;
  await using opened = new AsyncDisposableStack();
  const connectionString = effort.connectionString ?? (await fillNew(effort, opened));
  const url = await startInternal(connectionString, opened);
  const measured: MeasuredRequest[] = [];
  for (const request of describeRequests(effort)) {
    const result = await measure(url, request, times);
    measured.push(result);
    progress(`${result.p95.toFixed(0).padStart(6)} ms  ${result.outcome.padEnd(22)} ${request.path}`);
  }
  const lists = [...new Set(measured.map(({ list }) => list))];
  const figures = lists.map((list) => {
    const of = measured.filter((each) => each.list === list);
    return [`${list}_ms_p95`, roundFigure(Math.max(...of.map(({ p95 }) => p95)))] as const;
  });
  return {
    title: `${callbacks} callbacks, ${endpoints} endpoints, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
    tables: [],
    figures: {
      ...Object.fromEntries(figures),
      requests: measured.length,
      need_time_range: measured.filter(({ outcome }) => outcome === "needs-time-range").length,
    },
    bounds: Object.fromEntries(figures.map(([name]) => [name, { atMost: BOUND_MS }])),
  };
}

async function fillNew(effort: ListsEffort, opened: AsyncDisposableStack): Promise<string> {
  const { connectionString } = opened.use(await startTrialDatabase({ fsync: false, settings: SETTINGS }));
  await migrate(connectionString);
  const pool = opened.adopt(openPool(connectionString), (each) => each.end());
  await fillDatabase(pool, effort, effort.progress);
  return connectionString;
}

// Filling writes no log that anybody needs.
const SETTINGS = ["shared_buffers=1GB", "wal_level=minimal", "max_wal_senders=0", "max_wal_size=8GB"];

const CONFIG = new URL("../../../schemas/examples/config/", import.meta.url);
const KEY = "sandbox-operator-key";

/** Starts the internal listener without a worker: nothing changes while lists are measured. */
async function startInternal(connectionString: string, opened: AsyncDisposableStack): Promise<string> {
  const secrets = await loadSecrets(
    fileURLToPath(new URL("secrets/valid/sandbox.yaml", CONFIG)),
    {},
    { sandbox: true },
  );
  const configuration = await loadConfiguration(fileURLToPath(new URL("valid", CONFIG)), {
    sandbox: true,
    secrets,
  });
  if (configuration.secrets === undefined) throw new Error("the example has no secrets");
  const { merchants, secrets: directory } = configuration;
  const delivery = opened.adopt(
    await openDelivery({ connectionString, merchants, secrets: directory }),
    (each) => each.close(),
  );
  const server = opened.adopt(
    createServer({
      configuration,
      delivery: { find: () => delivery, isReady: async () => true },
      settings: { host: "127.0.0.1", port: 0, internalPort: 0 },
      logger: createLogger("error"),
    }),
    async (each) => void (await each.close()),
  );
  const { internalUrl } = await server.listen();
  return `${internalUrl}/internal/v1`;
}

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
    const response = await fetch(url + request.path, { headers: { authorization: `Bearer ${KEY}` } });
    const { items, type } = (await response.json()) as {
      readonly items?: readonly unknown[];
      readonly type?: string;
    };
    durations.push(performance.now() - start);
    outcome = response.ok ? `${items?.length ?? 1} items` : (String(type).split("/").at(-1) ?? "");
  }
  durations.sort((a, b) => a - b);
  return { ...request, outcome, p95: durations[Math.ceil(0.95 * times) - 1] ?? Number.NaN };
}
