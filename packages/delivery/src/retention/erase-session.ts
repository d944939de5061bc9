import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { endLease } from "../lanes/lease.ts";
import { STORED_ACTIVE } from "../lanes/stored-state.ts";

/**
 * SQL that deletes the content of sessions, to be followed by a condition on `session_id`. Sequence numbers stay, so that callbacks
 * of a later report are not older for the receiver.
 */
export function writeEmptySessions(which: string): string {
  // Not the start of the transaction, which may have waited for a report whose callback it erases.
  return `
    update payment_sessions
    set snapshot = null, version = version + 1, erased_at = clock_timestamp(), updated_at = now()
    where session_id ${which}`;
}

/** SQL that makes their lanes idle. */
export function writeEmptyLanes(which: string): string {
  // Ends the lease, if any. The URL of a session may contain personal data. The reason of a pause is an operator's.
  return `
    update lanes
    set delivered = head, due_at = null, waiting_since = null, attempts = 0, ${endLease("lanes")},
      state = case state when 'parked' then ${STORED_ACTIVE} else state end,
      state_reason = case state when 'paused' then state_reason end, url = endpoint, updated_at = now()
    where session_id ${which}`;
}

/** Options of `eraseSession`. */
export interface EraseOptions extends Actor {
  /** Erases undelivered callbacks too. Otherwise a session with undelivered callbacks is not erased. */
  readonly discardUndelivered?: boolean;
}

/** The result of an erasure. */
export type Erasure =
  | { readonly erased: true; readonly rows: Readonly<Record<ErasedTable, number>> }
  | { readonly erased: false; readonly reason: "unknown-session" }
  | { readonly erased: false; readonly reason: "undelivered"; readonly waiting: number }
  | { readonly erased: false; readonly reason: "left-over"; readonly cells: readonly string[] };

/**
 * The tables with data of a session. Redeliveries precede attempts: a settlement locks its redelivery, so its attempt is either
 * stored already or never.
 */
const ERASED_TABLES = ["redeliveries", "attempts", "callbacks", "session_history"] as const;

type ErasedTable = (typeof ERASED_TABLES)[number];

/**
 * Deletes the snapshot, history, callbacks and attempts of a session, and writes an audit record. Sequence numbers stay, so that
 * callbacks of a later report are not older for the receiver.
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
    const cells = context.cell === undefined ? [] : await listLeftOver(client, sessionId);
    if (cells.length > 0) return { erased: false, reason: "left-over", cells };
    const { rows } = await client.query<{ waiting: number }>(LOCK_LANE, [sessionId]);
    const waiting = rows[0]?.waiting ?? 0;
    if (waiting > 0 && !discardUndelivered) return { erased: false, reason: "undelivered", waiting };
    const counts = await deleteRows(client, sessionId);
    // An erased session may have new history: outdated reports are recorded.
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

/** The cells that the client of a session has left, and that still have it. */
async function listLeftOver(client: PoolClient, sessionId: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ left_over: string[] }>(
    "select left_over from client_owners join payment_sessions using (client_id) where session_id = $1",
    [sessionId],
  );
  return rows[0]?.left_over ?? [];
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
