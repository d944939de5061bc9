import type { PoolClient } from "pg";

/**
 * Deletes the sessions that were last changed before a moment, with their lanes; not those that have something
 * undelivered, or callbacks that are kept. Returns how many.
 */
export async function deleteSessions(client: PoolClient, before: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await client.query(DELETE_SESSIONS, [before, GROUP]);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < GROUP) return deleted;
  }
}

/** Sessions in one transaction: a short one holds nobody up. */
const GROUP = 1000;

// In the order of their IDs, as everybody locks them; passing over those that are in use, which are not that old.
const DELETE_SESSIONS = `
  delete from payment_sessions
  where session_id in (
    select s.session_id
    from payment_sessions as s
    where s.updated_at < $1
      and not exists (select from lanes as l where l.session_id = s.session_id and l.delivered < l.head)
      and not exists (select from callbacks as c where c.session_id = s.session_id)
    order by s.session_id
    limit $2
    for update of s skip locked
  )`;
