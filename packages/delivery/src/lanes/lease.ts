// Leases of lanes and redeliveries, as SQL over a row of either table: `leased_by`, `leased_until`, and
// `lease_version`, the fence, a number that each beginning and each end of a lease raises.

import type { QueryConfig } from "pg";
import { STORED_ACTIVE } from "./stored-state.ts";

/** Whether a worker holds the row now. Never null. */
export function isLeased(row: string): string {
  return `coalesce(${row}.leased_until > now(), false)`;
}

/** Assignments of an update that lease a row to a worker. */
export function assignLease(row: string, worker: string, until: string): string {
  return `lease_version = ${row}.lease_version + 1, leased_by = ${worker}, leased_until = ${until}, due_at = ${until}`;
}

/** Assignments that end the lease of a row, if there is one. The holder's settlement then matches nothing. */
export function endLease(row: string): string {
  return `lease_version = ${row}.lease_version + 1, leased_by = null, leased_until = null`;
}

/** An attempt of unknown outcome, as expressions over a relation. */
interface LostLease {
  /** Has `session_id`, `endpoint` and `url`. */
  readonly relation: string;
  readonly sequence: string;
  readonly attempt: string;
  /** End of the lease. */
  readonly endedAt: string;
  readonly isRedelivery: boolean;
  readonly condition: string;
}

/**
 * SQL that records attempts whose lease ended before they were settled. The worker never released the
 * lease: whether it sent the callback is unknown.
 */
export function writeLostLease({
  relation,
  sequence,
  attempt,
  endedAt,
  isRedelivery,
  condition,
}: LostLease): string {
  return `
  insert into attempts (session_id, sequence, attempt, endpoint, url, duration_ms, outcome, error, redelivery, worker)
  select session_id, ${sequence}, ${attempt}, endpoint, url, 0, 'failed',
    'lease lost: a worker held it until ' || ${endedAt} || ' and did not say what became of it', ${isRedelivery},
    'unknown'
  from ${relation} where ${condition}`;
}

/** The same for lanes that somebody moves on, with a condition on `lanes`. */
export function writeLostLaneLease(condition: string): string {
  return writeLostLease({
    relation: "lanes",
    sequence: "delivered + 1",
    attempt: "attempts + 1",
    endedAt: "lanes.leased_until",
    isRedelivery: false,
    condition,
  });
}

/** Assignments of an update of `lanes as l` that skip the callbacks up to a sequence. Ends the lease; later callbacks are due. */
export function movePast(sequence: string): string {
  return `
    delivered = ${sequence}, attempts = 0, ${endLease("l")},
    due_at = case when l.head > ${sequence} then now() end,
    waiting_since = case when l.head > ${sequence} then l.waiting_since end,
    state = case l.state when 'parked' then ${STORED_ACTIVE} else l.state end,
    state_reason = case l.state when 'parked' then null else l.state_reason end,
    updated_at = now()`;
}

/** Locks lanes by session ID, before any other row. */
export function lockLanes(sessionIds: readonly number[]): QueryConfig {
  return { name: "lock-lanes", text: LOCK_LANES, values: [sessionIds] };
}

// A separate statement before the settling one. PostgreSQL re-evaluates a row that changed during a lock wait with a copy of the
// plan, and 18.4 crashes the server when the plan updates partitions.
const LOCK_LANES = `
select count(*) from (select from lanes where session_id = any($1::bigint[]) order by session_id for update) as l`;
