import {
  insertStatistics,
  maintainStatistics,
  type Pool,
  type StatisticsCount,
} from "@payment-routing/database";
import type { Counter } from "prom-client";
import type { DeliveryAccess } from "../http/delivery-access.ts";
import type { KeyUses } from "./key-uses.ts";
import type { Logger } from "./logger.ts";
import { type Metrics, OutcomeCounts } from "./metrics.ts";
import { oncePerMinute } from "./once-per-minute.ts";

export interface StatisticsSource {
  readonly processId: string;
  readonly metrics: Metrics;
  readonly delivery: DeliveryAccess | undefined;
  readonly keyUses: KeyUses;
  readonly logger: Logger;
}

/** Records statistics until it is stopped. */
interface StatisticsRecorder {
  /** Inserts the minute that has begun. Resolves to whether every minute is stored. */
  stop(): Promise<boolean>;
}

/**
 * Inserts at the end of each minute what happened in it, and stores which keys were used. Sums old minutes up every hour. A
 * minute that could not be inserted is inserted with a later one, for at most an hour. A killed process loses the minute that
 * has begun.
 */
export function recordStatistics(
  pool: Pool,
  { processId, metrics, delivery, keyUses, logger }: StatisticsSource,
): StatisticsRecorder {
  const collect = collectStatistics(metrics, delivery);
  const waiting: { readonly minute: Date; readonly counts: readonly StatisticsCount[] }[] = [];
  const warn = oncePerMinute((error: unknown, skipped: number) =>
    logger.warn(
      { event: "statistics-not-stored", err: error, passed_over: skipped },
      "statistics cannot be stored",
    ),
  );
  let minute = findMinute();
  let storing = Promise.resolve();
  let timer = startTimer();
  const maintain = () => void maintainStatistics(pool, new Date()).catch(warn);
  maintain();
  const maintenance = setInterval(maintain, HOUR_MS).unref();

  function startTimer(): NodeJS.Timeout {
    const restMs = MINUTE_MS - (Date.now() % MINUTE_MS);
    return setTimeout(() => {
      // A timer may fire before the minute is over.
      if (findMinute() !== minute) endMinute();
      timer = startTimer();
    }, restMs).unref();
  }

  function endMinute(): void {
    const ended = new Date(minute);
    minute = findMinute();
    storing = storing.then(() => store(ended)).catch(warn);
  }

  async function store(ended: Date): Promise<void> {
    const counts = await collect();
    if (counts.length > 0) waiting.push({ minute: ended, counts });
    if (waiting.length > MAX_WAITING) waiting.shift();
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      await insertStatistics(pool, processId, first.minute, first.counts);
      waiting.shift();
    }
    await keyUses.store(pool);
  }

  return {
    async stop() {
      clearTimeout(timer);
      clearInterval(maintenance);
      endMinute();
      await storing;
      return waiting.length === 0;
    },
  };
}

const findMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_WAITING = 60;

/** Returns a function that returns the counts since its last call. Counts that the metrics have are read from them. */
function collectStatistics(
  { searches, callbacks: created, attempts, decisionRecords }: Metrics,
  delivery: DeliveryAccess | undefined,
): () => Promise<readonly StatisticsCount[]> {
  const callbacks = new OutcomeCounts();
  let endpoints = new Map<string, OutcomeCounts>();
  delivery?.opened?.then(
    ({ delivery: { context } }) => {
      context.events.on("attemptEnded", (attempt) => {
        const { endpoint, failure, durationMs, commitToReceiptMs } = attempt;
        const counts = endpoints.get(endpoint) ?? new OutcomeCounts();
        endpoints.set(endpoint, counts);
        counts.add(failure ?? "accepted", durationMs, attempt);
        if (commitToReceiptMs !== undefined) callbacks.add("delivered", commitToReceiptMs);
      });
      context.events.on("laneParked", () => callbacks.add("parked"));
    },
    () => {},
  );
  const takeCreated = watchCounter(created);
  const takeAttempts = watchCounter(attempts, "outcome");
  const takeDecisions = watchCounter(decisionRecords, "outcome");

  return async () => {
    const ended = endpoints;
    endpoints = new Map();
    const [createdBy, attemptsBy, decisionsBy] = await Promise.all([
      takeCreated(),
      takeAttempts(),
      takeDecisions(),
    ]);
    const failed = sum([...attemptsBy].filter(([outcome]) => outcome !== "accepted"));
    return [
      ...searches.take("searches"),
      ...callbacks.take("callbacks"),
      ...count("callbacks", "created", sum([...createdBy])),
      ...count("callbacks", "failed-attempt", failed),
      ...[...decisionsBy].flatMap(([outcome, number]) => count("decisions", outcome, number)),
      ...[...ended].flatMap(([endpoint, counts]) => counts.take("attempts", endpoint)),
    ];
  };
}

/** Returns by how much each value of a counter has grown since the last call, by the value of its label. */
function watchCounter<Label extends string>(
  counter: Counter<Label>,
  label?: Label,
): () => Promise<ReadonlyMap<string, number>> {
  const before = new Map<string, number>();
  return async () => {
    const grown = new Map<string, number>();
    for (const { labels, value } of (await counter.get()).values) {
      const name = String((label && labels[label]) ?? "");
      const difference = value - (before.get(name) ?? 0);
      before.set(name, value);
      if (difference > 0) grown.set(name, difference);
    }
    return grown;
  };
}

function sum(counted: readonly (readonly [string, number])[]): number {
  return counted.reduce((total, [, number]) => total + number, 0);
}

function count(
  series: StatisticsCount["series"],
  outcome: string,
  number: number,
): readonly StatisticsCount[] {
  return number === 0 ? [] : [{ series, endpoint: "", outcome, count: number, latencies: undefined }];
}
