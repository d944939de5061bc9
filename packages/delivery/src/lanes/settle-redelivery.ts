import { type Column, encodeColumns, runTransaction, unnestColumns } from "@payment-routing/database";
import type { Pool } from "pg";
import {
  type BreakerSettings,
  type EndpointSignal,
  releaseProbe,
  SIGNAL_COLUMNS,
  writeRecordSignals,
} from "../endpoints/endpoint-signal.ts";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";
import type { ClaimedRedelivery } from "./claim-redeliveries.ts";
import { endLease } from "./lease.ts";
import { type AttemptRecord, listAttemptColumns, writeRecordAttempts } from "./record-attempts.ts";
import { lockLanes } from "./settle-lanes.ts";
import { isRetryable, prepareRetry } from "./settle-queue.ts";

/** The result of an attempt at a redelivery. */
export interface RedeliverySettlement {
  /** Undefined: the redelivery is due again after `waitMs`. */
  readonly outcome: "accepted" | "exhausted" | "impossible" | undefined;
  readonly waitMs: number;
  readonly attempt: AttemptRecord | undefined;
  /** Whether the attempt counts against the merchant's retry schedule. */
  readonly isCounted: boolean;
  readonly signal: EndpointSignal | undefined;
}

interface RedeliverySettling {
  readonly breaker: BreakerSettings;
  readonly worker: string;
  /** Once aborted, a failed settlement is not retried. */
  readonly abortSignal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/**
 * Settles a leased redelivery. Retries until the lease ends while the database is unavailable. Returns false, without a
 * change, if the lease was lost.
 */
export async function settleRedelivery(
  pool: Pool,
  redelivery: ClaimedRedelivery,
  settlement: RedeliverySettlement,
  settling: RedeliverySettling,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      if (await settleOnce(pool, redelivery, settlement, settling)) return true;
      // The commit of an earlier try may have succeeded without an answer.
      return tries > 1 && (await isSettled(pool, redelivery));
    } catch (error) {
      const isOver = settling.abortSignal.aborted || redelivery.leaseEndsAtMs < performance.now();
      if (isOver || !isRetryable(error)) throw error;
      settling.onError(error);
      await prepareRetry(pool, error, settling.onError);
    }
  }
}

async function settleOnce(
  pool: Pool,
  redelivery: ClaimedRedelivery,
  settlement: RedeliverySettlement,
  { breaker, worker }: RedeliverySettling,
): Promise<boolean> {
  const { threshold, firstPauseMs, maxPauseMs } = breaker;
  const signal = settlement.signal ?? releaseProbe(redelivery);
  const given = encodeColumns(COLUMNS, [{ ...settlement, signal, redelivery }]);
  const values = [worker, threshold, firstPauseMs, maxPauseMs, ...given];
  return runTransaction(pool, async (client) => {
    // Locks lanes before redeliveries, as every transaction that locks both does.
    const [, { rowCount }] = await Promise.all([
      client.query(lockLanes([redelivery.sessionId])),
      client.query({ name: "settle-redelivery", text: SETTLE_REDELIVERY, values }),
    ]);
    return rowCount === 1;
  });
}

async function isSettled(pool: Pool, { redeliveryId, leaseVersion }: ClaimedRedelivery): Promise<boolean> {
  const { rowCount } = await pool.query(FIND_SETTLED, [redeliveryId, leaseVersion]);
  return rowCount === 1;
}

// Matches only if no worker has claimed the redelivery since.
const FIND_SETTLED = "select from redeliveries where redelivery_id = $1 and lease_version = $2 + 1";

const COLUMNS: readonly Column<RedeliverySettlement & { readonly redelivery: ClaimedRedelivery }>[] = [
  ["redelivery_id", "bigint", ({ redelivery }) => redelivery.redeliveryId],
  ["lease_version", "bigint", ({ redelivery }) => redelivery.leaseVersion],
  ["session_id", "bigint", ({ redelivery }) => redelivery.sessionId],
  ["sequence", "bigint", ({ redelivery }) => redelivery.sequence],
  ["done_as", "text", ({ outcome }) => outcome],
  ["wait_ms", "float8", ({ waitMs }) => waitMs],
  ["is_counted", "boolean", ({ isCounted }) => isCounted],
  ...SIGNAL_COLUMNS,
  ...listAttemptColumns(() => performance.now()),
];

// Later redeliveries of the session wait for a retry too, so that claims do not read them repeatedly. When the
// redelivery is done, the next one is due immediately.
const MOVE_THOSE_BEHIND = `
  update redeliveries o set
    due_at = case when h.done_as is null then greatest(o.due_at, now() + h.wait_ms * interval '1 ms')
      else least(o.due_at, now()) end
  from held h
  where o.session_id = h.session_id and o.session_id <> ${TEST_SESSION_ID} and o.done_at is null
    and o.redelivery_id <> h.redelivery_id and o.leased_until is null and o.attempts = 0
    and case when h.done_as is null then o.sequence > h.sequence and h.wait_ms > 0
      else o.sequence = (
        select min(n.sequence) from redeliveries n
        where n.session_id = h.session_id and n.done_at is null and n.redelivery_id <> h.redelivery_id
      ) end`;

const SETTLE_REDELIVERY = `
with held as materialized (
  select g.*
  from ${unnestColumns(COLUMNS, "g", 4)}
  cross join lateral (
    select from redeliveries where redelivery_id = g.redelivery_id and lease_version = g.lease_version for update
  ) r
),
recorded as (${writeRecordAttempts("held", {
  worker: "$1",
  isRedelivery: true,
  nextAttemptAt: "case when done_as is null then now() + wait_ms * interval '1 ms' end",
})}
),
behind as (${MOVE_THOSE_BEHIND}
),
handled as (
  delete from ignored_callbacks i using held h
  where h.done_as = 'accepted' and i.session_id = h.session_id and i.sequence = h.sequence
),
${writeRecordSignals("held", "$1", { threshold: "$2::int", firstPauseMs: "$3::int", maxPauseMs: "$4::int" })}
update redeliveries r set
  attempts = r.attempts + h.is_counted::int,
  ${endLease("r")},
  due_at = case when h.done_as is null then now() + h.wait_ms * interval '1 ms' end,
  done_at = case when h.done_as is not null then now() end,
  outcome = h.done_as
from held h where r.redelivery_id = h.redelivery_id`;
