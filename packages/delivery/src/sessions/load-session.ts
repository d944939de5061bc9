import { queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import { readChanges } from "../callbacks/stored-callback.ts";
import { Conditions } from "../operations/conditions.ts";
import {
  countRows,
  decodeCursor,
  type KeyPart,
  makePage,
  type Page,
  type PageOptions,
} from "../operations/page.ts";
import type { AcceptedReport } from "./report.ts";
import { readSnapshot, type SessionSnapshot } from "./snapshot.ts";
import type { StatusChange } from "./status-change.ts";

/** An accepted report with its changes and its callback. */
export interface HistoryItem {
  /** Time of receipt. */
  readonly at: Date;
  readonly reportId: string;
  readonly sourceSequence: number;
  /** `occurred_at` of the report. */
  readonly occurredAt: string;
  /** ID of the key. */
  readonly reportedBy: string;
  readonly outcome: AcceptedReport["outcome"];
  /** The version of the session after the report. */
  readonly version: number;
  readonly changes: readonly StatusChange[];
  /** The callback of the report, if any. */
  readonly callback: HistoryCallback | undefined;
  /**
   * Why the changes have no callback: the session has no transaction; transactions were only removed; or the merchant's
   * configuration does not select the changes.
   */
  readonly suppressed: "no-transaction" | "transaction-gone" | "not-wanted" | undefined;
}

/** The callback of a report. */
export interface HistoryCallback {
  readonly sequence: number;
  /** Undefined if deleted by retention. */
  readonly callbackId: string | undefined;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "rejected" | undefined;
  /** When it was delivered, skipped or superseded. */
  readonly settledAt: Date | undefined;
}

/**
 * Reads the newest items of the history of a session, 1,000 by default, in order of time. `next` leads to older ones. Undefined for
 * an unknown session.
 */
export async function readHistory(
  pool: Pool,
  sessionId: number,
  options: PageOptions = {},
): Promise<Page<HistoryItem> | undefined> {
  const asked = { limit: 1000, ...options };
  const conditions = new Conditions();
  conditions.add(sessionId, (value) => `h.session_id = ${value}`);
  if (asked.after !== undefined) {
    const sortKey = decodeCursor(asked.after, KEY_PARTS).map((part) => conditions.bind(part));
    conditions.require(`(${KEY}) < (${sortKey})`);
  }
  const rows = await queryRecords<HistoryRow>(
    pool,
    `${READ_HISTORY} where ${conditions}
    order by ${KEY_DESCENDING} limit ${conditions.bind(countRows(asked))}`,
    conditions.values,
  );
  if (rows.length === 0 && !(await isKnown(pool, sessionId))) return undefined;
  const { items, next } = makePage(rows, asked, ({ key }) => key, toItem);
  return { items: items.toReversed(), next };
}

async function isKnown(pool: Pool, sessionId: number): Promise<boolean> {
  const { rows } = await pool.query(
    "select from payment_sessions where session_id = $1 and snapshot is not null",
    [sessionId],
  );
  return rows.length > 0;
}

interface HistoryRow
  extends Omit<HistoryItem, "changes" | "callback" | "suppressed">,
    Omit<HistoryCallback, "sequence"> {
  readonly key: readonly string[];
  readonly content: Buffer | undefined;
  readonly suppressed: "no-transaction" | "not-wanted" | undefined;
  readonly callbackSequence: number | undefined;
}

// Reports of one transaction have the same time and are ordered by version and source sequence.
const KEY_COLUMNS = [
  "h.version",
  "h.at",
  "(h.outcome = 'outdated')::int",
  "h.source_sequence",
  "h.report_id",
];
const KEY_PARTS: readonly KeyPart[] = ["number", "time", "number", "number", "text"];
const KEY = KEY_COLUMNS.join(", ");
const KEY_DESCENDING = KEY_COLUMNS.map((column) => `${column} desc`).join(", ");

const READ_HISTORY = `
  select array[${KEY_COLUMNS.map((column) => `${column}::text`)}] as key, h.at, h.report_id, h.source_sequence, h.occurred_at, h.reported_by, h.outcome, h.version, h.content,
    h.suppressed, h.callback_sequence, c.callback_id, c.state, c.settled_at
  from session_history as h
  left join callbacks as c
    on c.session_id = h.session_id and c.sequence = h.callback_sequence and c.at = h.at`;

function toItem({
  key: _,
  content,
  suppressed,
  callbackSequence,
  callbackId,
  state,
  settledAt,
  ...item
}: HistoryRow): HistoryItem {
  const changes = readChanges(content);
  return {
    ...item,
    changes,
    callback:
      callbackSequence === undefined
        ? undefined
        : { sequence: callbackSequence, callbackId, state, settledAt },
    suppressed: readSuppression(suppressed, changes),
  };
}

/** A status that is gone passes no configuration, or is the last that there was, and is stored as that. */
function readSuppression(
  suppressed: HistoryRow["suppressed"],
  changes: readonly StatusChange[],
): HistoryItem["suppressed"] {
  const isOnlyGone = changes.every(({ after }) => after === undefined);
  return suppressed !== undefined && isOnlyGone ? "transaction-gone" : suppressed;
}

/** The current state of a payment session. */
export interface PaymentSession {
  readonly sessionId: number;
  /** The ETag of the session. */
  readonly version: number;
  /** Source sequence of the last applied report. */
  readonly sourceSequence: number;
  /** Sequence number of the newest callback, or 0. */
  readonly callbackSequence: number;
  readonly snapshot: SessionSnapshot;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Undefined for a session that was never reported in full, or was erased. */
export async function readSession(pool: Pool, sessionId: number): Promise<PaymentSession | undefined> {
  const [row] = await queryRecords<SessionRow>(pool, READ_SESSION, [sessionId]);
  return row && { ...row, snapshot: readSnapshot(row.snapshot) };
}

type SessionRow = Omit<PaymentSession, "snapshot"> & { readonly snapshot: Buffer };

const READ_SESSION = `
  select session_id, version, source_sequence, callback_sequence, snapshot, created_at, updated_at
  from payment_sessions
  where session_id = $1 and snapshot is not null`;
