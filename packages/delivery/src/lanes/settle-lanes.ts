import {
  type Column,
  columnNames,
  type DedicatedConnection,
  encodeColumns,
  unnestColumns,
} from "@payment-routing/database";
import type { QueryConfig } from "pg";
import {
  type BreakerSettings,
  type EndpointSignal,
  SIGNAL_COLUMNS,
  writeRecordSignals,
} from "../endpoints/endpoint-signal.ts";
import { type ClaimedCallback, type ClaimedRow, readClaimedRow, selectClaimed } from "./claimed-callback.ts";
import { type AttemptRecord, listAttemptColumns, writeRecordAttempts } from "./record-attempts.ts";

export interface SettleOptions {
  readonly leaseMs: number;
  readonly breaker: BreakerSettings;
  readonly worker: string;
}

/** A settled lane. A settlement that had lost its lease has none. */
export interface SettledLane {
  readonly sessionId: number;
  /** The next callback of the lane, under the same lease. */
  readonly next: ClaimedCallback | undefined;
}

/**
 * Settles lanes in one transaction: lane, callback, attempt and endpoint change together. A settlement under a lost lease only
 * records its attempt, unless the session was erased.
 *
 * Locks lanes by session ID, then endpoints by name, like every transaction.
 */
export async function settleLanes(
  connection: DedicatedConnection,
  settlements: readonly (Settlement & { readonly wantsNext: boolean })[],
  { leaseMs, breaker, worker }: SettleOptions,
): Promise<readonly SettledLane[]> {
  const askedAtMs = performance.now();
  const lock = lockLanes(settlements.map(({ sessionId }) => sessionId));
  const settle = {
    name: "settle-lanes",
    text: SETTLE_LANES,
    values: [
      leaseMs,
      worker,
      breaker.threshold,
      breaker.firstPauseMs,
      breaker.maxPauseMs,
      ...encodeColumns(COLUMNS, settlements),
    ],
  };
  const { rows } = await connection.queryArraysAfter<SettledRow>(lock, settle);
  return rows.map(([sessionId, ...next]) => ({
    sessionId,
    next: readClaimedRow(next, askedAtMs, leaseMs),
  }));
}

/** The columns of the statement, in order. */
type SettledRow = [session_id: number, ...next: ClaimedRow];

const COLUMNS: readonly Column<Settlement & { readonly wantsNext: boolean }>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["sequence", "bigint", ({ sequence }) => sequence],
  ["lease_version", "bigint", ({ leaseVersion }) => leaseVersion],
  ["action", "text", ({ action }) => action],
  ["wait_ms", "float8", ({ waitMs }) => waitMs],
  ["reason", "text", ({ reason }) => reason],
  ["wants_next", "boolean", ({ wantsNext }) => wantsNext],
  ["made_at", "timestamptz", ({ madeAt }) => madeAt],
  ...SIGNAL_COLUMNS,
  ...listAttemptColumns(() => performance.now()),
];

/** Locks lanes by session ID. */
export function lockLanes(sessionIds: readonly number[]): QueryConfig {
  return { name: "lock-lanes", text: LOCK_LANES, values: [sessionIds] };
}

// A separate statement before the settling one. PostgreSQL re-evaluates a row that changed during a lock wait with a copy of the
// plan, and 18.4 crashes the server when the plan updates partitions.
const LOCK_LANES = `
select count(*) from (select from lanes where session_id = any($1::bigint[]) order by session_id for update) as l`;

// Whether the lease continues for the next callback.
const GOES_ON = `g.passes and g.wants_next and l.head > g.sequence and l.state = 'open' and l.endpoint = g.endpoint
  and l.endpoint <> all((select endpoints from closed)::text[]) and not exists (select from delivery_hold)`;

// After a lost lease, another worker schedules the retry.
const NEXT_ATTEMPT_AT = `case when action = 'retry' and session_id in (select m.session_id from moved m)
  then now() + wait_ms * interval '1 ms' end`;

// No attempt is stored if the session was erased after the callback was created: it may contain personal data.
const IS_KEPT = `session_id in (select m.session_id from moved m) or not exists (
    select from payment_sessions s where s.session_id = given.session_id and s.erased_at >= given.made_at
  )`;

const SETTLE_LANES = `
with given as materialized (
  select *, action in ('deliver', 'skip') as passes from ${unnestColumns(COLUMNS, "g", 5)}
),
-- The endpoints that are held now.
closed as (
  select coalesce(array_agg(endpoint), '{}') as endpoints from endpoints
  where endpoint = any(array(select distinct endpoint from given where wants_next))
    and (state <> 'open' or slow_until > now() or open_until is not null)
),
-- The lanes whose lease and sequence match: this is the fence.
moved as (
  update lanes l set
    delivered = case when g.passes then g.sequence else l.delivered end,
    attempts = case when g.passes then 0
      when g.action = 'hold' or g.outcome is null then l.attempts else l.attempts + 1 end,
    due_at = case
      when ${GOES_ON} then now() + $1::int * interval '1 ms'
      when (g.passes or g.action = 'stall') and l.head > g.sequence then now()
      when g.action in ('retry', 'hold') then now() + g.wait_ms * interval '1 ms'
    end,
    waiting_since = case when g.passes and l.head = g.sequence then null else l.waiting_since end,
    state = case when l.state = 'open' and (g.action = 'park' or g.action = 'stall' and l.head = g.sequence)
      then 'parked' else l.state end,
    state_reason = case when l.state <> 'open' then l.state_reason when not g.passes then g.reason end,
    lease_version = case when ${GOES_ON} then l.lease_version else l.lease_version + 1 end,
    leased_by = case when ${GOES_ON} then $2 end,
    leased_until = case when ${GOES_ON} then now() + $1::int * interval '1 ms' end,
    updated_at = now()
  from given g where l.session_id = g.session_id and l.lease_version = g.lease_version and l.delivered = g.sequence - 1
  returning l.session_id, l.client_id, l.endpoint, l.url, l.delivered, l.head, l.lease_version, l.attempts, l.waiting_since,
    l.lease_version = g.lease_version as goes_on, sequence, action, reason, passes, made_at, ${columnNames(SIGNAL_COLUMNS)}
),
settled as (
  update callbacks c
  set state = case m.action when 'deliver' then 'delivered' else 'skipped' end, settled_at = now()
  from moved m
  where m.passes and c.session_id = m.session_id and c.sequence = m.sequence and c.at = m.made_at
    -- Redundant, but excludes the partitions of later days. One day of tolerance for clocks that are set back.
    and c.at < now() + interval '1 day'
    -- Without coalesce, the planner starts with the callbacks, because it expects few rows in an empty table.
    and coalesce(c.state = 'waiting', false)
),
ignored as (
  insert into ignored_callbacks (session_id, sequence)
  select session_id, sequence from moved where action = 'deliver' and reason is not null
  on conflict do nothing
),
-- Includes attempts under a lost lease: a crash of the server may undo claims.
recorded as (
  ${writeRecordAttempts("given", { worker: "$2", isRedelivery: false, nextAttemptAt: NEXT_ATTEMPT_AT, condition: IS_KEPT })}
),
${writeRecordSignals("moved", "$2", { threshold: "$3::int", firstPauseMs: "$4::int", maxPauseMs: "$5::int" })}
-- The next callback is loaded only if the lease continues.
select m.session_id, n.*
from moved m left join lateral (
  select ${selectClaimed("m", "false", "b")}
  from (select where m.goes_on) as one left join callbacks b on b.session_id = m.session_id
    and b.sequence = m.delivered + 1 and b.at >= m.waiting_since and b.at <= now()
) n on true`;

/** The change of a leased lane after an attempt, or without one. */
export interface Settlement {
  readonly sessionId: number;
  readonly sequence: number;
  /** The lease of the claim. A lane with another lease is not changed. */
  readonly leaseVersion: number;
  readonly action: LaneAction;
  /** With `retry`: time until the next attempt. With `hold`: time until the lane may be claimed. */
  readonly waitMs: number;
  /** Why it is not delivered, for operators. With `deliver`: that the receiver ignored it. */
  readonly reason: string | undefined;
  /** See `CallbackContent`. Undefined without a callback. */
  readonly madeAt: string | undefined;
  /** The signal for the endpoint. Undefined if nothing was posted. */
  readonly signal: EndpointSignal | undefined;
  readonly attempt: AttemptRecord | undefined;
}

/**
 * - `deliver`: the callback was accepted; continue with the next one
 * - `skip`: the callback is skipped; continue with the next one
 * - `retry`: the attempt failed; the lane is due later
 * - `hold`: no counted attempt; the lease is released
 * - `park`: the callback cannot be delivered; the lane waits for an operator
 * - `stall`: the schedule is exhausted; a newer callback supersedes this one as soon as it exists
 */
type LaneAction = "deliver" | "skip" | "retry" | "hold" | "park" | "stall";
