import type { Pool } from "pg";
import type { BreakerSettings } from "../endpoints/breaker.ts";
import {
  type EndpointSignal,
  SIGNAL_COLUMNS,
  writeNoteSignals,
  writeSignal,
} from "../endpoints/note-signals.ts";
import type { ClaimedRedelivery } from "./claim-redeliveries.ts";
import { ATTEMPT_COLUMNS, type AttemptRecord, writeAttempt, writeRecordAttempts } from "./record-attempts.ts";

/** What is to become of a redelivery. */
export interface RedeliverySettlement {
  /** How it ended; undefined: it has not, and is due again after a while. */
  readonly outcome: "accepted" | "exhausted" | "impossible" | undefined;
  readonly waitMs: number;
  readonly attempt: AttemptRecord | undefined;
  readonly signal: EndpointSignal | undefined;
}

/** Settles a redelivery that is held. Returns whether it still was: if not, nothing has changed. */
export async function settleRedelivery(
  pool: Pool,
  { redeliveryId, lease, sessionId, sequence }: ClaimedRedelivery,
  { outcome, waitMs, attempt, signal }: RedeliverySettlement,
  { breaker, worker }: { readonly breaker: BreakerSettings; readonly worker: string },
): Promise<boolean> {
  const given = {
    redelivery_id: redeliveryId,
    lease,
    session_id: sessionId,
    sequence,
    done_as: outcome,
    wait_ms: waitMs,
    ...(signal && writeSignal(signal)),
    ...(attempt && writeAttempt(attempt, performance.now())),
  };
  const { threshold, firstPauseMs, maxPauseMs } = breaker;
  const values = [JSON.stringify(given), worker, threshold, firstPauseMs, maxPauseMs];
  const { rowCount } = await pool.query({ name: "settle-redelivery", text: SETTLE_REDELIVERY, values });
  return rowCount === 1;
}

const SETTLE_REDELIVERY = `
with held as materialized (
  select g.*
  from json_to_record($1::json) as g (
    redelivery_id bigint, lease bigint, session_id bigint, sequence bigint, done_as text, wait_ms float8,
    ${SIGNAL_COLUMNS}, ${ATTEMPT_COLUMNS}
  )
  cross join lateral (
    select from redeliveries where redelivery_id = g.redelivery_id and lease = g.lease for update
  ) r
),
recorded as (${writeRecordAttempts("held", {
  worker: "$2",
  isRedelivery: true,
  nextAttemptAt: "case when done_as is null then now() + wait_ms * interval '1 ms' end",
})}
),
${writeNoteSignals("held", "$2", { threshold: "$3::int", firstPauseMs: "$4::int", maxPauseMs: "$5::int" })}
update redeliveries r set
  attempts = r.attempts + (h.outcome is not null)::int,
  lease = r.lease + 1,
  due_at = case when h.done_as is null then now() + h.wait_ms * interval '1 ms' end,
  done_at = case when h.done_as is not null then now() end,
  outcome = h.done_as
from held h where r.redelivery_id = h.redelivery_id`;
