import type { BreakerSettings } from "../endpoints/breaker.ts";
import { SIGNAL_COLUMNS, writeNoteSignals, writeSignal } from "../endpoints/note-signals.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import { type ClaimedRow, readClaimedRow, selectContent } from "./claimed-row.ts";
import type { KeptConnection } from "./kept-connection.ts";
import { ATTEMPT_COLUMNS, writeAttempt, writeRecordAttempts } from "./record-attempts.ts";
import type { Settlement } from "./settlement.ts";

export interface SettleOptions {
  readonly leaseMs: number;
  readonly breaker: BreakerSettings;
  readonly worker: string;
}

/** What came of settling a lane; a settlement without one had lost its lease and changed nothing. */
export interface SettledLane {
  readonly sessionId: number;
  /** The next callback of the lane, under the same lease. */
  readonly next: ClaimedCallback | undefined;
}

/**
 * Settles some lanes in one transaction: lane, callback, attempt and endpoint change together. Whoever does not hold the
 * lease any more changes nothing.
 *
 * Locks lanes in order of their sessions, then endpoints in theirs, as everybody does.
 */
export async function settleLanes(
  connection: KeptConnection,
  settlements: readonly (Settlement & { readonly wantsNext: boolean })[],
  { leaseMs, breaker, worker }: SettleOptions,
): Promise<readonly SettledLane[]> {
  const askedAtMs = performance.now();
  const lock = {
    name: "lock-lanes",
    text: LOCK_LANES,
    values: [settlements.map(({ sessionId }) => sessionId)],
  };
  const settle = {
    name: "settle-lanes",
    text: SETTLE_LANES,
    values: [
      JSON.stringify(settlements.map((settlement) => writeSettlement(settlement, askedAtMs))),
      leaseMs,
      worker,
      breaker.threshold,
      breaker.firstPauseMs,
      breaker.maxPauseMs,
    ],
  };
  const { rows } = await connection.queryAfter<SettledRow>(lock, settle);
  return rows.map((row) => ({
    sessionId: Number(row.session_id),
    next: row.goes_on ? readClaimedRow(row, askedAtMs, leaseMs) : undefined,
  }));
}

interface SettledRow extends ClaimedRow {
  readonly goes_on: boolean;
}

/** A settlement as the statement takes it apart again. */
function writeSettlement(
  { signal, attempt, ...lane }: Settlement & { readonly wantsNext: boolean },
  nowMs: number,
): unknown {
  return {
    session_id: lane.sessionId,
    sequence: lane.sequence,
    lease: lane.lease,
    verdict: lane.verdict,
    wait_ms: lane.waitMs,
    reason: lane.reason,
    wants_next: lane.wantsNext,
    made_at: lane.madeAt,
    ...(signal && writeSignal(signal)),
    ...(attempt && writeAttempt(attempt, nowMs)),
  };
}

// Before the statement that settles and not within it. A row that changed while it was waited for is looked at again by a
// copy of the statement's plans, and PostgreSQL 18.4 lets the plan of an update of partitions go on with memory of that copy:
// the whole server crashes.
const LOCK_LANES = "select from lanes where session_id = any($1::bigint[]) order by session_id for update";

const SETTLE_LANES = `
with given as (
  select *, verdict in ('deliver', 'skip') as passes
  from json_to_recordset($1::json) as g (
    session_id bigint, sequence bigint, lease bigint, verdict text, wait_ms float8, reason text, wants_next boolean,
    made_at timestamptz,
    ${SIGNAL_COLUMNS},
    ${ATTEMPT_COLUMNS}
  )
),
-- The fence: only lanes whose lease and turn are those of the settlement. They are locked.
held as materialized (
  select g.*, l.head > g.sequence as has_more,
    g.verdict = 'park' or g.verdict = 'stall' and l.head = g.sequence as parks,
    g.passes and g.wants_next and l.head > g.sequence and l.state = 'open' and l.endpoint = g.endpoint
      and coalesce((
        select e.state = 'open' and coalesce(e.slow_until <= now(), true) and e.open_until is null
        from endpoints e where e.endpoint = l.endpoint
      ), true) as goes_on
  from given g cross join lateral (
    select head, state, endpoint from lanes
    where session_id = g.session_id and lease = g.lease and delivered = g.sequence - 1
  ) l
),
moved as (
  update lanes l set
    delivered = case when h.passes then h.sequence else l.delivered end,
    attempts = case when h.passes then 0
      when h.verdict = 'hold' or h.outcome is null then l.attempts else l.attempts + 1 end,
    due_at = case
      when h.goes_on then now() + $2::int * interval '1 ms'
      when (h.passes or h.verdict = 'stall') and h.has_more then now()
      when h.verdict in ('retry', 'hold') then now() + h.wait_ms * interval '1 ms'
    end,
    waiting_since = case when h.passes and not h.has_more then null else l.waiting_since end,
    state = case when h.parks and l.state = 'open' then 'parked' else l.state end,
    state_reason = case when l.state = 'open' then h.reason else l.state_reason end,
    lease = case when h.goes_on then l.lease else l.lease + 1 end,
    updated_at = now()
  from held h where l.session_id = h.session_id
  returning l.*, h.goes_on
),
settled as (
  update callbacks c
  set state = case h.verdict when 'deliver' then 'delivered' else 'skipped' end, settled_at = now()
  from held h
  where h.passes and c.session_id = h.session_id and c.sequence = h.sequence and c.at = h.made_at
    -- Bare, the comparison is taken for so rare while the table is empty that the plan begins with the callbacks.
    and coalesce(c.state = 'waiting', false)
),
recorded as (
  ${writeRecordAttempts("held", {
    worker: "$3",
    isRedelivery: false,
    nextAttemptAt: "case when verdict = 'retry' then now() + wait_ms * interval '1 ms' end",
  })}
),
${writeNoteSignals("held", "$3", { threshold: "$4::int", firstPauseMs: "$5::int", maxPauseMs: "$6::int" })}
select m.session_id, m.client_id, m.endpoint, m.url, m.delivered, m.head, m.lease, m.attempts, m.goes_on,
  false as is_probe, ${selectContent("b")}
from moved m left join callbacks b on m.goes_on and b.session_id = m.session_id and b.sequence = m.delivered + 1
  and b.at >= m.waiting_since and b.at <= now()`;
