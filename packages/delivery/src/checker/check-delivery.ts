import { longQuery, type Queryable } from "@payment-routing/database";
import type { Pool } from "pg";
import type { DeliveryContext } from "../context.ts";
import { checkHistory } from "./check-history.ts";
import { checkLane, checkLostSessions } from "./check-lane.ts";
import type { DeliveryIssue } from "./delivery-issue.ts";
import { BEFORE_ALL, loadRecords } from "./load-records.ts";
import type { LostRecords, SessionRecords } from "./session-records.ts";

/** Counts of the checked records. */
export interface CheckSummary {
  readonly sessions: number;
  /** Accepted reports. */
  readonly reports: number;
  /** Reports that changed a status. */
  readonly changes: number;
  readonly callbacks: number;
  /** Callbacks not delivered yet. */
  readonly undelivered: number;
  readonly issues: number;
}

export interface CheckOptions {
  /** Sessions in one page. Default: 200. */
  readonly pageSize?: number;
  /** Called after each page with the number of checked sessions, and the number of sessions when the check started. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Only this client. Default: all. */
  readonly clientId?: number;
}

/**
 * Checks a live database: a callback exists exactly where a status changed, its body has the statuses of the session, and
 * lanes deliver in order. Yields issues by session and returns counts. Reads each page of sessions in one snapshot.
 *
 * Records deleted by retention are not reported as missing.
 */
export async function* checkDelivery(
  { pool }: Pick<DeliveryContext, "pool">,
  { pageSize = 200, onProgress, clientId }: CheckOptions = {},
): AsyncGenerator<DeliveryIssue, CheckSummary, void> {
  const total = onProgress === undefined ? 0 : await countSessions(pool);
  const summary = { sessions: 0, reports: 0, changes: 0, callbacks: 0, undelivered: 0, issues: 0 };
  let after = BEFORE_ALL;
  for (;;) {
    const { sessions, lost, days, floors, setBacks, last } = await loadRecords(
      pool,
      after,
      pageSize,
      clientId,
    );
    for (const session of sessions) {
      const issues = [...checkHistory(session, days, floors), ...checkLane(session, floors, setBacks)];
      count(summary, session, issues.length);
      yield* issues;
    }
    for (const records of lost) {
      countLost(summary, records);
      yield checkLostSessions(records);
    }
    if (last === undefined) return summary;
    after = last;
    onProgress?.(summary.sessions, Math.max(total, summary.sessions));
  }
}

async function countSessions(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ sessions: string }>(
    longQuery("select count(*) as sessions from payment_sessions"),
  );
  return Number(rows[0]?.sessions);
}

type Counts = { -readonly [Name in keyof CheckSummary]: number };

function count(summary: Counts, { history, callbacks, lane }: SessionRecords, issues: number): void {
  summary.sessions++;
  summary.reports += history.length;
  summary.changes += history.filter(({ changes }) => changes.length > 0).length;
  summary.callbacks += callbacks.length;
  summary.undelivered += lane === undefined ? 0 : lane.head - lane.delivered - lane.unused;
  summary.issues += issues;
}

function countLost(summary: Counts, { callbacks }: LostRecords): void {
  summary.callbacks += callbacks.length;
  summary.undelivered += callbacks.filter(({ settledAt }) => settledAt === undefined).length;
  summary.issues++;
}

/** The result of the latest check of a database. */
export interface LastCheck extends Pick<CheckSummary, "issues" | "sessions" | "callbacks"> {
  readonly checkedAt: Date;
}

/** Stores the result of a check in place of the one before. */
export async function recordCheck(
  client: Queryable,
  { issues, sessions, callbacks }: CheckSummary,
): Promise<void> {
  await client.query(RECORD, [issues, sessions, callbacks]);
}

/** Undefined when no check has ended. */
export async function readLastCheck(client: Queryable): Promise<LastCheck | undefined> {
  const { rows } = await client.query<LastCheck>(READ);
  return rows[0];
}

const RECORD = `
  insert into checks (issues, sessions, callbacks) values ($1, $2, $3)
  on conflict ((true)) do update
    set checked_at = now(), issues = excluded.issues, sessions = excluded.sessions, callbacks = excluded.callbacks`;

const READ = `
  select checked_at as "checkedAt", issues::float8 as issues, sessions::float8 as sessions,
    callbacks::float8 as callbacks
  from checks`;
