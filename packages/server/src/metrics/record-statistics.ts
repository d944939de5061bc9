import {
  insertStatistics,
  maintainStatistics,
  type Pool,
  type StatisticsCount,
} from "@payment-routing/database";
import type { DeliveryAccess } from "../http/delivery-access.ts";
import { collectStatistics } from "./collect-statistics.ts";
import type { KeyUses } from "./key-uses.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import { oncePerMinute } from "./once-per-minute.ts";

export interface StatisticsSource {
  readonly processId: string;
  readonly metrics: Metrics;
  readonly delivery: DeliveryAccess | undefined;
  readonly keyUses: KeyUses;
  readonly logger: Logger;
}

/** Records statistics until it is stopped. */
export interface StatisticsRecorder {
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
    logger.warn({ err: error, passed_over: skipped }, "statistics cannot be stored"),
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
