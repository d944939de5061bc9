import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Reporter, startLoad } from "@payment-routing/test-support/load";
import { startReceivers } from "../receiver/receiver-process.ts";
import { AcknowledgedReports, checkCallbacks } from "../result/check-acknowledged.ts";
import type { Progress, Round } from "../result/print-rounds.ts";
import { copyNextDatabase } from "../service/fleet.ts";
import { deriveSecrets } from "../service/merchants.ts";
import { findCommand, runCommand } from "../service/service-process.ts";
import { writeConfiguration } from "../service/write-configuration.ts";
import { openMerchants } from "../trial/open-trial.ts";
import { waitUntil } from "../trial/wait-until.ts";
import { type CellService, createCellReporter, startCell } from "./cell-service.ts";

export interface CellsTrialOptions {
  /** Sessions that the client has before it moves. */
  readonly sessions: number;
  /** How often it moves there and back. */
  readonly rounds: number;
  readonly progress: Progress;
}

const MERCHANTS = ["moves", "stays", "other"] as const;
/** In the order of the merchants. */
const CLIENTS = { moves: 10_001, stays: 10_002, other: 10_003 } as const;
const REASON = ["--reason", "the trial has it so"];

/**
 * Moves a client between two cells and back under load, in the end with `kill -9` in each phase, and kills a cell for a minute.
 * Yields a round for each move.
 */
export async function* runCells({ sessions, rounds, progress }: CellsTrialOptions): AsyncGenerator<Round> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "cells-trial-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const secretsKey = randomBytes(16).toString("hex");
  const receivers = opened.use(await startReceivers(join(folder, "receipts"), secretsKey));
  const opening = await openMerchants(
    receivers,
    MERCHANTS.map((name) => ({ name })),
  );
  const merchants = opening.map(([, merchant]) => merchant);
  const processorKey = randomBytes(24).toString("hex");
  const files = await writeConfiguration(folder, {
    merchants,
    trialSecrets: deriveSecrets(secretsKey),
    processorKey,
    operatorKey: randomBytes(24).toString("hex"),
  });
  const a = opened.use(await startCell("a", "a", files));
  const b = opened.use(await startCell("b", "a", files));
  const reporter = createCellReporter([a, b], processorKey);
  // A client of its own for each cell, so that none is idle.
  await move(CLIENTS.other, a, b);

  const ledger = new AcknowledgedReports();
  const load = (
    names: readonly (typeof MERCHANTS)[number][],
    more: object,
    firstSessionId: number,
    by: Reporter = reporter,
  ) =>
    startLoad({
      ...{ reporter: by, ledger, firstSessionId, singly: 1, inBatches: 0, batchSize: 0, pauseMs: 20 },
      merchants: merchants.filter(({ name }) => names.includes(name as never)),
      ...more,
    });
  progress(`${sessions} sessions are reported`);
  await load(
    ["moves"],
    { singly: 0, inBatches: 4, batchSize: 250, maxSessions: sessions, reportsPerSession: 1, pauseMs: 0 },
    1,
  ).finish();

  const times = { before: [] as number[], during: [] as number[] };
  let period: keyof typeof times = "before";
  const timed: Reporter = {
    ...reporter,
    async report(report) {
      const startedAtMs = performance.now();
      const result = await reporter.report(report);
      times[period].push(performance.now() - startedAtMs);
      return result;
    },
  };
  const loads = [
    load(["moves"], { singly: 2 }, 10_000_000),
    load(["stays"], { singly: 1 }, 20_000_000, timed),
    load(["other"], { singly: 1 }, 30_000_000),
  ];
  await delay(20_000);
  period = "during";
  const p99 = (values: readonly number[]) =>
    [...values].sort((x, y) => x - y)[Math.floor(values.length * 0.99)] ?? Number.NaN;
  for (let round = 1; round <= 2 * rounds; round++) {
    const [from, to] = round % 2 === 1 ? [a, b] : [b, a];
    const isKilled = round > 2 * rounds - 2;
    times.during = [];
    const startedAtMs = performance.now();
    const killed = isKilled ? await killInEachPhase(from, to, progress) : [];
    const result = JSON.parse(await move(CLIENTS.moves, from, to));
    progress(`move ${round} of ${2 * rounds} is done`);
    const owners = await countOwners([a, b]);
    const issues = [
      ...(owners === 1 ? [] : [`${owners} cells own the client`]),
      ...(result.held_ms === undefined || result.held_ms <= 5000
        ? []
        : [`the hold took ${result.held_ms} ms`]),
      ...ledger.issues,
    ];
    const ratio = p99(times.during) / p99(times.before);
    yield {
      figures: {
        move: `${from.name} to ${to.name}`,
        sessions: result.sessions,
        "took, s": ((performance.now() - startedAtMs) / 1000).toFixed(1),
        "held, ms": result.held_ms ?? "by a killed one",
        "without owner, ms": result.unowned_ms ?? "–",
        "killed in": killed.join(", ") || "–",
        "p99 of others": ratio.toFixed(2),
        issues: issues.length,
      },
      issues,
    };
  }
  progress("cell a gets the next version, cell b goes on");
  await a.upgrade(await copyNextDatabase(folder));
  const refused = await move(CLIENTS.moves, a, b).catch(({ stderr }) => String(stderr));
  if (!refused.includes("different migrations")) ledger.fail(`expected a refused move, got ${refused}`);
  await delay(10_000);
  progress("cell b is killed for a minute");
  await b.kill();
  await delay(60_000);
  await b.start();
  await Promise.all(loads.map((each) => each.stop()));
  yield await conclude([a, b], { ledger, receivers, times, p99, progress });
}

async function move(clientId: number, from: CellService, to: CellService): Promise<string> {
  const { connectionString } = from.database;
  const addresses = ["--from", connectionString, "--to", to.database.connectionString];
  return runCommand(connectionString, "clients", "move", `${clientId}`, ...addresses, "--json", ...REASON);
}

/** What both cells say in each phase of a move. */
const PHASES: Readonly<Record<string, readonly [where: "from" | "to", condition: string]>> = {
  leaving: ["from", "state = 'leaving'"],
  arriving: ["to", "state = 'arriving'"],
  copying: ["to", "state = 'arriving' and exists (select from copied_sessions)"],
  quiet: ["from", "quiet_until is not null"],
  held: ["from", "hold_until > now()"],
  complete: ["to", "complete is not null"],
  left: ["from", "state = 'left'"],
};

/** Starts the move again and again, and kills it as soon as a phase is reached. Returns the phases in which it was killed. */
async function killInEachPhase(
  from: CellService,
  to: CellService,
  progress: Progress,
): Promise<readonly string[]> {
  const killed: string[] = [];
  for (const [phase, [where, condition]] of Object.entries(PHASES)) {
    const { pool } = where === "from" ? from : to;
    const addresses = ["--from", from.database.connectionString, "--to", to.database.connectionString];
    const args = [findCommand(), "clients", "move", `${CLIENTS.moves}`, ...addresses, ...REASON];
    const mover = spawn(process.execPath, args, { stdio: "ignore" });
    const ended = once(mover, "exit");
    while (mover.exitCode === null && mover.signalCode === null) {
      const { rowCount } = await pool.query(
        `select from client_owners where client_id = $1 and ${condition}`,
        [CLIENTS.moves],
      );
      if (rowCount === 1) kill(mover);
      else await delay(2);
    }
    await ended;
    if (mover.signalCode === "SIGKILL") killed.push(phase);
    progress(`killed while ${phase}: ${mover.signalCode === "SIGKILL"}`);
  }
  return killed;
}

function kill(child: ChildProcess): void {
  child.kill("SIGKILL");
}

async function countOwners(cells: readonly CellService[]): Promise<number> {
  const counts = await Promise.all(
    cells.map(({ name, pool }) =>
      pool.query(
        `select from (select 1) as one left join client_owners on client_id = $1
         where state in ('owned', 'leaving') or state is null and $2 = 'a'`,
        [CLIENTS.moves, name],
      ),
    ),
  );
  return counts.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

interface Conclusion {
  readonly ledger: AcknowledgedReports;
  readonly receivers: Awaited<ReturnType<typeof startReceivers>>;
  readonly times: Readonly<Record<"before" | "during", number[]>>;
  readonly p99: (values: readonly number[]) => number;
  readonly progress: Progress;
}

/** Nothing is lost or out of order for a receiver that drops older numbers, and both databases pass the checker. */
async function conclude(
  cells: readonly CellService[],
  { ledger, receivers, progress }: Conclusion,
): Promise<Round> {
  progress("waits until everything is delivered");
  const isDelivered = await waitUntil(async () => {
    const waiting = await Promise.all(
      cells.map(({ pool }) => pool.query("select from served.lanes where delivered < head limit 1")),
    );
    return waiting.every(({ rowCount }) => rowCount === 0);
  }, 300_000);
  const receipts = await receivers.readNewReceipts();
  const issues: string[] = [
    ...ledger.issues,
    ...(isDelivered ? [] : ["callbacks were not delivered in time"]),
  ];
  const figures: Record<string, string | number> = {};
  for (const { name, pool, database } of cells) {
    const own = new AcknowledgedReports();
    const { rows } = await pool.query<{ id: string }>("select session_id as id from served.payment_sessions");
    for (const { id } of rows) own.begin(Number(id), ledger.sessions.get(Number(id))?.merchant ?? "");
    for (const each of ledger.acknowledged) if (own.sessions.has(each.sessionId)) own.acknowledged.push(each);
    const checked = await checkCallbacks(pool, own, receipts);
    issues.push(...checked.issues);
    for (const [what, figure] of Object.entries(checked.figures)) figures[`${name}: ${what}`] = figure;
    await runCommand(database.connectionString, "check").catch(({ stdout }) =>
      issues.push(`check in ${name}: ${stdout}`),
    );
  }
  const found = new Set<number>();
  for (const { pool } of cells)
    for (const { id } of (
      await pool.query<{ id: string }>("select session_id as id from served.payment_sessions")
    ).rows)
      found.add(Number(id));
  const missing = [...ledger.sessions.keys()].filter((id) => !found.has(id));
  if (missing.length > 0) issues.push(`${missing.length} sessions are in no cell: ${missing.slice(0, 5)}`);
  return { figures: { ...figures, issues: issues.length }, issues };
}
