import {
  type Column,
  columnNames,
  encodeColumns,
  formatArray,
  unnestColumns,
} from "@payment-routing/database";
import type { PoolClient, QueryConfig } from "pg";
import { writeContent } from "../callbacks/stored-callback.ts";
import type { BatchOutcome, HistoryEntry, NewCallback } from "./decide-batch.ts";
import { INSERT_KEYS, KEY_COLUMNS } from "./session-keys.ts";
import { type SessionState, writeSnapshot } from "./snapshot.ts";

/** Stores a batch with one statement for each table, pipelined. If one fails, all fail. */
export async function storeBatch(client: PoolClient, outcome: BatchOutcome): Promise<void> {
  const sessions = [...outcome.sessions]
    .map(([sessionId, session]) => ({ ...session, sessionId }))
    .sort(byId);
  const created = sessions.filter(({ isNew }) => isNew);
  const changed = sessions.filter(({ isNew }) => !isNew);
  const callbacksOf = Map.groupBy(outcome.callbacks, ({ sessionId }) => sessionId);
  const lanes = [...callbacksOf.values()].map(raiseLane).sort(byId);
  const statements = [
    describe("insert-sessions", INSERT_SESSIONS, SESSION_COLUMNS, created),
    describe("update-sessions", UPDATE_SESSIONS, SESSION_COLUMNS, changed),
    describe("insert-history", INSERT_HISTORY, HISTORY_COLUMNS, outcome.entries),
    describe("insert-callbacks", INSERT_CALLBACKS, CALLBACK_COLUMNS, outcome.callbacks),
    describe("raise-lanes", RAISE_LANES, LANE_COLUMNS, lanes),
    describe("insert-session-keys", INSERT_KEYS, KEY_COLUMNS, outcome.keys),
  ];
  await Promise.all(statements.flat().map((statement) => client.query(statement)));
}

/** Every transaction locks sessions and lanes in the order of their IDs. */
function byId(one: { readonly sessionId: number }, other: { readonly sessionId: number }): number {
  return one.sessionId - other.sessionId;
}

/** Runs a statement over rows, unless there are none. */
function describe<Row>(
  name: string,
  text: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly QueryConfig[] {
  return rows.length === 0 ? [] : [{ name, text, values: [...encodeColumns(columns, rows)] }];
}

interface StoredSession {
  readonly sessionId: number;
  readonly state: SessionState;
}

const SESSION_COLUMNS: readonly Column<StoredSession>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["client_id", "bigint", ({ state }) => state.clientId],
  ["account_id", "bigint", ({ state }) => state.accountId],
  ["version", "bigint", ({ state }) => state.version],
  ["source_sequence", "bigint", ({ state }) => state.sourceSequence],
  ["callback_sequence", "bigint", ({ state }) => state.callbackSequence],
  ["snapshot", "bytea", ({ state }) => writeState(state)],
];

// A session inserted concurrently violates the primary key, and the batch is decided again.
const INSERT_SESSIONS = `
  insert into payment_sessions (${columnNames(SESSION_COLUMNS)})
  select * from ${unnestColumns(SESSION_COLUMNS, "c")}`;

const UPDATE_SESSIONS = `
  update payment_sessions as s
  set account_id = c.account_id, version = c.version, source_sequence = c.source_sequence, callback_sequence = c.callback_sequence,
    snapshot = c.snapshot, updated_at = now()
  from ${unnestColumns(SESSION_COLUMNS, "c")}
  where s.session_id = c.session_id`;

const HISTORY_COLUMNS: readonly Column<HistoryEntry>[] = [
  ["session_id", "bigint", ({ submission }) => submission.report.session_id],
  ["report_id", "text", ({ submission }) => submission.report.report_id],
  ["source_sequence", "bigint", ({ submission }) => submission.report.source_sequence],
  ["occurred_at", "text", ({ submission }) => submission.report.occurred_at],
  ["reported_by", "text", ({ submission }) => submission.source.keyId],
  ["outcome", "text", ({ outcome }) => outcome.outcome],
  ["version", "bigint", ({ outcome }) => outcome.version],
  ["callback_sequence", "bigint", ({ outcome }) => outcome.callbackSequence],
  ["suppressed", "text", ({ suppressed }) => suppressed],
  ["content", "bytea", writeEntry],
];

const INSERT_HISTORY = `
  insert into session_history (${columnNames(HISTORY_COLUMNS)})
  select * from ${unnestColumns(HISTORY_COLUMNS, "c")}`;

const CALLBACK_COLUMNS: readonly Column<NewCallback>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["sequence", "bigint", ({ sequence }) => sequence],
  ["callback_id", "text", ({ callbackId }) => callbackId],
  ["client_id", "bigint", ({ clientId }) => clientId],
  ["account_id", "bigint", ({ accountId }) => accountId],
  ["state", "text", ({ rendered }) => (rendered.issues === undefined ? "waiting" : "rejected")],
  ["event_type", "text", ({ rendered }) => rendered.eventType],
  ["event_subtype", "text", ({ rendered }) => rendered.eventSubtype],
  ["session_code", "bigint", ({ statusCode }) => statusCode],
  ["final", "boolean", ({ final }) => final],
  ["issues", "json", ({ rendered }) => rendered.issues && JSON.stringify(rendered.issues)],
  ["trace", "bytea", ({ span }) => span],
  // `unnest` flattens nested arrays, so these are passed as text.
  ["transaction_ids", "text", ({ transactionIds }) => formatArray(transactionIds)],
  ["transaction_codes", "text", ({ transactionCodes }) => formatArray(transactionCodes)],
];

const INSERT_CALLBACKS = `
  insert into callbacks (${columnNames(CALLBACK_COLUMNS)})
  select ${columnNames(CALLBACK_COLUMNS.slice(0, -2))}, transaction_ids::bigint[], transaction_codes::bigint[]
  from ${unnestColumns(CALLBACK_COLUMNS, "c")}`;

function writeState({ snapshotText }: SessionState): Buffer | undefined {
  return snapshotText === undefined ? undefined : writeSnapshot(snapshotText);
}

/** A report that changes nothing has no content. */
function writeEntry({ changes, callback }: HistoryEntry): Buffer | undefined {
  if (callback !== undefined) return writeContent({ ...callback.rendered, changes });
  return changes.length === 0 ? undefined : writeContent({ body: Buffer.alloc(0), secretIds: [], changes });
}

interface RaisedLane extends NewCallback {
  /** The number before that of its first callback in the batch. */
  readonly before: number;
}

function raiseLane(callbacks: readonly NewCallback[]): RaisedLane {
  const newest = callbacks.at(-1) as NewCallback;
  return { ...newest, before: (callbacks[0] as NewCallback).sequence - 1 };
}

const LANE_COLUMNS: readonly Column<RaisedLane>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["client_id", "bigint", ({ clientId }) => clientId],
  ["endpoint", "text", ({ address }) => address.endpoint],
  ["url", "text", ({ address }) => address.url],
  ["head", "bigint", ({ sequence }) => sequence],
  ["delivered", "bigint", ({ before }) => before],
];

// An idle lane becomes due immediately. Another lane keeps its due time: it is leased, or waits for a retry. Numbers jump
// where an epoch has begun.
const RAISE_LANES = `
  insert into lanes as l (${columnNames(LANE_COLUMNS)}, due_at, waiting_since)
  select *, now(), now() from ${unnestColumns(LANE_COLUMNS, "c")}
  on conflict (session_id) do update
  set endpoint = excluded.endpoint, url = excluded.url, head = excluded.head, updated_at = now(),
    delivered = case when l.delivered = l.head then excluded.delivered else l.delivered end,
    unused = case when l.delivered = l.head then 0 else l.unused + excluded.delivered - l.head end,
    due_at = case when l.delivered = l.head then now() else l.due_at end,
    waiting_since = case when l.delivered = l.head then now() else least(l.waiting_since, now()) end`;
