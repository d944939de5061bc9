import type { PoolClient } from "pg";
import { encodeArray, writeArray } from "../../database/encode-array.ts";
import type { RecordedReport } from "../decide-report.ts";
import type { Submission } from "../report.ts";
import type { SessionState } from "../session-state.ts";
import type { TakenReport } from "../verdict.ts";

/** What the database knows of the sessions of a batch. They are locked until the transaction ends. */
export interface LoadedSessions {
  readonly states: ReadonlyMap<number, SessionState>;
  /** Answers to reports of the batch that were taken before, by `reportKey`. */
  readonly earlier: ReadonlyMap<string, RecordedReport>;
}

/** A report ID counts within its session. */
export function reportKey(sessionId: number | string, reportId: string): string {
  return `${sessionId} ${reportId}`;
}

export async function loadSessions(
  client: PoolClient,
  submissions: readonly Submission[],
): Promise<LoadedSessions> {
  const ids = [...new Set(submissions.map(({ report }) => report.session_id))];
  const { rows } = await client.query<SessionRow>({
    name: "lock-sessions",
    text: LOCK_SESSIONS,
    values: [writeArray(ids)],
  });
  const states = new Map(rows.map((row) => [Number(row.session_id), toState(row)]));
  // A session that is new cannot have been reported before.
  const known = submissions.filter(({ report }) => states.has(report.session_id));
  return { states, earlier: known.length === 0 ? new Map() : await findEarlier(client, known) };
}

/**
 * A statement of its own, after the locks: it sees all that was committed by those who had the sessions before. Reports
 * are no older than their session, so partitions from before are not looked into. The hour is for transactions that
 * began before the one that made the session, and came after it.
 */
async function findEarlier(
  client: PoolClient,
  submissions: readonly Submission[],
): Promise<ReadonlyMap<string, RecordedReport>> {
  const { rows } = await client.query<ReportRow>({
    name: "find-earlier-reports",
    text: FIND_EARLIER,
    values: [
      writeArray(submissions.map(({ report }) => report.session_id)),
      encodeArray(
        "text",
        submissions.map(({ report }) => report.report_id),
      ),
    ],
  });
  return new Map(rows.map((row) => [reportKey(row.session_id, row.report_id), toRecorded(row)]));
}

// In the order of their IDs, as everybody locks them. The newest callback's number stands in the session itself: a joined
// lane would be read as it was before the lock was waited for.
const LOCK_SESSIONS = `
  select session_id, client_id, account_id, version, source_sequence, callback_sequence, snapshot
  from payment_sessions
  where session_id = any($1::bigint[])
  order by session_id
  for update`;

const FIND_EARLIER = `
  select h.session_id, h.report_id, h.source_sequence, h.verdict, h.version, h.callback_sequence
  from unnest($1::bigint[], $2::text[]) as r (session_id, report_id)
  join payment_sessions as s on s.session_id = r.session_id
  join session_history as h
    on h.session_id = r.session_id and h.report_id = r.report_id
    and h.at >= s.created_at - interval '1 hour' and h.at < now() + interval '1 day'`;

interface SessionRow {
  readonly session_id: string;
  readonly client_id: string;
  readonly account_id: string;
  readonly version: string;
  readonly source_sequence: string;
  readonly callback_sequence: string;
  readonly snapshot: string | null;
}

interface ReportRow {
  readonly session_id: string;
  readonly report_id: string;
  readonly source_sequence: string;
  readonly verdict: TakenReport["verdict"];
  readonly version: string;
  readonly callback_sequence: string | null;
}

function toState(row: SessionRow): SessionState {
  return {
    clientId: Number(row.client_id),
    accountId: Number(row.account_id),
    version: Number(row.version),
    sourceSequence: Number(row.source_sequence),
    callbackSequence: Number(row.callback_sequence),
    snapshot: row.snapshot === null ? undefined : JSON.parse(row.snapshot),
    snapshotText: row.snapshot ?? undefined,
  };
}

function toRecorded({ verdict, version, callback_sequence, source_sequence }: ReportRow): RecordedReport {
  return {
    sourceSequence: Number(source_sequence),
    verdict: {
      verdict,
      version: Number(version),
      callbackSequence: callback_sequence === null ? undefined : Number(callback_sequence),
      repeated: false,
    },
  };
}
