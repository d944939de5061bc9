import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import { createReporter, scriptSession, startSearches } from "@payment-routing/test-support/load";
import { startTrialDatabase, type TrialDatabase } from "../database/trial-database.ts";
import {
  findCommand,
  SANDBOX_FILES,
  type ServiceProcess,
  type ServiceRole,
  startService,
} from "../service/service-process.ts";
import { type Merchant, startMerchant } from "./start-merchant.ts";
import { type Prometheus, startPrometheus } from "./start-prometheus.ts";

/** The service under load, and a Prometheus that watches it. */
export interface AlertStage extends AsyncDisposable {
  readonly prometheus: Prometheus;
  readonly database: TrialDatabase;
  readonly pool: Pool;
  readonly merchant: Merchant;
  /** The workers that run all the time. */
  readonly workers: readonly ServiceProcess[];
  /** Starts a further process, with code that runs in it first. Prometheus scrapes it. */
  start(role: ServiceRole, options?: StartOptions): Promise<ServiceProcess>;
  /** Kills a process. Prometheus scrapes it until `forget`. */
  kill(process: ServiceProcess): Promise<void>;
  forget(process: ServiceProcess): void;
  /** Edits a file of the configuration. Returns a function that restores it. */
  edit(file: string, change: (text: string) => string): Promise<() => Promise<void>>;
  /** Runs a command of payment-routing, which may find issues. */
  run(...args: readonly string[]): Promise<void>;
}

interface StartOptions {
  readonly code?: string;
  readonly configuration?: string;
  readonly connectionString?: string;
  readonly arguments?: readonly string[];
}

/** Starts the service on the sandbox, with searches and reports, and Prometheus with the rules. */
export async function openAlertStage(rules: string): Promise<AlertStage> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "alerts-trial-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const merchant = opened.use(await startMerchant(folder));
  const configuration = join(folder, "configuration");
  await cp(SANDBOX_FILES.configuration, configuration, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    editFile(join(configuration, file), change);
  await edit("merchants.yaml", (text) => setMerchant(text, merchant.origin));
  const database = opened.use(await startTrialDatabase({ fsync: false }));
  const { connectionString } = database;
  await migrate(connectionString);
  const pool = opened.adopt(openPool(connectionString), (each) => each.end());
  const prometheus = opened.use(await startPrometheus(folder, rules));

  const processes = new Set<ServiceProcess>();
  opened.defer(async () => {
    await Promise.all([...processes].map((each) => each.kill("SIGKILL")));
  });
  const scrape = () => prometheus.setTargets([...processes].map(({ url }) => new URL(url).host));
  let started = 0;
  const start = async (
    role: ServiceRole,
    { code, arguments: own = [], ...options }: StartOptions = {},
    more: readonly string[] = [],
  ) => {
    const process = await startService({
      name: `${role}-${++started}`,
      role,
      connectionString,
      configuration,
      ...(role !== "search" && { secrets: SANDBOX_FILES.secrets }),
      ...options,
      leaseMs: 3000,
      databaseTimeoutMs: 1000,
      requestLogPercent: 0,
      env: { NODE_EXTRA_CA_CERTS: merchant.authority },
      preload: code === undefined ? [] : [`data:text/javascript,${encodeURIComponent(code)}`],
      arguments: ["--config-poll-ms", "200", ...own, ...more],
    });
    processes.add(process);
    scrape();
    return process;
  };
  const [api, spooling, dropping, ...workers] = await Promise.all([
    start("api"),
    // One spools decisions while the database is away, the other drops them.
    start("search", {}, ["--decision-spool", join(folder, "spool")]),
    start("search", {}, ["--decision-buffer", "100"]),
    start("worker"),
    start("worker"),
  ]);
  const access = { OPERATOR_URL: api.internalUrl ?? "", OPERATOR_KEY: "sandbox-operator-key" };
  const environment = { PATH: process.env.PATH, DATABASE_URL: connectionString, ...access };

  opened.use(reportSessions(Number(new URL(api.internalUrl ?? "").port)));
  for (const each of [spooling, dropping]) opened.use(search(each));
  const resources = opened.move();
  return {
    prometheus,
    database,
    pool,
    merchant,
    workers,
    start,
    kill: (process) => process.kill("SIGKILL"),
    forget(process) {
      processes.delete(process);
      scrape();
    },
    edit,
    async run(...args) {
      const command = promisify(execFile)(process.execPath, [findCommand(), ...args], { env: environment });
      await command.catch((error: { readonly code?: number; readonly stderr?: string }) => {
        if (error.code !== 1 || args[0] !== "check") throw error;
      });
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** The origin of the merchants of the sandbox, and a retry each second, so that callbacks arrive soon after a mend. */
function setMerchant(text: string, origin: string): string {
  return text
    .replaceAll("https://merchant.sandbox.example", origin)
    .replace("{ schedule_seconds: [1, 5, 30, 300] }", RETRIES);
}

/** The schedule of the client whose payments are reported. */
export const RETRIES = `{ schedule_seconds: [${Array(100).fill(1).join(", ")}], jitter: 0 }`;

async function editFile(path: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  const replace = async (text: string) => {
    // Beside the folder, and at once: the service reads whole files only.
    const next = join(path, "..", "..", "next");
    await writeFile(next, text);
    await rename(next, path);
  };
  await replace(change(before ?? ""));
  return () => (before === undefined ? rm(path) : replace(before));
}

/** Reports sessions one after another, until it is disposed of. */
function reportSessions(port: number): AsyncDisposable {
  const reporter = createReporter({
    findPorts: () => [port],
    key: "sandbox-processor-key",
    timeoutMs: 600_000,
  });
  let isStopping = false;
  const report = async () => {
    for (let sessionId = 1; !isStopping; sessionId++)
      for (const script of scriptSession(sessionId, 10_077)) {
        const own = { ...script, report: { ...script.report, account_id: 100_482 } };
        await reporter.report(own).catch(() => undefined);
        await delay(REPORT_PAUSE_MS);
      }
  };
  const reporting = report();
  return {
    async [Symbol.asyncDispose]() {
      isStopping = true;
      reporter.close();
      await reporting;
    },
  };
}

/** Sends searches to a process, until it is disposed of. */
export function search({ url }: Pick<ServiceProcess, "url">): AsyncDisposable {
  const load = startSearches({
    seed: 1,
    rate: SEARCHES_PER_SECOND,
    findPort: () => Number(new URL(url).port),
  });
  return { [Symbol.asyncDispose]: () => load.stop() };
}

const REPORT_PAUSE_MS = 30;
const SEARCHES_PER_SECOND = 25;
