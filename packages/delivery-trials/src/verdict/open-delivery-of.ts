import { type Delivery, openDelivery } from "@payment-routing/delivery";
import type { Trial } from "../trial/open-trial.ts";

/** The delivery of a trial as a process of its own has it that neither reports nor delivers: to check it, and to mend it. */
export async function openDeliveryOf({
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
