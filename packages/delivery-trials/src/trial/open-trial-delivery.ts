import { setTimeout as delay } from "node:timers/promises";
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
  const { requestAction, readAction } = delivery.operations;
  for (const sessionId of sessionIds) {
    const target = { sessionId, states: ["delivered"] } as const;
    const { actionId } = await requestAction({ kind: "redeliver-callbacks", target }, by);
    // The processes of the trial carry it out.
    while ((await readAction(actionId))?.state === "running") await delay(50);
  }
}

/** Waits until no redelivery is pending. Returns false on a timeout. */
export function waitUntilRedelivered(trial: Pick<Trial, "pool">): Promise<boolean> {
  return waitUntilHolds(trial, "not exists (select from redeliveries where done_at is null)", [], 60_000);
}
