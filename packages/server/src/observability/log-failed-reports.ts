import type { ReportsFailed } from "@payment-routing/delivery";
import type { Logger } from "./logger.ts";

/**
 * Makes what logs why reports could not be stored, which who sent them is not told. A cause that stays the same, over
 * many transactions a second perhaps, is a line every ten seconds.
 */
export function createFailureLog(logger: Logger): (failed: ReportsFailed) => void {
  let last: string | undefined;
  let loggedAt = 0;
  return ({ reports, cause }) => {
    const said = String(cause);
    const now = performance.now();
    if (said === last && now - loggedAt < PAUSE_MS) return;
    last = said;
    loggedAt = now;
    logger.error({ err: cause, reports }, "reports could not be stored");
  };
}

const PAUSE_MS = 10_000;
