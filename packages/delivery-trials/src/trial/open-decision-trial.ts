import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import { type SearchLoad, startSearches } from "@payment-routing/test-support/load";
import { startTrialDatabase, type TrialDatabase } from "../database/trial-database.ts";
import { SANDBOX_FILES, type ServiceProcess, startService } from "../service/service-process.ts";
import { waitUntil } from "./wait-until.ts";

/** A database, and processes that answer searches and share a spool. */
export interface DecisionTrial extends AsyncDisposable {
  readonly database: TrialDatabase;
  /** Connections of the trial itself. */
  readonly pool: Pool;
  /** The process that is searched at. */
  readonly service: ServiceProcess;
  readonly load: SearchLoad;
  /** The folder that processes share. With a disk of its own it is visible to the service only. */
  readonly spool: string;
  /** The size of the largest spool so far. */
  readonly maxSpoolBytes: number;
  /** Starts another process, which is not searched at. */
  start(): Promise<ServiceProcess>;
  /** Searches at another process from now on. The connections to the one before must end. */
  searchAt(service: ServiceProcess): void;
  /** Stops the running processes. */
  stop(): Promise<void>;
  /** The metrics of the running processes, added up; the age is that of the oldest decision of all. */
  readMetrics(): Promise<DecisionMetrics>;
  /** The files in the spool, as paths. */
  listSpool(): Promise<readonly string[]>;
  /** Makes processes adopt the folders of others with blocks at once, as if these had been untouched for long. */
  expireFolders(): Promise<void>;
}

export interface DecisionTrialOptions {
  readonly seed: number;
  /** Searches a second, or Infinity. */
  readonly rate: number;
  /** Other arguments of `serve`. */
  readonly arguments?: readonly string[];
  /** Returns a command that runs the service, with the folder of the spool. */
  readonly wrap?: (spool: string) => readonly string[];
}

/** Starts a trial: a database, one process, and searches. */
export async function openDecisionTrial(options: DecisionTrialOptions): Promise<DecisionTrial> {
  await using opened = new AsyncDisposableStack();
  const spool = await mkdtemp(join(tmpdir(), "delivery-trial-spool-"));
  opened.defer(() => rm(spool, { recursive: true, force: true }));
  const database = opened.use(await startTrialDatabase({ fsync: true }));
  const { connectionString } = database;
  await migrate(connectionString);
  const pool = opened.adopt(openPool(connectionString), (each) => each.end());
  const processes: ServiceProcess[] = [];
  const running = () => processes.filter(({ isRunning }) => isRunning);
  const end = async (signal: NodeJS.Signals) => {
    await Promise.all(running().map((each) => each.kill(signal)));
  };
  opened.defer(() => end("SIGKILL"));
  const start = async (): Promise<ServiceProcess> => {
    const service = await startService({
      name: `search-${processes.length + 1}`,
      role: "search",
      connectionString,
      configuration: SANDBOX_FILES.configuration,
      requestLogPercent: 0,
      arguments: ["--decision-spool", spool, ...(options.arguments ?? [])],
      wrapper: options.wrap?.(spool) ?? [],
    });
    processes.push(service);
    return service;
  };
  let service = await start();
  const { seed, rate } = options;
  const load = startSearches({ seed, rate, findPort: () => Number(new URL(service.url).port) });
  opened.defer(() => load.stop());
  const readMetrics = async (): Promise<DecisionMetrics> =>
    (await Promise.all(running().map(readDecisionMetrics))).reduce(addMetrics);
  let maxSpoolBytes = 0;
  const watch = setInterval(async () => {
    const { spoolBytes } = await readMetrics().catch(() => ({ spoolBytes: 0 }));
    maxSpoolBytes = Math.max(maxSpoolBytes, spoolBytes);
  }, WATCH_MS);
  opened.defer(() => clearInterval(watch));
  const resources = opened.move();
  return {
    database,
    pool,
    get service() {
      return service;
    },
    load,
    spool,
    get maxSpoolBytes() {
      return maxSpoolBytes;
    },
    start,
    searchAt(other) {
      service = other;
    },
    stop: () => end("SIGTERM"),
    readMetrics,
    listSpool: () => listFiles(spool),
    async expireFolders() {
      // Fails when a process deletes a file or folder meanwhile.
      await waitUntil(async () => {
        const files = (await listFiles(spool)).filter((path) => path.endsWith(".blocks"));
        for (const path of files) await utimes(dirname(path), 0, 0);
        return true;
      });
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

const WATCH_MS = 500;

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** What a process says about its decision records, by the names of its metrics. */
const METRICS = {
  stored: 'records_total{outcome="stored"}',
  spooled: 'records_total{outcome="spooled"}',
  dropped: 'records_total{outcome="dropped"}',
  spoolBytes: "spool_bytes",
  oldestAgeSeconds: "oldest_age_seconds",
};

export type DecisionMetrics = Readonly<Record<keyof typeof METRICS, number>>;

function mapMetrics(read: (metric: keyof DecisionMetrics) => number): DecisionMetrics {
  const names = Object.keys(METRICS) as (keyof DecisionMetrics)[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as DecisionMetrics;
}

function addMetrics(a: DecisionMetrics, b: DecisionMetrics): DecisionMetrics {
  return mapMetrics((name) => (name === "oldestAgeSeconds" ? Math.max(a[name], b[name]) : a[name] + b[name]));
}

/** Reads what a process says of its decisions. */
export async function readDecisionMetrics({ url }: Pick<ServiceProcess, "url">): Promise<DecisionMetrics> {
  const response = await fetch(new URL("/metrics", url));
  const lines = (await response.text()).split("\n");
  return mapMetrics((metric) => {
    const name = `payment_routing_decision_${METRICS[metric]}`;
    const line = lines.find((each) => each.startsWith(`${name} `));
    if (line === undefined) throw new Error(`there is no metric ${name}`);
    return Number(line.slice(line.lastIndexOf(" ")));
  });
}
