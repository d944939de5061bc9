import { setTimeout as delay } from "node:timers/promises";
import type { Ledger } from "@payment-routing/test-support/load";
import type { Trial } from "./open-trial.ts";

/** Waits until the lanes of the ledgers' sessions are idle. Returns false on a timeout. Does not shorten any pause or breaker. */
export async function waitUntilDelivered(
  trial: Pick<Trial, "pool">,
  ledgers: readonly Ledger[],
  timeoutMs = 60_000,
): Promise<boolean> {
  const sessionIds = ledgers.flatMap(({ sessions }) => [...sessions.keys()]);
  return waitUntilHolds(trial, ARE_DELIVERED, [sessionIds], timeoutMs);
}

const ARE_DELIVERED =
  "not exists (select from lanes where session_id = any($1::bigint[]) and delivered < head)";

/** Waits until a condition in SQL holds. */
export function waitUntilHolds(
  { pool }: Pick<Trial, "pool">,
  condition: string,
  values: readonly unknown[],
  timeoutMs?: number,
): Promise<boolean> {
  return waitUntil(async () => {
    const { rows } = await pool.query<{ holds: boolean }>(`select ${condition} as holds`, [...values]);
    return rows[0]?.holds === true;
  }, timeoutMs);
}

/** Whether an attempt to an endpoint, the first value, had an outcome, the second. */
export const HAS_OUTCOME = "exists (select from attempts where endpoint = $1 and outcome = $2)";

/** Polls a condition. An error, such as an unavailable database, counts as false. */
export async function waitUntil(condition: () => Promise<boolean>, timeoutMs = 30_000): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (await condition().catch(() => false)) return true;
    await delay(PAUSE_MS);
  }
  return false;
}

const PAUSE_MS = 100;
