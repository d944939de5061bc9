import { setTimeout as delay } from "node:timers/promises";
import type { Ledger } from "@payment-routing/test-support/load";
import type { Trial } from "./open-trial.ts";

/** Waits until the lanes of the ledgers' sessions are idle. Returns false on a timeout. Does not shorten any pause or breaker. */
export async function waitUntilDelivered(
  { pool }: Pick<Trial, "pool">,
  ledgers: readonly Ledger[],
  timeoutMs = 60_000,
): Promise<boolean> {
  const sessionIds = ledgers.flatMap(({ sessions }) => [...sessions.keys()]);
  return waitUntil(async () => {
    const { rows } = await pool.query<{ waits: boolean }>(ANY_WAITS, [sessionIds]);
    return rows[0]?.waits === false;
  }, timeoutMs);
}

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

const ANY_WAITS =
  "select exists (select from lanes where session_id = any($1::bigint[]) and delivered < head) as waits";
