import {
  type Column,
  encodeArray,
  encodeColumns,
  toStorableText,
  unnestColumns,
} from "@payment-routing/database";
import type { PoolClient } from "pg";
import { readStandings, type Standing } from "../cells/ownership-gate.ts";
import type { RecordedReport } from "./decide-report.ts";
import type { AcceptedReport, Submission } from "./report.ts";
import { readSnapshotText, type SessionState } from "./snapshot.ts";

/** The stored sessions of a batch, locked until the end of the transaction. */
export interface LoadedSessions {
  readonly states: ReadonlyMap<number, SessionState>;
  /** Answers to reports that were accepted before, by `reportKey`. */
  readonly earlier: ReadonlyMap<string, RecordedReport>;
  /** The lowest sequence number of a new callback. */
  readonly floor: number;
  /** What becomes of the reports of each client, in a cell. Without cells all are stored. */
  readonly standings?: ReadonlyMap<number, Standing> | undefined;
}

/** Report IDs are unique within a session. */
export function reportKey(sessionId: number | string, reportId: string): string {
  return `${sessionId} ${toStorableText(reportId)}`;
}

export async function loadSessions(
  client: PoolClient,
  submissions: readonly Submission[],
  isCell = false,
): Promise<LoadedSessions> {
  const ids = [...new Set(submissions.map(({ report }) => report.session_id))];
  const clientIds = isCell ? [...new Set(submissions.map(({ report }) => report.client_id))] : [];
  const [standings, { rows }, floor] = await Promise.all([
    isCell ? readStandings(client, clientIds) : undefined,
    client.query<SessionRow>({
      name: "lock-sessions",
      text: LOCK_SESSIONS,
      values: [encodeArray("bigint", ids)],
    }),
    client.query<FloorRow>({ name: "read-floor", text: READ_FLOOR }),
  ]);
  const createdAt = new Map(rows.map((row) => [Number(row.session_id), row.created_at]));
  const keys = submissions.flatMap(({ report: { session_id, report_id } }) => {
    const at = createdAt.get(session_id);
    // A new session has no earlier reports.
    return at === undefined ? [] : { session_id, report_id, at };
  });
  return {
    states: new Map(rows.map((row) => [Number(row.session_id), toState(row)])),
    earlier: keys.length === 0 ? new Map() : await findEarlier(client, keys),
    floor: Number(floor.rows[0]?.floor ?? 0),
    standings,
  };
}

interface ReportKey {
  readonly session_id: number;
  readonly report_id: string;
  /** Creation time of the session in Unix seconds. */
  readonly at: number;
}

/**
 * A separate statement after the locks, so that it sees the commits of earlier lock holders. Reports are not older than their
 * session, so earlier partitions are not searched.
 */
async function findEarlier(
  client: PoolClient,
  keys: readonly ReportKey[],
): Promise<ReadonlyMap<string, RecordedReport>> {
  const { rows } = await client.query<ReportRow>({
    name: "find-earlier-reports",
    text: FIND_EARLIER,
    values: [...encodeColumns(KEY_COLUMNS, keys)],
  });
  return new Map(rows.map((row) => [reportKey(row.session_id, row.report_id), toRecorded(row)]));
}

interface FloorRow {
  readonly floor: string;
}

const READ_FLOOR = "select floor from epochs order by epoch desc limit 1";

// Locks in the order of IDs, as all statements do. The session stores the number of its newest callback: a joined lane would
// be read as it was before the statement waited for the lock.
const LOCK_SESSIONS = `
  select session_id, client_id, account_id, version, source_sequence, callback_sequence, snapshot,
    date_part('epoch', created_at) as created_at
  from payment_sessions
  where session_id = any($1::bigint[])
  order by session_id
  for update`;

const KEY_COLUMNS: readonly Column<ReportKey>[] = [
  ["session_id", "bigint", ({ session_id }) => session_id],
  ["report_id", "text", ({ report_id }) => report_id],
  ["since", "float8", ({ at }) => at],
];

// The hour is for a transaction that began before the one that made the session, and was committed after it. The day
// keeps clocks that are set back from hiding a report, and the partitions of the coming days out of the search. With the
// limit each report is looked up by the primary key: a plain join, planned while the table was empty, reads the whole day.
const FIND_EARLIER = `
  select h.*
  from ${unnestColumns(KEY_COLUMNS, "r")} cross join lateral (
    select session_id, report_id, source_sequence, outcome, version, callback_sequence
    from session_history
    where session_id = r.session_id and report_id = r.report_id
      and at >= to_timestamp(r.since - 3600) and at < now() + interval '1 day'
    limit 1
  ) as h`;

interface SessionRow {
  readonly session_id: string;
  readonly client_id: string;
  readonly account_id: string;
  readonly version: string;
  readonly source_sequence: string;
  readonly callback_sequence: string;
  readonly snapshot: Buffer | null;
  readonly created_at: number;
}

interface ReportRow {
  readonly session_id: string;
  readonly report_id: string;
  readonly source_sequence: string;
  readonly outcome: AcceptedReport["outcome"];
  readonly version: string;
  readonly callback_sequence: string | null;
}

function toState(row: SessionRow): SessionState {
  const snapshotText = row.snapshot === null ? undefined : readSnapshotText(row.snapshot);
  return {
    clientId: Number(row.client_id),
    accountId: Number(row.account_id),
    version: Number(row.version),
    sourceSequence: Number(row.source_sequence),
    callbackSequence: Number(row.callback_sequence),
    snapshot: snapshotText === undefined ? undefined : JSON.parse(snapshotText),
    snapshotText,
  };
}

function toRecorded({ outcome, version, callback_sequence, source_sequence }: ReportRow): RecordedReport {
  return {
    sourceSequence: Number(source_sequence),
    outcome: {
      outcome,
      version: Number(version),
      callbackSequence: callback_sequence === null ? undefined : Number(callback_sequence),
      repeated: false,
    },
  };
}
