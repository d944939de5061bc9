import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  callMethods,
  deriveSecrets,
  findProgram,
  type Remote,
  runCommand,
  startChild,
  startService,
  startTrialDatabase,
  type TrialMerchant,
  writeConfiguration,
} from "@payment-routing/delivery-trials";
import { createReporter, type Reporter } from "@payment-routing/test-support/load";
import pg from "pg";
import { findParent, readCpuTimeMs } from "./cpu-time.ts";
import type { ReceiverMethods } from "./receive.ts";

/** The measured service: PostgreSQL with fsync, a process that accepts reports, and one that delivers. */
export interface BenchService extends AsyncDisposable {
  readonly receiver: BenchReceiver;
  readonly pool: pg.Pool;
  /** Sends reports to the process that accepts them. */
  readonly reporter: Reporter;
  /** Processor time so far. */
  readCpuTimesMs(): CpuTimesMs;
  /** The same without this process. */
  readOwnCpuTimeMs(): number;
  /** Merchants whose servers answer immediately: one server, at an address of this machine for each. */
  readonly live: readonly TrialMerchant[];
  /** A merchant whose server is unreachable. */
  readonly dead: TrialMerchant;
}

/** Processor time in milliseconds. */
export interface CpuTimesMs {
  /** All processes, including the processor and the merchant. */
  readonly total: number;
  readonly api: number;
  readonly worker: number;
  /** PostgreSQL. */
  readonly database: number;
}

export interface BenchServiceOptions {
  /** Default: 1. */
  readonly workers?: number;
  /** The number of merchants whose servers answer. Default: 1. */
  readonly merchants?: number;
  /** Names the database, as the default cell. Default: it has no name. */
  readonly cell?: string;
}

export async function openBenchService({
  workers = 1,
  merchants = 1,
  cell,
}: BenchServiceOptions = {}): Promise<BenchService> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "delivery-bench-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const receiver = opened.use(await startBenchReceiver());
  const database = opened.use(await startTrialDatabase({ fsync: true, settings: DATABASE_SETTINGS }));
  const { connectionString } = database;
  if (cell !== undefined) {
    await runCommand(connectionString, "migrate");
    await runCommand(connectionString, "cells", "init", cell);
  }
  const pool = opened.adopt(new pg.Pool({ connectionString, max: 2 }), (each) => each.end());
  const live = Array.from(
    { length: merchants },
    (_, index): TrialMerchant => ({
      clientId: 1 + index,
      name: `live${index}`,
      endpoint: Object.assign(new URL(receiver.url), {
        hostname: `127.0.${(index + 1) >> 8}.${(index + 1) & 255}`,
      }).href,
      callbacks: MERCHANT,
    }),
  );
  const nowhere = `http://127.0.0.1:${await findClosedPort()}/callbacks`;
  const dead: TrialMerchant = {
    clientId: 1 + merchants,
    name: "dead",
    endpoint: nowhere,
    callbacks: MERCHANT,
  };
  const processorKey = randomBytes(24).toString("hex");
  const files = await writeConfiguration(folder, {
    merchants: [...live, dead],
    trialSecrets: deriveSecrets(randomBytes(16).toString("hex")),
    processorKey,
    operatorKey: randomBytes(24).toString("hex"),
  });
  const start = async (role: "api" | "worker") => {
    // At such rates, only a sample of requests is logged, as on the search.
    const log = { keepsLog: false, requestLogPercent: 1 };
    const options = {
      name: role,
      role,
      connectionString,
      ...files,
      leaseMs: 60_000,
      ...log,
      arguments: cell === undefined ? LOOPBACK : [...LOOPBACK, "--cell", cell],
    };
    const started = await startService(options);
    opened.defer(() => started.kill("SIGKILL"));
    return started;
  };
  const api = await start("api");
  const workerIds: number[] = [];
  while (workerIds.length < workers) workerIds.push((await start("worker")).processId);
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = findParent(rows[0]?.pid ?? 0) ?? 0;
  // This process is the processor, and the parent of all others but PostgreSQL.
  const processIds = [process.pid, api.processId, ...workerIds, postmaster];
  const port = Number(new URL(api.internalUrl ?? "").port);
  const reporter = createReporter({ findPorts: () => [port], key: processorKey, timeoutMs: 60_000 });
  opened.defer(() => reporter.close());
  const resources = opened.move();
  return {
    receiver,
    pool,
    reporter,
    readCpuTimesMs: () => ({
      total: readCpuTimeMs(processIds),
      api: readCpuTimeMs([api.processId]),
      worker: readCpuTimeMs(workerIds),
      database: readCpuTimeMs([postmaster]),
    }),
    readOwnCpuTimeMs: () => readCpuTimeMs([api.processId, ...workerIds, postmaster]),
    live,
    dead,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

const LOOPBACK = ["--callback-exceptions", "127.0.0.0/8"];

// A small dedicated server: all settings but the caches are PostgreSQL's defaults.
const DATABASE_SETTINGS = ["shared_buffers=1GB", "max_wal_size=4GB"];

/** The default schedule and timeouts of merchants, and a server that accepts many requests at once. */
const MERCHANT: NonNullable<TrialMerchant["callbacks"]> = {
  retry: { schedule_seconds: [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400], jitter: 0.1 },
  connect_timeout_ms: 5000,
  total_timeout_ms: 15_000,
  concurrency: 128,
};

async function findClosedPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("the probe has no port");
  return address.port;
}

/** The merchant's server, in its own process. */
interface BenchReceiver extends AsyncDisposable, Omit<Remote<ReceiverMethods>, "port"> {
  /** The URL that receives callbacks. */
  readonly url: string;
}

async function startBenchReceiver(): Promise<BenchReceiver> {
  const child = startChild(findProgram("receive", import.meta.url), []);
  const names = ["port", "count", "collect", "waitFor"] as const;
  const { port, ...methods } = callMethods<ReceiverMethods>(child.process, names);
  return {
    ...methods,
    url: `http://127.0.0.1:${await port()}/callbacks`,
    async [Symbol.asyncDispose]() {
      child.process.kill("SIGKILL");
      await child.ended;
    },
  };
}
