import { openDeliveryOf } from "../verdict/open-delivery-of.ts";
import type { Trial } from "./open-trial.ts";
import { waitUntil } from "./settle.ts";

/** Has what some sessions were told be sent to them once more, as an operator would. */
export async function redeliver(trial: Trial, sessionIds: readonly number[]): Promise<void> {
  await using delivery = await openDeliveryOf(trial);
  const by = { actor: "trial", reason: "what was sent is sent again" };
  for (const sessionId of sessionIds)
    for await (const _ of delivery.operations.redeliverCallbacks({ sessionId, states: ["delivered"] }, by));
}

/** Waits until all that was to be sent again is. Returns whether that came to be in time. */
export async function waitUntilRedelivered({ pool }: Pick<Trial, "pool">): Promise<boolean> {
  return waitUntil(async () => {
    const { rows } = await pool.query<{ waits: boolean }>(ANY_WAITS);
    return rows[0]?.waits === false;
  }, 60_000);
}

const ANY_WAITS = "select exists (select from redeliveries where done_at is null) as waits";
