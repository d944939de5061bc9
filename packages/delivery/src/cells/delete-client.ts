import { longQuery, queryRecords, runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";
import type { StoredOwner } from "./client-owner.ts";
import { COPIED_TABLES } from "./copy-sessions.ts";

/** Sessions in one transaction. */
const PIECE = 500;

/**
 * Deletes what a cell has of a client that it does not own, in pieces, each only if the row of the client is as it was seen.
 * Returns the number of sessions, or undefined if the row has changed.
 */
export async function deleteClient(
  pool: Pool,
  clientId: number,
  seen: StoredOwner,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number | undefined> {
  const sessions = await queryRecords<{ sessionId: number }>(
    pool,
    longQuery(LIST_SESSIONS, [clientId, TEST_SESSION_ID]),
  );
  const ids = sessions.map(({ sessionId }) => sessionId);
  for (let at = 0; at <= ids.length; at += PIECE) {
    const piece = ids.slice(at, at + PIECE);
    const isDone = await runTransaction(pool, async (client) => {
      const { rows } = await client.query<{ revision: string }>(
        "select revision from client_owners where client_id = $1 for update",
        [clientId],
      );
      if (rows[0]?.revision !== seen.revision) return false;
      for (const { name } of COPIED_TABLES)
        await client.query(`delete from ${name} where session_id = any($1::bigint[])`, [piece]);
      await client.query("delete from redeliveries where session_id = any($1::bigint[])", [piece]);
      await client.query(
        "delete from copied_sessions where client_id = $1 and session_id = any($2::bigint[])",
        [clientId, piece],
      );
      // The last piece also has what belongs to no session.
      if (piece.length < PIECE) await client.query(DELETE_TEST_EVENTS, [clientId, TEST_SESSION_ID]);
      return true;
    });
    if (!isDone) return undefined;
    onProgress(Math.min(at + PIECE, ids.length), ids.length);
  }
  return ids.length;
}

// A session may have rows without being there itself.
const LIST_SESSIONS = `
  select session_id from payment_sessions where client_id = $1
  union select session_id from lanes where client_id = $1
  union select session_id from callbacks where client_id = $1 and session_id <> $2
  order by session_id`;

const DELETE_TEST_EVENTS = `
  with events as (delete from callbacks where session_id = $2 and client_id = $1 returning sequence),
  attempts as (delete from attempts a using events e where a.session_id = $2 and a.sequence = e.sequence)
  delete from redeliveries r using events e where r.session_id = $2 and r.sequence = e.sequence`;
