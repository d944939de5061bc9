import { countPartitionDays, listProcesses, type Pool, readStatistics } from "@payment-routing/database";
import {
  listLanes,
  listWorkerClocks,
  NO_MERCHANTS,
  readBacklog,
  readLastCheck,
} from "@payment-routing/delivery";
import type { Warning } from "@payment-routing/operator-contract";
import { findWarnings, readVersion } from "@payment-routing/server";
import { showDuration } from "../operator/print-table.ts";
import { showText } from "../show-text.ts";
import { describeClock, withTables } from "./check-database.ts";
import { type Check, type Problem, type Severity, showDate, warning } from "./finding.ts";

/** The days that have partitions. */
export const checkPartitions = withTables((pool) => listWarnings(pool, "partitions"));

/** The other processes: their versions, configurations, heartbeats and clocks. */
export const checkProcesses = withTables(async (pool) => {
  const version = readVersion();
  const others = (await listProcesses(pool)).filter(
    (each) => each.state === "live" && each.version !== version,
  );
  const clocks = await listWorkerClocks(pool);
  return [
    ...(await listWarnings(pool, "processes")),
    ...others.map((each) =>
      warning(`${each.name} has version ${each.version}, and this command ${version}: complete the upgrade`),
    ),
    ...clocks.flatMap(({ worker, aheadMs }) => describeClock(`the clock of the worker ${worker}`, aheadMs)),
  ];
});

/** Callbacks that wait, and why. */
export const checkCallbacks: Check = withTables(async (pool) => [
  ...(await listWarnings(pool, "callbacks")),
  ...(await describeOldest(pool)),
]);

/** The warnings of the overview, by the check that reports them, with what to do. */
const WARNINGS: Record<Warning["code"], readonly [check: string, severity: Severity, advice: string]> = {
  "partitions-missing": ["partitions", "error", "Run payment-routing migrate as the owner of the tables."],
  "no-worker": ["processes", "error", "Start one."],
  "process-silent": ["processes", "warning", "Look at its log, or wait: it is forgotten after an hour."],
  "configurations-differ": [
    "processes",
    "warning",
    "Give all the same, or read the log of the one that rejects it.",
  ],
  // Not about the health of the service.
  "approvals-awaited": ["", "warning", ""],
  // The check compares each version with that of this command.
  "versions-differ": ["", "warning", ""],
  "deliveries-held": ["callbacks", "warning", ""],
  "endpoints-paused": ["callbacks", "warning", "See payment-routing endpoints list, and endpoints resume."],
  "breakers-open": ["callbacks", "warning", "See payment-routing endpoints list, and ask their owners."],
  "lanes-parked": [
    "callbacks",
    "warning",
    "See payment-routing lanes list --state parked, and lanes unpark.",
  ],
  "decisions-dropped": ["callbacks", "warning", "Set DECISION_SPOOL, or more DECISION_BUFFER."],
  "check-found-issues": ["callbacks", "error", "Run payment-routing check, which prints them."],
};

async function listWarnings(pool: Pool, check: string): Promise<readonly Problem[]> {
  return (await readWarnings(pool)).flatMap(({ code, message }) => {
    const [of, severity, advice] = WARNINGS[code];
    return of === check ? [{ severity, message: `${message} ${advice}`.trim() }] : [];
  });
}

async function readWarnings(pool: Pool): Promise<readonly Warning[]> {
  const { total, ...endpoints } = await readBacklog({ pool, merchants: NO_MERCHANTS.merchants }, 1000);
  const from = new Date(Date.now() - HOUR_MS);
  const decisions = await readStatistics(pool, { series: ["decisions"], from, stepSeconds: 60 });
  return findWarnings({
    ...endpoints,
    processes: await listProcesses(pool),
    partitionDays: await countPartitionDays(pool),
    lastCheck: await readLastCheck(pool),
    backlog: { callbacks: total.callbacks, lanes_parked: total.lanesParked },
    decisions: { dropped: decisions.reduce((sum, { outcomes }) => sum + (outcomes.get("dropped") ?? 0), 0) },
  });
}

/** Why the oldest callback waits, if it has waited for an hour. */
async function describeOldest(pool: Pool): Promise<readonly Problem[]> {
  const [lane] = (await listLanes(pool, {}, { limit: 1 })).items;
  const ageMs = Date.now() - (lane?.waitingSince?.getTime() ?? Date.now());
  if (lane === undefined || ageMs < HOUR_MS) return [];
  const oldest = `the oldest undelivered callback waits for ${showDuration(ageMs)}, of session ${lane.sessionId} for ${showText(lane.url)}`;
  return [warning(`${oldest}, because ${explainWait(lane)}`)];
}

type Lane = Awaited<ReturnType<typeof listLanes>>["items"][number];

function explainWait({ state, stateReason, endpointHold: hold, attempts, dueAt }: Lane): string {
  const reason = stateReason === undefined ? "" : `: ${showText(stateReason)}`;
  if (state !== "active") return `its lane is ${state}${reason}`;
  const until = hold?.until === undefined ? "" : ` until ${showDate(hold.until)}`;
  if (hold?.reason === "breaker") return `the circuit breaker of its endpoint is open${until}`;
  if (hold !== undefined) return `its endpoint is ${hold.reason}${until}`;
  if (attempts === 0) return "no worker has tried to send it";
  const next = dueAt === undefined ? "" : `, and the next attempt is at ${showDate(dueAt)}`;
  return `${attempts} attempts failed${next}${reason}`;
}

const HOUR_MS = 3_600_000;
