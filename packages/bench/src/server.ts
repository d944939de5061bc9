import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism, constants, setPriority } from "node:os";
import {
  findProgram,
  SANDBOX_FILES,
  type ServerProcess,
  startServer,
  startService,
  startTrialDatabase,
} from "@payment-routing/delivery-trials";
import { decodePaymentMethodSearchResponse } from "@payment-routing/search-contract";
import { authorize, SEARCH, SEARCH_PATH, writeSearch } from "@payment-routing/test-support/load";
import { Client } from "pg";
import { findParent, listFamily } from "./delivery/cpu-time.ts";
import type { Effort } from "./harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "./harness/report.ts";
import { type Contestant, measureRates, measureTails, type ServerEffort, warmUp } from "./server/contest.ts";

const OURS = "search";
const BARE = "node:http";
const REJECTING = "search, 5 % rejected";
const TRACED = "search, 1 % traced";
const CONNECTIONS = 32;
const TAIL_SHARE = 0.8;
// A quarter of the rounds, each fifty times as long: the rate of a server varies more than that of a function.
const ROUNDS_SHARE = 1 / 4;
const ROUND_FACTOR = 50;
/** For each round. */
const WARM_UP_ANSWERS = 2_500;
/** The servers take turns on one core. With three cores or more, the database has its own. */
const CORES = availableParallelism();
const LOAD_CORE = 0;
const SERVER_CORE = CORES > 1 ? 1 : 0;
const DATABASE_CORE = CORES > 2 ? 2 : LOAD_CORE;

/**
 * Measures searches over HTTP, compared with a bare node:http server that reads the same body and writes the same answer.
 * Both run on the same core, and take turns with the same load generator, which runs on another.
 */
export async function run({ rounds, roundMs }: Effort): Promise<Report> {
  const effort = {
    rounds: Math.max(1, Math.round(rounds * ROUNDS_SHARE)),
    roundMs: roundMs * ROUND_FACTOR,
    connections: CONNECTIONS,
  };
  // Stores the records of decisions, for which the service does not wait. Runs on the core of this process.
  pinSelf(DATABASE_CORE);
  await using database = await startTrialDatabase({ fsync: true });
  pinSelf(LOAD_CORE);
  await using collector = await openCollector();
  const contestants = await openContestants(database.connectionString, collector.url);
  try {
    await warmUp(contestants, effort, effort.rounds * WARM_UP_ANSWERS);
    await stepBack(database.connectionString);
    const { wall, processor } = await measureRates(contestants, effort);
    const top: Table = { task: "a request at the top rate", measures: wall };
    const used: Table = { task: "processor time of a request at the top rate", measures: processor };
    const tails: Table = {
      task: `p99 at ${100 * TAIL_SHARE} % of the top rate of each`,
      measures: await measureTails(contestants, TAIL_SHARE, shorter(effort)),
    };
    return report({ top, used, tails, lost: await countLostRecords(contestants) });
  } finally {
    for (const { process } of contestants) await process.kill("SIGKILL");
  }
}

/** The same time in twice as many rounds: shorter rounds are disturbed less by other processes. */
function shorter(effort: ServerEffort): ServerEffort {
  return { ...effort, rounds: 2 * effort.rounds, roundMs: effort.roundMs / 2 };
}

/**
 * Gives the generator priority over the database: waiting for the generator would count as waiting for the server. All
 * database connections must be open.
 */
async function stepBack(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = findParent(rows[0]?.pid ?? 0);
  await client.end();
  // Without /proc the processes are unknown.
  for (const processId of postmaster === undefined ? [] : listFamily(postmaster)) putLast(processId);
}

/** Each process of PostgreSQL is a session of its own, and Linux may schedule sessions as groups. */
function putLast(processId: number): void {
  try {
    setPriority(processId, constants.priority.PRIORITY_LOW);
    writeFileSync(`/proc/${processId}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // The process has ended, or the system has no such groups.
  }
}

/** The first contestant is the baseline. */
async function openContestants(connectionString: string, collector: string): Promise<readonly Contestant[]> {
  const own = { keepsLog: false, wrapper: runOnCore(SERVER_CORE) };
  const { configuration } = SANDBOX_FILES;
  const role = "search";
  const options = {
    ...own,
    name: OURS,
    role,
    connectionString,
    configuration,
    requestLogPercent: 1,
  } as const;
  const search = await startService(options);
  const tracing = ["--otel-exporter-otlp-endpoint", collector, "--trace-percent", "1"];
  const traced = await startService({ ...options, name: TRACED, arguments: tracing });
  const answer = await sendSearch(search.url);
  checkAnswer(answer);
  const { date: _, connection: __, "keep-alive": ___, ...headers } = answer.headers;
  const fixed = JSON.stringify({ headers, body: answer.body });
  const program = findProgram("server/serve-bare", import.meta.url);
  const bare = await startServer(program, [fixed], { ...own, name: BARE });
  const contestant = (name: string, by: string, process: ServerProcess, rejected?: Buffer): Contestant => {
    const exchange = {
      port: Number(new URL(process.url).port),
      request: REQUEST,
      ...(rejected && { rejected }),
    };
    return { name, by, process, exchange };
  };
  return [
    contestant(BARE, `Node ${process.version}`, bare),
    contestant(OURS, "this project", search),
    contestant(REJECTING, "this project", search, REJECTED),
    contestant(TRACED, "this project", traced),
  ];
}

/** Takes traces. It shares the core of this process. */
async function openCollector(): Promise<{ readonly url: string } & AsyncDisposable> {
  const server = createServer((message, response) => {
    message.resume().on("end", () => response.setHeader("content-type", "application/json").end("{}"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Checks that a server returns the expected answer. */
function checkAnswer({ body }: Answer): void {
  const decoded = decodePaymentMethodSearchResponse(body);
  if (!decoded.ok) throw new Error("the answer of the search is not valid");
}

/** The number of lost records of decisions. */
async function countLostRecords(contestants: readonly Contestant[]): Promise<number> {
  const search = contestants.find(({ name }) => name === OURS);
  const response = await fetch(`${search?.process.url}/metrics`);
  const [, count] = /decision_records_total\{outcome="dropped"\} (\d+)/.exec(await response.text()) ?? [];
  return Number(count);
}

interface Results {
  readonly top: Table;
  readonly used: Table;
  readonly tails: Table;
  readonly lost: number;
}

function report({ top, used, tails, lost }: Results): Report {
  const perSecond = (name: string): number => Math.round(1e6 / findMeasure(top, name).microseconds);
  return {
    title: `Searches over HTTP, ${CONNECTIONS} connections, ${PINNED ? "a core for the servers" : "cores as the system gives them"}, Node ${process.version}`,
    tables: [top, used, tails],
    figures: {
      search_vs_bare_http: roundFigure(1 / findMeasure(top, OURS).ratio),
      search_vs_bare_http_processor: roundFigure(1 / findMeasure(used, OURS).ratio),
      search_p99_vs_bare_http: roundFigure(findMeasure(tails, OURS).ratio),
      searches_per_second: perSecond(OURS),
      bare_http_per_second: perSecond(BARE),
      rejecting_vs_search: roundFigure(findMeasure(top, REJECTING).ratio / findMeasure(top, OURS).ratio),
      rejecting_vs_search_processor: roundFigure(
        findMeasure(used, REJECTING).ratio / findMeasure(used, OURS).ratio,
      ),
      tracing_vs_search: roundFigure(findMeasure(top, TRACED).ratio / findMeasure(top, OURS).ratio),
      tracing_vs_search_processor: roundFigure(
        findMeasure(used, TRACED).ratio / findMeasure(used, OURS).ratio,
      ),
      search_p99_us: roundFigure(findMeasure(tails, OURS).microseconds),
      bare_http_p99_us: roundFigure(findMeasure(tails, BARE).microseconds),
      decision_records_lost: lost,
      node: process.version,
    },
    bounds: { tracing_vs_search_processor: { atMost: 1.1 } },
  };
}

/** True where processes can be assigned to cores. */
const PINNED = spawnSync("taskset", ["--version"]).status === 0;

/** Keeps this process on one core. */
function pinSelf(core: number): void {
  if (PINNED) spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(process.pid)]);
}

/** A command that runs the rest of the command line on one core. */
function runOnCore(core: number): readonly string[] {
  return PINNED ? ["taskset", "--cpu-list", String(core)] : [];
}

const AUTHORIZATION = authorize(10_077, "sandbox-key");

const REQUEST: Buffer = Buffer.from(writeSearch(SEARCH, AUTHORIZATION));
/** A document with an issue. */
const REJECTED: Buffer = Buffer.from(writeSearch(SEARCH.replace("<decimal>2</decimal>", ""), AUTHORIZATION));

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends the search once and returns its answer. */
async function sendSearch(url: string): Promise<Answer> {
  const headers = { authorization: AUTHORIZATION, "content-type": "application/xml" };
  // fetch sends no GET with a body.
  const response = await fetch(new URL(SEARCH_PATH, url), { method: "POST", headers, body: SEARCH });
  const body = await response.text();
  if (!response.ok) throw new Error(`expected 200, got ${response.status}: ${body}`);
  return { headers: Object.fromEntries(response.headers), body };
}
