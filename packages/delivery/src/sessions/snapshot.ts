import type { Issue } from "@payment-routing/callback-contract";
import type {
  ReportedTransaction,
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "@payment-routing/processor-contract";
import { issueOfBody } from "../callbacks/body-issue.ts";
import { isSessionReport, isTransactionStatusReport, type Report } from "./report.ts";

/** A payment session as it was last reported: all that a report says of the session, and nothing of the report itself. */
export type SessionSnapshot = Omit<SessionReport, ReportMember>;

type ReportMember = "report_id" | "source_sequence" | "occurred_at";

/**
 * What a session is after a report; undefined when the report is of a transaction that the session does not have.
 *
 * The codes of the event (`event_type`, `event_subtype`, `content_type`) are the report's: a report of a status that gives
 * none does not inherit those of the event before it.
 */
export function applyToSnapshot(
  snapshot: SessionSnapshot | undefined,
  report: Report,
): SessionSnapshot | undefined {
  if (isSessionReport(report)) return toSnapshot(report);
  if (snapshot === undefined) return undefined;
  return isTransactionStatusReport(report)
    ? changeTransaction(snapshot, report)
    : changeSession(snapshot, report);
}

/** Whether every transaction has an ID of its own. */
export function hasDistinctTransactions({ transactions }: SessionSnapshot): boolean {
  if (transactions.length < 2) return true;
  return new Set(transactions.map(({ id }) => id)).size === transactions.length;
}

/** An issue for each transaction whose ID stands before it already. */
export function listRepeatedTransactions({ transactions }: SessionSnapshot): readonly Issue[] {
  const first = new Map<number, number>();
  const issues = transactions.flatMap(({ id }, index) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, index);
      return [];
    }
    const received = `${id}, which is that of /transactions/${before}`;
    return [issueOfBody("not-unique", `/transactions/${index}/id`, "an ID of its own", received)];
  });
  return issues.slice(0, MAX_ISSUES);
}

/** As many as a document that is invalid is answered with. */
const MAX_ISSUES = 100;

function toSnapshot(report: SessionReport): SessionSnapshot {
  const { report_id, source_sequence, occurred_at, ...snapshot } = report;
  return snapshot;
}

function changeSession(snapshot: SessionSnapshot, report: SessionStatusReport): SessionSnapshot {
  const { status, pending_amount = snapshot.pending_amount } = report;
  return withEvent({ ...snapshot, ...(pending_amount && { pending_amount }), status }, report);
}

function changeTransaction(
  snapshot: SessionSnapshot,
  report: TransactionStatusReport,
): SessionSnapshot | undefined {
  const index = snapshot.transactions.findIndex(({ id }) => id === report.transaction_id);
  const transaction = snapshot.transactions[index];
  if (transaction === undefined) return undefined;
  const changed: ReportedTransaction = { ...transaction, status: report.status };
  return withEvent({ ...snapshot, transactions: snapshot.transactions.with(index, changed) }, report);
}

function withEvent(snapshot: SessionSnapshot, report: Report): SessionSnapshot {
  const { event_type: _type, event_subtype: _subtype, content_type: _content, ...rest } = snapshot;
  const { event_type, event_subtype, content_type } = report;
  return {
    ...rest,
    ...(content_type !== undefined && { content_type }),
    ...(event_type !== undefined && { event_type }),
    ...(event_subtype !== undefined && { event_subtype }),
  };
}

/** A session as it is stored, or as the reports of a batch have made it so far. */
export interface SessionState {
  readonly clientId: number;
  readonly accountId: number;
  readonly version: number;
  readonly sourceSequence: number;
  /** The number of its newest callback; 0 before the first. */
  readonly callbackSequence: number;
  /** Undefined once the session was erased. */
  readonly snapshot: SessionSnapshot | undefined;
  /** The snapshot as it is stored. */
  readonly snapshotText: string | undefined;
}

/**
 * The session of all test events. No processor can report it: receivers keep the order of each session, and a test must
 * not get in the way of anything real. The largest number that a callback can carry.
 */
export const TEST_SESSION_ID = Number.MAX_SAFE_INTEGER;
