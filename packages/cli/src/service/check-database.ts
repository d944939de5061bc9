import { ConnectError } from "@payment-routing/database";
import {
  ANY_CELL,
  type CheckSummary,
  type DeliveryIssue,
  NO_MERCHANTS,
  openDelivery,
  recordCheck,
} from "@payment-routing/delivery";

/**
 * Checks the callbacks of a database without starting deliveries, and stores the result for `GET /internal/v1/system`.
 *
 * @returns the number of checked items
 */
export async function checkDatabase(
  connectionString: string,
  onIssue: (issue: DeliveryIssue) => void,
  onProgress?: (done: number, total: number) => void,
): Promise<CheckSummary> {
  const delivery = await openDelivery({
    ...NO_MERCHANTS,
    connectionString,
    cell: ANY_CELL,
    applicationName: "payment-routing check",
  });
  try {
    const issues = delivery.check(onProgress && { onProgress });
    for (;;) {
      const next = await issues.next();
      if (next.done) {
        // A user who may only read can check as well.
        await recordCheck(delivery.context.pool, next.value).catch(() => {});
        return next.value;
      }
      onIssue(next.value);
    }
  } finally {
    await delivery.close();
  }
}

/** Joins the messages of a database error and its causes in one line. */
export function describeDatabaseFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The message of a ConnectError has that of its cause.
  if (error instanceof ConnectError || error.cause === undefined) return error.message;
  return [...new Set([error.message, describeDatabaseFailure(error.cause)])].join(": ");
}
