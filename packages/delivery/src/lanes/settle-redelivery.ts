import type { Pool } from "pg";
import { type Column, listColumns, unnestColumns } from "../database/columns.ts";
import type { BreakerSettings } from "../endpoints/breaker.ts";
import { type EndpointSignal, SIGNAL_COLUMNS, writeNoteSignals } from "../endpoints/note-signals.ts";
import type { ClaimedRedelivery } from "./claim-redeliveries.ts";
import { type AttemptRecord, listAttemptColumns, writeRecordAttempts } from "./record-attempts.ts";

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
  redelivery: ClaimedRedelivery,
  settlement: RedeliverySettlement,
  { breaker, worker }: { readonly breaker: BreakerSettings; readonly worker: string },
): Promise<boolean> {
  const { threshold, firstPauseMs, maxPauseMs } = breaker;
  const given = listColumns(COLUMNS, [{ ...settlement, redelivery }]);
  const values = [worker, threshold, firstPauseMs, maxPauseMs, ...given];
  const { rowCount } = await pool.query({ name: "settle-redelivery", text: SETTLE_REDELIVERY, values });
  return rowCount === 1;
}

const COLUMNS: readonly Column<RedeliverySettlement & { readonly redelivery: ClaimedRedelivery }>[] = [
  ["redelivery_id", "bigint", ({ redelivery }) => redelivery.redeliveryId],
  ["lease", "bigint", ({ redelivery }) => redelivery.lease],
  ["session_id", "bigint", ({ redelivery }) => redelivery.sessionId],
  ["sequence", "bigint", ({ redelivery }) => redelivery.sequence],
  ["done_as", "text", ({ outcome }) => outcome],
  ["wait_ms", "float8", ({ waitMs }) => waitMs],
  ...SIGNAL_COLUMNS,
  ...listAttemptColumns(() => performance.now()),
];

const SETTLE_REDELIVERY = `
with held as materialized (
  select g.*
  from ${unnestColumns(COLUMNS, "g", 4)}
  cross join lateral (
    select from redeliveries where redelivery_id = g.redelivery_id and lease = g.lease for update
  ) r
),
recorded as (${writeRecordAttempts("held", {
  worker: "$1",
  isRedelivery: true,
  nextAttemptAt: "case when done_as is null then now() + wait_ms * interval '1 ms' end",
})}
),
${writeNoteSignals("held", "$1", { threshold: "$2::int", firstPauseMs: "$3::int", maxPauseMs: "$4::int" })}
update redeliveries r set
  attempts = r.attempts + (h.outcome is not null)::int,
  lease = r.lease + 1,
  due_at = case when h.done_as is null then now() + h.wait_ms * interval '1 ms' end,
  done_at = case when h.done_as is not null then now() end,
  outcome = h.done_as
from held h where r.redelivery_id = h.redelivery_id`;
