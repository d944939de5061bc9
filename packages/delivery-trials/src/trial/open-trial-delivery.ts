import { type Delivery, NO_MERCHANTS, openDelivery } from "@payment-routing/delivery";
import type { Trial } from "./open-trial.ts";
import { waitUntilHolds } from "./wait-until.ts";

/** Opens the delivery on the database of a trial, for operator actions and checks. It has no merchants or secrets. */
export async function openTrialDelivery({
  connectionString,
}: Pick<Trial, "connectionString">): Promise<Delivery & AsyncDisposable> {
  const delivery = await openDelivery({ ...NO_MERCHANTS, connectionString });
  return { ...delivery, [Symbol.asyncDispose]: () => delivery.close() };
}

/** Redelivers the delivered callbacks of some sessions, as an operator would. */
export async function redeliver(trial: Trial, sessionIds: readonly number[]): Promise<void> {
  await using delivery = await openTrialDelivery(trial);
  const by = { actor: "trial", reason: "redelivery under load" };
  for (const sessionId of sessionIds)
    for await (const _ of delivery.operations.redeliverCallbacks({ sessionId, states: ["delivered"] }, by));
}

/** Waits until no redelivery is pending. Returns false on a timeout. */
export function waitUntilRedelivered(trial: Pick<Trial, "pool">): Promise<boolean> {
  return waitUntilHolds(trial, "not exists (select from redeliveries where done_at is null)", [], 60_000);
}
