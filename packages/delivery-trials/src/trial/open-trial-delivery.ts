import { type Delivery, openDelivery } from "@payment-routing/delivery";
import type { Trial } from "./open-trial.ts";
import { waitUntil } from "./wait-until.ts";

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

/** Redelivers the delivered callbacks of some sessions, as an operator would. */
export async function redeliver(trial: Trial, sessionIds: readonly number[]): Promise<void> {
  await using delivery = await openTrialDelivery(trial);
  const by = { actor: "trial", reason: "redelivery under load" };
  for (const sessionId of sessionIds)
    for await (const _ of delivery.operations.redeliverCallbacks({ sessionId, states: ["delivered"] }, by));
}

/** Waits until no redelivery is pending. Returns false on a timeout. */
export async function waitUntilRedelivered({ pool }: Pick<Trial, "pool">): Promise<boolean> {
  return waitUntil(async () => {
    const { rows } = await pool.query<{ waits: boolean }>(ANY_WAITS);
    return rows[0]?.waits === false;
  }, 60_000);
}

const ANY_WAITS = "select exists (select from redeliveries where done_at is null) as waits";
