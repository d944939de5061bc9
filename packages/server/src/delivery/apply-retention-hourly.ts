import type { Delivery, RetentionPeriods } from "@payment-routing/delivery";
import type { Logger } from "../observability/logger.ts";

/**
 * Deletes what is past its retention, now and every hour until it is ended: days go whole, so all but one of those find
 * nothing to do. Returns what ends it.
 */
export function applyRetentionHourly(
  delivery: Delivery,
  periods: RetentionPeriods,
  logger: Logger,
): () => void {
  const apply = async () => {
    try {
      const outcome = await delivery.applyRetention(periods);
      const { dropped = [], sessions = 0 } = outcome ?? {};
      if (dropped.length > 0 || sessions > 0) logger.info({ dropped, sessions }, "retention applied");
    } catch (error) {
      // What could not be deleted now can be in an hour.
      logger.warn({ err: error }, "retention could not be applied");
    }
  };
  void apply();
  const timer = setInterval(() => void apply(), HOUR_MS).unref();
  return () => clearInterval(timer);
}

const HOUR_MS = 3_600_000;
