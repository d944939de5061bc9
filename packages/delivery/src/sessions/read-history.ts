import type { Pool } from "pg";
import type { StatusChange } from "./status-change.ts";
import type { TakenReport } from "./verdict.ts";

/** A report that was taken, what it changed, and how the merchant was told. */
export interface HistoryItem {
  /** When it was taken. */
  readonly at: Date;
  readonly reportId: string;
  readonly sourceSequence: number;
  /** When it happened, in the words of the report. */
  readonly occurredAt: string;
  /** The key that it was reported with. */
  readonly reportedBy: string;
  readonly verdict: TakenReport["verdict"];
  /** The version of the session after the report. */
  readonly version: number;
  readonly changes: readonly StatusChange[];
  /** The callback that the report gave; undefined when it gave none. */
  readonly callback: HistoryCallback | undefined;
  /** Why the changes gave no callback. */
  readonly silence: "no-transaction" | "not-wanted" | undefined;
}

export interface HistoryCallback {
  readonly sequence: number;
  /** Undefined when it is past its retention. */
  readonly callbackId: string | undefined;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "refused" | undefined;
  /** When it was delivered, skipped or superseded. */
  readonly settledAt: Date | undefined;
}

/** Options of `readHistory`. */
export interface HistoryOptions {
  /** How many of the newest items are read; 1,000 by default. */
  readonly limit?: number;
}

/** What was reported of a session within the retention, the newest last. Empty for a session that is not known. */
export async function readHistory(
  pool: Pool,
  sessionId: number,
  { limit = 1000 }: HistoryOptions = {},
): Promise<readonly HistoryItem[]> {
  const { rows } = await pool.query<Row>(READ_HISTORY, [sessionId, limit]);
  return rows.reverse().map(toItem);
}

interface Row {
  readonly at: Date;
  readonly report_id: string;
  readonly source_sequence: string;
  readonly occurred_at: string;
  readonly reported_by: string;
  readonly verdict: TakenReport["verdict"];
  readonly version: string;
  readonly changes: readonly StatusChange[];
  readonly silence: "no-transaction" | "not-wanted" | null;
  readonly callback_sequence: string | null;
  readonly callback_id: string | null;
  readonly state: Exclude<HistoryCallback["state"], undefined> | null;
  readonly settled_at: Date | null;
}

// Reports of one transaction share their time; among them the version tells what came first, and then the source.
const READ_HISTORY = `
  select h.at, h.report_id, h.source_sequence, h.occurred_at, h.reported_by, h.verdict, h.version, h.changes,
    h.silence, h.callback_sequence, c.callback_id, c.state, c.settled_at
  from session_history as h
  left join callbacks as c
    on c.session_id = h.session_id and c.sequence = h.callback_sequence and c.at = h.at
  where h.session_id = $1
  order by h.version desc, h.at desc, h.verdict = 'outdated' desc, h.source_sequence desc
  limit $2`;

function toItem(row: Row): HistoryItem {
  return {
    at: row.at,
    reportId: row.report_id,
    sourceSequence: Number(row.source_sequence),
    occurredAt: row.occurred_at,
    reportedBy: row.reported_by,
    verdict: row.verdict,
    version: Number(row.version),
    changes: row.changes,
    callback: row.callback_sequence === null ? undefined : toCallback(row),
    silence: row.silence ?? undefined,
  };
}

function toCallback(row: Row): HistoryCallback {
  return {
    sequence: Number(row.callback_sequence),
    callbackId: row.callback_id ?? undefined,
    state: row.state ?? undefined,
    settledAt: row.settled_at ?? undefined,
  };
}
