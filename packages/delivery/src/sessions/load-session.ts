import type { Pool } from "pg";
import { Conditions } from "../operations/conditions.ts";
import {
  countRows,
  decodeCursor,
  type KeyPart,
  makePage,
  type Page,
  type PageOptions,
} from "../operations/page.ts";
import type { SessionSnapshot } from "./snapshot.ts";
import type { StatusChange } from "./status-change.ts";
import type { AcceptedReport } from "./verdict.ts";

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
  readonly verdict: AcceptedReport["verdict"];
  /** The version of the session after the report. */
  readonly version: number;
  readonly changes: readonly StatusChange[];
  /** The callback that the report gave; undefined when it gave none. */
  readonly callback: HistoryCallback | undefined;
  /**
   * Why the changes gave no callback: the session has no transaction; all that changed is that transactions are no longer
   * part of it, which leaves no status to tell of; or the merchant's configuration does not want what changed.
   */
  readonly silence: "no-transaction" | "transaction-gone" | "not-wanted" | undefined;
}

/** The callback that a report gave. */
export interface HistoryCallback {
  readonly sequence: number;
  /** Undefined when it is past its retention. */
  readonly callbackId: string | undefined;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "refused" | undefined;
  /** When it was delivered, skipped or superseded. */
  readonly settledAt: Date | undefined;
}

/**
 * What was reported of a session within the retention: its newest items, 1,000 unless `limit` says otherwise, in the order
 * in which they happened. `next` leads to older ones. Undefined for a session that is not known.
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
    const place = decodeCursor(asked.after, KEY_PARTS).map((part) => conditions.bind(part));
    conditions.require(`(${KEY}) < (${place})`);
  }
  const { rows } = await pool.query<HistoryRow>(
    `${READ_HISTORY} where ${conditions}
    order by ${KEY_DESCENDING} limit ${conditions.bind(countRows(asked))}`,
    conditions.values,
  );
  if (rows.length === 0 && !(await isKnown(pool, sessionId))) return undefined;
  const { items, next } = makePage(rows, asked, toItem, ({ key }) => key);
  return { items: items.toReversed(), next };
}

async function isKnown(pool: Pool, sessionId: number): Promise<boolean> {
  const { rows } = await pool.query(
    "select from payment_sessions where session_id = $1 and snapshot is not null",
    [sessionId],
  );
  return rows.length > 0;
}

interface HistoryRow {
  readonly key: readonly string[];
  readonly at: Date;
  readonly report_id: string;
  readonly source_sequence: string;
  readonly occurred_at: string;
  readonly reported_by: string;
  readonly verdict: AcceptedReport["verdict"];
  readonly version: string;
  readonly changes: readonly StatusChange[];
  readonly silence: "no-transaction" | "not-wanted" | null;
  readonly callback_sequence: string | null;
  readonly callback_id: string | null;
  readonly state: Exclude<HistoryCallback["state"], undefined> | null;
  readonly settled_at: Date | null;
}

// Reports of one transaction share their time; among them the version tells what came first, and then the source.
const KEY_COLUMNS = [
  "h.version",
  "h.at",
  "(h.verdict = 'outdated')::int",
  "h.source_sequence",
  "h.report_id",
];
const KEY_PARTS: readonly KeyPart[] = ["number", "time", "number", "number", "text"];
const KEY = KEY_COLUMNS.join(", ");
const KEY_DESCENDING = KEY_COLUMNS.map((column) => `${column} desc`).join(", ");

const READ_HISTORY = `
  select array[${KEY_COLUMNS.map((column) => `${column}::text`)}] as key, h.at, h.report_id, h.source_sequence, h.occurred_at, h.reported_by, h.verdict, h.version, h.changes,
    h.silence, h.callback_sequence, c.callback_id, c.state, c.settled_at
  from session_history as h
  left join callbacks as c
    on c.session_id = h.session_id and c.sequence = h.callback_sequence and c.at = h.at`;

function toItem(row: HistoryRow): HistoryItem {
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
    silence: readSilence(row),
  };
}

/** A status that is gone passes no configuration, or is the last that there was, and is stored as that. */
function readSilence({ silence, changes }: HistoryRow): HistoryItem["silence"] {
  const isOnlyGone = changes.every(({ after }) => after === undefined);
  return silence !== null && isOnlyGone ? "transaction-gone" : (silence ?? undefined);
}

function toCallback(row: HistoryRow): HistoryCallback {
  return {
    sequence: Number(row.callback_sequence),
    callbackId: row.callback_id ?? undefined,
    state: row.state ?? undefined,
    settledAt: row.settled_at ?? undefined,
  };
}

/** A payment session as it stands. */
export interface PaymentSession {
  readonly sessionId: number;
  /** The ETag of the session. */
  readonly version: number;
  /** Of the newest report that was applied. */
  readonly sourceSequence: number;
  /** The number of its newest callback; 0 before the first. */
  readonly callbackSequence: number;
  readonly snapshot: SessionSnapshot;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Undefined for a session that was never reported as a whole, or was erased. */
export async function readSession(pool: Pool, sessionId: number): Promise<PaymentSession | undefined> {
  const { rows } = await pool.query<SessionRow>(READ_SESSION, [sessionId]);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    sessionId,
    version: Number(row.version),
    sourceSequence: Number(row.source_sequence),
    callbackSequence: Number(row.callback_sequence),
    snapshot: JSON.parse(row.snapshot),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

interface SessionRow {
  readonly version: string;
  readonly source_sequence: string;
  readonly callback_sequence: string;
  readonly snapshot: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const READ_SESSION = `
  select version, source_sequence, callback_sequence, snapshot, created_at, updated_at
  from payment_sessions
  where session_id = $1 and snapshot is not null`;
