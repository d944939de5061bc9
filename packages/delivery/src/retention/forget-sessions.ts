import { longQuery } from "@payment-routing/database";
import type { PoolClient } from "pg";
import { writeEmptyLanes, writeEmptySessions } from "./empty-sessions.ts";

/**
 * Forgets what was reported of the sessions that were last changed before a moment; not of those that have something
 * undelivered, or callbacks that are kept. Their numbers stay, as when they are erased. Returns how many.
 */
export async function forgetSessions(client: PoolClient, before: Date): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rows } = await client.query<{ sessions: number }>(longQuery(FORGET_SESSIONS, [before, GROUP]));
    const sessions = rows[0]?.sessions ?? 0;
    forgotten += sessions;
    if (sessions < GROUP) return forgotten;
  }
}

/** Sessions in one transaction: a short one holds nobody up. */
const GROUP = 1000;

// In the order of their IDs, as everybody locks them; passing over those that are in use, which are not that old.
const FORGET_SESSIONS = `
  with old as materialized (
    select s.session_id
    from payment_sessions as s
    where s.updated_at < $1 and s.snapshot is not null
      and not exists (select from lanes as l where l.session_id = s.session_id and l.delivered < l.head)
      and not exists (select from callbacks as c where c.session_id = s.session_id)
    order by s.session_id
    limit $2
    for update of s skip locked
  ),
  emptied as (${writeEmptySessions("in (select session_id from old)")} returning session_id),
  idle as (${writeEmptyLanes("in (select session_id from emptied)")})
  select count(*)::int as sessions from emptied`;
