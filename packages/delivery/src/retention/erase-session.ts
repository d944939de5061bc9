import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { invalidateLease } from "../lanes/lease.ts";

/**
 * SQL that takes out of sessions what was reported of them, for after `where session_id`. Their numbers stay, so that
 * callbacks go on counting should one be reported again: a receiver drops what is older than what it has.
 */
export function writeEmptySessions(which: string): string {
  // By the clock, and not by when the transaction began: it may have waited for the report of a callback that it erases.
  return `
    update payment_sessions
    set snapshot = null, version = version + 1, erased_at = clock_timestamp(), updated_at = now()
    where session_id ${which}`;
}

/** The same of their lanes, which have nothing to deliver from then on. */
export function writeEmptyLanes(which: string): string {
  // A worker that holds the lane loses it. The URL of a session may name a person.
  return `
    update lanes
    set delivered = head, due_at = null, waiting_since = null, attempts = 0, ${invalidateLease("lanes")},
      state = case state when 'parked' then 'open' else state end,
      state_reason = case state when 'parked' then null else state_reason end, url = endpoint, updated_at = now()
    where session_id ${which}`;
}

/** Options of `eraseSession`. */
export interface EraseOptions extends Actor {
  /** Erases callbacks that the merchant has not been told of as well; otherwise the session stays as it is. */
  readonly discardUndelivered?: boolean;
}

/** What became of the session. */
export type Erasure =
  | { readonly erased: true; readonly rows: Readonly<Record<ErasedTable, number>> }
  | { readonly erased: false; readonly reason: "unknown-session" }
  | { readonly erased: false; readonly reason: "undelivered"; readonly waiting: number };

/**
 * The tables that hold what was said of a session. Redeliveries come before attempts: whoever settles one holds its row,
 * so that its attempt is there to be deleted, or never comes.
 */
const ERASED_TABLES = ["redeliveries", "attempts", "callbacks", "session_history"] as const;

type ErasedTable = (typeof ERASED_TABLES)[number];

/**
 * Deletes everything that was reported of a session and everything that was sent: snapshot, history, callbacks and
 * their attempts. What stays is its numbers, so that callbacks go on counting should the session be reported again:
 * a receiver drops what is older than what it has. Writes an audit.
 */
export async function eraseSession(
  context: DeliveryContext,
  sessionId: number,
  { actor, reason, discardUndelivered = false }: EraseOptions,
): Promise<Erasure> {
  return runTransaction(context.pool, async (client) => {
    const session = await client.query<{ is_empty: boolean }>(LOCK_SESSION, [sessionId]);
    const [found] = session.rows;
    if (found === undefined) return { erased: false, reason: "unknown-session" };
    const { rows } = await client.query<{ waiting: number }>(LOCK_LANE, [sessionId]);
    const waiting = rows[0]?.waiting ?? 0;
    if (waiting > 0 && !discardUndelivered) return { erased: false, reason: "undelivered", waiting };
    const counts = await deleteRows(client, sessionId);
    // What is erased already may have been reported of since: too late to be applied, and recorded.
    if (found.is_empty && Object.values(counts).every((count) => count === 0)) {
      return { erased: false, reason: "unknown-session" };
    }
    await client.query(EMPTY_SESSION, [sessionId]);
    await client.query(EMPTY_LANE, [sessionId]);
    await client.query("delete from ignored_callbacks where session_id = $1", [sessionId]);
    await recordAction(client, {
      actor,
      reason,
      action: "erase-session",
      subject: `session:${sessionId}`,
      detail: { rows: counts, undelivered: waiting },
    });
    return { erased: true, rows: counts };
  });
}

async function deleteRows(
  client: PoolClient,
  sessionId: number,
): Promise<Readonly<Record<ErasedTable, number>>> {
  const counts = { attempts: 0, callbacks: 0, redeliveries: 0, session_history: 0 };
  for (const table of ERASED_TABLES) {
    const { rowCount } = await client.query(`delete from ${table} where session_id = $1`, [sessionId]);
    counts[table] = rowCount ?? 0;
  }
  return counts;
}

const LOCK_SESSION = `
  select snapshot is null as is_empty from payment_sessions where session_id = $1 for update`;

const LOCK_LANE = `
  select (head - delivered - unused)::int as waiting from lanes where session_id = $1 for update`;

const EMPTY_SESSION = writeEmptySessions("= $1");

const EMPTY_LANE = writeEmptyLanes("= $1");
