import { longQuery } from "@payment-routing/database";
import type { Pool } from "pg";
import type { DeliveryContext } from "../context.ts";
import { checkHistory } from "./check-history.ts";
import { checkLane, checkLostSessions } from "./check-lane.ts";
import type { Finding } from "./finding.ts";
import { BEFORE_ALL, loadRecords } from "./load-records.ts";
import type { LostRecords, SessionRecords } from "./session-records.ts";

/** What was looked at. */
export interface CheckSummary {
  readonly sessions: number;
  /** Reports that were taken. */
  readonly reports: number;
  /** Reports that changed a status. */
  readonly changes: number;
  readonly callbacks: number;
  /** Callbacks that the merchants have still to be told. */
  readonly undelivered: number;
  readonly findings: number;
}

export interface CheckOptions {
  /** Sessions that are read at a time; 200 by default. */
  readonly pageSize?: number;
  /** Hears after every page how many sessions were looked at, and how many there were when the check began. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Proves on a live database that a callback exists exactly where a status changed, that it says what the session was,
 * and that lanes deliver in order. Yields what is not so, session by session, and returns what was looked at; reads a
 * few hundred sessions at a time, each as of one moment, and changes nothing.
 *
 * What is past its retention is not missed.
 */
export async function* checkDelivery(
  { pool }: DeliveryContext,
  { pageSize = 200, onProgress }: CheckOptions = {},
): AsyncGenerator<Finding, CheckSummary, void> {
  const total = onProgress === undefined ? 0 : await countSessions(pool);
  const summary = { sessions: 0, reports: 0, changes: 0, callbacks: 0, undelivered: 0, findings: 0 };
  let after = BEFORE_ALL;
  for (;;) {
    const { sessions, lost, days, floors, setBacks, last } = await loadRecords(pool, after, pageSize);
    for (const session of sessions) {
      const findings = [...checkHistory(session, days, floors), ...checkLane(session, floors, setBacks)];
      count(summary, session, findings.length);
      yield* findings;
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

function count(summary: Counts, { history, callbacks, lane }: SessionRecords, findings: number): void {
  summary.sessions++;
  summary.reports += history.length;
  summary.changes += history.filter(({ changes }) => changes.length > 0).length;
  summary.callbacks += callbacks.length;
  summary.undelivered += lane === undefined ? 0 : lane.head - lane.delivered - lane.unused;
  summary.findings += findings;
}

function countLost(summary: Counts, { callbacks }: LostRecords): void {
  summary.callbacks += callbacks.length;
  summary.undelivered += callbacks.filter(({ settledAt }) => settledAt === undefined).length;
  summary.findings++;
}
