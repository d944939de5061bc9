import { createPartitions, type Pool } from "@payment-routing/database";
import type { Logger } from "../logger.ts";
import { dropDecisions } from "./drop-decisions.ts";

/** Makes the partitions of the coming days and drops those past their retention, now and every hour. Returns what ends it. */
export function tidyDecisionsHourly(pool: Pool, retentionDays: number, logger: Logger): () => void {
  async function tidy(): Promise<void> {
    await createPartitions(pool);
    const dropped = await dropDecisions(pool, new Date(Date.now() - retentionDays * DAY_MS));
    if (dropped !== undefined && dropped.length > 0)
      logger.info({ dropped }, "retention of decisions applied");
  }

  function logUntidy(error: unknown): void {
    logger.warn({ err: error }, "partitions or retention of decisions failed");
  }

  // At the start others may still be migrating the database.
  void tidy().catch(() => undefined);
  const timer = setInterval(() => void tidy().catch(logUntidy), HOUR_MS).unref();
  return () => clearInterval(timer);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
