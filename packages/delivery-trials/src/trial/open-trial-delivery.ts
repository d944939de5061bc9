import { type Delivery, openDelivery } from "@payment-routing/delivery";
import type { Trial } from "./open-trial.ts";

/** Opens the delivery on the database of a trial, for operator actions and checks. It has no merchants or secrets. */
export async function openTrialDelivery({
  database,
}: Pick<Trial, "database">): Promise<Delivery & AsyncDisposable> {
  const delivery = await openDelivery({
    connectionString: database.connectionString,
    merchants: { find: () => undefined, hasAccount: () => false },
    secrets: {
      webhookSecrets: () => [],
      bodySecret: () => undefined,
      macSalt: () => undefined,
      isRetired: () => false,
    },
  });
  return { ...delivery, [Symbol.asyncDispose]: () => delivery.close() };
}
