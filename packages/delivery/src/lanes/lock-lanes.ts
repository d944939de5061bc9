import type { QueryConfig } from "pg";

/** Locks lanes by session ID, before any other row. */
export function lockLanes(sessionIds: readonly number[]): QueryConfig {
  return { name: "lock-lanes", text: LOCK_LANES, values: [sessionIds] };
}

// A separate statement before the settling one. PostgreSQL re-evaluates a row that changed during a lock wait with a copy of the
// plan, and 18.4 crashes the server when the plan updates partitions.
const LOCK_LANES = `
select count(*) from (select from lanes where session_id = any($1::bigint[]) order by session_id for update) as l`;
