import { setTimeout as delay } from "node:timers/promises";
import { isInUse, type Queryable, runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";

/** Each change of what a move copies changes one of these tables. */
const NOTED: readonly (readonly [table: string, event: string, isOfClient: boolean])[] = [
  ["payment_sessions", "insert or update", true],
  ["session_history", "insert", false],
  ["callbacks", "update", true],
  ["lanes", "insert or update", true],
  ["redeliveries", "insert or update", false],
];

/**
 * Creates the triggers that note each change of a client's sessions, and reject it in a hold. Waits until transactions that began
 * without them have ended. Returns whether one was missing.
 */
export async function noteChanges(pool: Pool, clientId: number): Promise<boolean> {
  const missing = await listMissing(pool, clientId);
  for (const [table, event, isOfClient] of NOTED) {
    if (!missing.includes(table)) continue;
    await changeTable(
      pool,
      `create or replace trigger ${writeName(clientId)} after ${event} on ${table} for each row
       ${isOfClient ? `when (new.client_id = ${clientId})` : ""}
       execute function note_change('${clientId}'${isOfClient ? "" : `, '${TEST_SESSION_ID}'`})`,
    );
  }
  return missing.length > 0;
}

/** Drops them, after the last transaction that may have seen the client here. */
export async function stopNoting(pool: Pool, clientId: number): Promise<void> {
  for (const [table] of NOTED)
    await changeTable(pool, `drop trigger if exists ${writeName(clientId)} on ${table}`);
}

/** Clients whose changes are noted. Of one that is not leaving the move was not finished. */
export async function listNoted(client: Queryable): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: string }>(
    "select distinct substring(tgname from '-?[0-9]+$') as id from pg_trigger where tgname like 'note\\_change\\_%'",
  );
  return rows.map(({ id }) => Number(id));
}

function writeName(clientId: number): string {
  return `"note_change_${clientId}"`;
}

async function listMissing(client: Queryable, clientId: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = $1 and tgparentid = 0",
    [`note_change_${clientId}`],
  );
  const found = new Set(rows.map(({ name }) => name));
  return NOTED.map(([table]) => table).filter((table) => !found.has(table));
}

/** Waits for the lock briefly and repeatedly: others wait behind. */
async function changeTable(pool: Pool, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(pool, async (client) => {
        await client.query("set local lock_timeout = '100ms'");
        await client.query(statement);
      });
    } catch (error) {
      if (!isInUse(error) || attempt === MAX_LOCK_ATTEMPTS) throw error;
      await delay(50 + Math.random() * 200);
    }
  }
}

const MAX_LOCK_ATTEMPTS = 300;
