import { readDecisions } from "@payment-routing/decision-store";
import { checkDecisions } from "../result/check-decisions.ts";
import type { TrialResult } from "../result/check-trial.ts";
import type { DecisionTrial } from "./open-decision-trial.ts";
import { waitUntil } from "./wait-until.ts";

/** A process that was killed while it was searched at. */
export interface Kill {
  readonly atMs: number;
  /** When searches were sent to the next process. */
  readonly untilMs: number;
}

export interface ConcludeDecisionsOptions {
  readonly kills?: readonly Kill[];
  /** How long it took to empty the spool after the database was back. */
  readonly drainMs?: number;
  /** Whether decisions must have been dropped. Otherwise none may be. */
  readonly mustDrop?: boolean;
}

/** Waits until the spool is empty, in milliseconds. */
export async function waitUntilDrained(trial: DecisionTrial): Promise<number> {
  const startedAtMs = performance.now();
  const isDrained = await waitUntil(async () => {
    const files = await trial.listSpool();
    return (await trial.readMetrics()).spoolBytes === 0 && !files.some((path) => path.endsWith(".blocks"));
  }, DRAIN_TIMEOUT_MS);
  if (!isDrained)
    throw new Error(`the spool was not empty within ${DRAIN_TIMEOUT_MS} ms: ${await describe(trial)}`);
  return performance.now() - startedAtMs;
}

const DRAIN_TIMEOUT_MS = 60_000;

async function describe({ readMetrics, listSpool, service }: DecisionTrial): Promise<string> {
  const [metrics, files] = await Promise.all([readMetrics(), listSpool()]);
  return `${JSON.stringify({ ...metrics, files })}\n${service.log.join("\n")}`;
}

/** Stops the searches, waits until every decision is stored or dropped, stops the service, and compares. */
export async function concludeDecisions(
  trial: DecisionTrial,
  { kills = [], drainMs = 0, mustDrop = false }: ConcludeDecisionsOptions = {},
): Promise<TrialResult> {
  const { ledger } = trial.load;
  await trial.load.stop();
  await waitUntilDrained(trial);
  const isStored = await waitUntil(async () => (await trial.readMetrics()).oldestAgeSeconds === 0);
  const metrics = await trial.readMetrics();
  await trial.stop();
  const always = { since: new Date(0), until: new Date(Date.now() + DAY_MS) };
  const { issues, stored, missing } = await checkDecisions(readDecisions(trial.pool, always), ledger);
  const lostMs =
    kills.length === 0 ? [] : missing.map((search) => findAgeAtKill(ledger.answeredAtMs(search) ?? 0, kills));
  const figures = {
    answered: ledger.answered,
    stored,
    spooled: metrics.spooled,
    dropped: metrics.dropped,
    kills: kills.length,
    missing: missing.length,
    maxLostMs: Math.round(lostMs.reduce((max, age) => Math.max(max, age), 0)),
    maxSpoolBytes: trial.maxSpoolBytes,
    maxDrainMs: Math.round(drainMs),
  };
  const others = [
    ledger.answered === 0 && "no search was answered",
    !isStored && "decisions still wait long after the last search",
    kills.length > 0 &&
      figures.maxLostMs > MAX_LOST_MS &&
      `a decision is missing that was made ${figures.maxLostMs} ms before its process was killed`,
    // The counts of a killed process are lost with it.
    kills.length === 0 &&
      missing.length !== metrics.dropped &&
      `${missing.length} decisions are missing, and ${metrics.dropped} count as dropped`,
    kills.length === 0 &&
      stored !== metrics.stored &&
      `${stored} are stored, and ${metrics.stored} count as stored`,
    mustDrop !== metrics.dropped > 0 && `${metrics.dropped} decisions count as dropped`,
    ...(await trial.listSpool())
      // The folder of a killed process is deleted when another one adopts it, later if it has no blocks.
      .filter((path) => kills.length === 0 || path.endsWith(".blocks"))
      .map((path) => `${path} is left in the spool`),
  ];
  return { issues: [...issues, ...others.filter((issue) => issue !== false)], figures };
}

const DAY_MS = 86_400_000;

/** Half a second until a block ends, a second without an answer of the database, and the time to write the block. */
const MAX_LOST_MS = 1600;

/** How long before the kill of its process a search was answered, in milliseconds. Infinity when it was not killed. */
function findAgeAtKill(answeredAtMs: number, kills: readonly Kill[]): number {
  const kill = kills.find(({ untilMs }) => answeredAtMs <= untilMs);
  return kill === undefined ? Number.POSITIVE_INFINITY : kill.atMs - answeredAtMs;
}
