import {
  type Column,
  type DedicatedConnection,
  encodeColumns,
  unnestColumns,
} from "@payment-routing/database";
import { type ClaimedRow, readClaimedRow, selectClaimed } from "./claimed-row.ts";
import { leasedUntil } from "./lease.ts";
import { lockLanes, type SettledLane, type SettleOptions } from "./settle-lanes.ts";
import type { Settlement } from "./settlement.ts";

/**
 * Finds which settlements a try before has committed, when its answer was lost, and what came of them. Of those that are
 * not found nothing is stored, but for one without an attempt that gave its lane back: to repeat that changes nothing.
 */
export async function findSettled(
  connection: DedicatedConnection,
  settlements: readonly Settlement[],
  { leaseMs, worker }: Pick<SettleOptions, "leaseMs" | "worker">,
): Promise<readonly SettledLane[]> {
  const askedAtMs = performance.now();
  const find = {
    name: "find-settled",
    text: FIND_SETTLED,
    values: [leaseMs, worker, ...encodeColumns(COLUMNS, settlements)],
  };
  // Who made the try before may be at it still: what it locked is waited for.
  const lock = lockLanes(settlements.map(({ sessionId }) => sessionId));
  const { rows } = await connection.queryArraysAfter<FoundRow>(lock, find);
  return rows.map(([sessionId, leaseLeftMs, ...next]) => ({
    sessionId,
    next: readClaimedRow(next, askedAtMs, leaseLeftMs ?? 0),
  }));
}

/** What the statement selects, in its order. A lane that has nothing more to deliver has no time left. */
type FoundRow = [session_id: number, lease_left_ms: number | null, ...next: ClaimedRow];

const COLUMNS: readonly Column<Settlement>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["sequence", "bigint", ({ sequence }) => sequence],
  ["lease", "bigint", ({ lease }) => lease],
  ["attempt", "int", ({ attempt }) => attempt?.attempt],
  ["duration_ms", "int", ({ attempt }) => attempt && Math.round(attempt.durationMs)],
];

// Nobody but its holder moves a lane that is held. One that was given back may be anybody's by now: its attempt is there.
// A number comes again when an attempt cost nothing, or an operator has a lane begin anew; not with the same duration.
const FIND_SETTLED = `
select g.session_id, extract(epoch from ${leasedUntil("l")} - now())::float8 * 1000 as lease_left_ms, n.*
from ${unnestColumns(COLUMNS, "g", 2)}
join lanes l on l.session_id = g.session_id
left join lateral (
  select ${selectClaimed("l", "false", "b")}
  from (select where l.lease = g.lease and l.delivered = g.sequence) as one
  left join callbacks b on b.session_id = l.session_id and b.sequence = l.delivered + 1
    and b.at >= l.waiting_since and b.at <= now()
) n on true
where l.lease = g.lease and l.delivered = g.sequence or exists (
  select from attempts a
  where a.session_id = g.session_id and a.sequence = g.sequence and a.attempt = g.attempt
    and a.at >= now() - 2 * $1::int * interval '1 ms'
    and a.worker = $2 and a.duration_ms = g.duration_ms and not a.redelivery
)`;
