import { type CheckSummary, type DeliveryIssue, openDelivery } from "@payment-routing/delivery";

/**
 * Runs the checker on a database, without taking part in its deliveries.
 *
 * @returns what was looked at
 */
export async function checkDatabase(
  connectionString: string,
  onFinding: (finding: DeliveryIssue) => void,
  onProgress?: (done: number, total: number) => void,
): Promise<CheckSummary> {
  const delivery = await openDelivery({
    ...NOBODY,
    connectionString,
    applicationName: "payment-routing check",
  });
  try {
    const findings = delivery.check(onProgress && { onProgress });
    for (;;) {
      const next = await findings.next();
      if (next.done) return next.value;
      onFinding(next.value);
    }
  } finally {
    await delivery.close();
  }
}

/** Nothing is made or sent here: that takes neither merchants nor secrets. */
const NOBODY = {
  merchants: { find: () => undefined, hasAccount: () => false },
  secrets: {
    webhookSecrets: () => [],
    bodySecret: () => undefined,
    macSalt: () => undefined,
    isRetired: () => false,
  },
};
