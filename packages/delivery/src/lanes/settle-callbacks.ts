import {
  type Column,
  type DedicatedConnection,
  encodeColumns,
  unnestColumns,
} from "@payment-routing/database";
import { type EndpointSignal, SIGNAL_COLUMNS, writeRecordSignals } from "../endpoints/endpoint-signal.ts";
import {
  type CallbackSource,
  type ClaimedCallback,
  type ClaimedRow,
  readClaimedRow,
} from "./claimed-callback.ts";
import { lockLanes } from "./lease.ts";
import { type AttemptRecord, listAttemptColumns, writeRecordAttempts } from "./record-attempts.ts";
import type { WorkerSettings } from "./worker-options.ts";

export type SettleOptions = Pick<WorkerSettings, "leaseMs" | "breaker" | "name">;

/** A settled lane or redelivery. A settlement that had lost its lease has none. */
export interface Settled {
  /** See `keyOf`. */
  readonly key: number;
  /** The next callback of the lane, under the same lease. */
  readonly next: ClaimedCallback | undefined;
}

/** The ID of the row that a settlement changes. */
export function keyOf({ redeliveryId, sessionId }: Pick<Settlement, "redeliveryId" | "sessionId">): number {
  return redeliveryId ?? sessionId;
}

/**
 * Settles rows of a source in one transaction: lane or redelivery, callback, attempt and endpoint change together. A settlement
 * under a lost lease only records its attempt, unless the session was erased.
 *
 * Locks lanes by session ID, then redeliveries, then endpoints by name, like every transaction.
 */
export async function settleCallbacks(
  connection: DedicatedConnection,
  source: CallbackSource,
  settlements: readonly (Settlement & { readonly wantsNext: boolean })[],
  { leaseMs, breaker, name }: SettleOptions,
): Promise<readonly Settled[]> {
  const askedAtMs = performance.now();
  const lock = lockLanes(settlements.map(({ sessionId }) => sessionId));
  const settle = {
    name: `settle-${source.name}`,
    text: source.settle,
    values: [
      leaseMs,
      name,
      breaker.threshold,
      breaker.firstPauseMs,
      breaker.maxPauseMs,
      ...encodeColumns(COLUMNS, settlements),
    ],
  };
  const { rows } = await connection.queryArraysAfter<SettledRow>(lock, settle);
  return rows.map(([key, ...next]) => ({ key, next: readClaimedRow(next, askedAtMs, leaseMs) }));
}

/** The columns of the statement, in order. */
type SettledRow = [key: number, ...next: ClaimedRow];

const COLUMNS: readonly Column<Settlement & { readonly wantsNext: boolean }>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["redelivery_id", "bigint", ({ redeliveryId }) => redeliveryId],
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

/** SQL about what the settlements `given` change. */
interface SettledTable {
  readonly key: "session_id" | "redelivery_id";
  /** Common table expressions. Of these, `moved` has the rows that were settled, with `SIGNAL_COLUMNS`. */
  readonly changes: string;
  /** The next callback of a row of `moved m`, as a `ClaimedRow`. */
  readonly next: string;
}

// After a lost lease, another worker schedules the retry.
const NEXT_ATTEMPT_AT = `case when action = 'retry' and session_id in (select m.session_id from moved m)
  then now() + wait_ms * interval '1 ms' end`;

// No attempt is stored if the session was erased after the callback was created: it may contain personal data.
const IS_KEPT = `session_id in (select m.session_id from moved m) or not exists (
    select from payment_sessions s where s.session_id = given.session_id and s.erased_at >= given.made_at
  )`;

/** SQL that settles rows of a source. */
export function writeSettle({ key, changes, next }: SettledTable): string {
  const isRedelivery = key === "redelivery_id";
  return `
with given as materialized (
  select *, action in ('deliver', 'skip') as passes, $1::int * interval '1 ms' as lease
  from ${unnestColumns(COLUMNS, "g", 5)}
),
${changes},
-- Includes attempts under a lost lease: a crash of the server may undo claims.
recorded as (
  ${writeRecordAttempts("given", { worker: "$2", isRedelivery, nextAttemptAt: NEXT_ATTEMPT_AT, condition: IS_KEPT })}
),
${writeRecordSignals("moved", "$2", { threshold: "$3::int", firstPauseMs: "$4::int", maxPauseMs: "$5::int" })}
select m.${key}, n.*
from moved m left join lateral (${next}) n on true`;
}

/** The change of a leased lane or redelivery after an attempt, or without one. */
export interface Settlement {
  readonly sessionId: number;
  /** Undefined for a lane. */
  readonly redeliveryId: number | undefined;
  readonly sequence: number;
  /** The lease of the claim. A row with another lease is not changed. */
  readonly leaseVersion: number;
  readonly action: SettlementAction;
  /** With `retry`: time until the next attempt. With `hold`: time until it may be claimed. */
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
 * - `retry`: the attempt failed; it is due later
 * - `hold`: no counted attempt; the lease is released
 * - `park`: the callback cannot be delivered; the lane waits for an operator
 * - `stall`: the schedule is exhausted; a newer callback supersedes this one as soon as it exists
 *
 * A redelivery is done unless it is retried or held.
 */
type SettlementAction = "deliver" | "skip" | "retry" | "hold" | "park" | "stall";
