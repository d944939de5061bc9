import type { Issue } from "@payment-routing/callback-contract";
import type {
  ReportedTransaction,
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "@payment-routing/processor-contract";
import { createBodyIssue } from "../callbacks/body-issue.ts";
import { compress, decompress } from "../compression/compress.ts";
import { isSessionReport, isTransactionStatusReport, type Report } from "./report.ts";

/** The reported content of a payment session, without members of the report itself. */
export type SessionSnapshot = Omit<SessionReport, ReportMember>;

type ReportMember = "report_id" | "source_sequence" | "occurred_at";

/**
 * Returns the session after a report. Undefined if the session does not have the reported transaction.
 *
 * The codes of the event (`event_type`, `event_subtype`, `content_type`) are those of the report and never inherited.
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

export function hasDistinctTransactions({ transactions }: SessionSnapshot): boolean {
  if (transactions.length < 2) return true;
  return new Set(transactions.map(({ id }) => id)).size === transactions.length;
}

/** Returns an issue for each transaction with the ID of an earlier one. */
export function listRepeatedTransactions({ transactions }: SessionSnapshot): readonly Issue[] {
  const first = new Map<number, number>();
  const issues = transactions.flatMap(({ id }, index) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, index);
      return [];
    }
    const received = `${id}, which is that of /transactions/${before}`;
    return [createBodyIssue("not-unique", `/transactions/${index}/id`, "an ID of its own", received)];
  });
  return issues.slice(0, MAX_ISSUES);
}

/** The same limit as for an invalid document. */
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

/** A session as stored, or after the earlier reports of a batch. */
export interface SessionState {
  readonly clientId: number;
  readonly accountId: number;
  readonly version: number;
  readonly sourceSequence: number;
  /** Sequence number of the newest callback, or 0. */
  readonly callbackSequence: number;
  /** Undefined after erasure. */
  readonly snapshot: SessionSnapshot | undefined;
  /** The stored text of the snapshot. */
  readonly snapshotText: string | undefined;
}

/** Session ID of all test events, the largest safe integer. Reports of it are rejected, so that tests do not affect real sessions. */
export const TEST_SESSION_ID = Number.MAX_SAFE_INTEGER;

/** The stored form of the JSON text of a snapshot. */
export function writeSnapshot(json: string): Buffer {
  return compress(Buffer.from(json));
}

/** The JSON text of a stored snapshot. */
export function readSnapshotText(stored: Buffer): string {
  return decompress(stored).toString();
}

export function readSnapshot(stored: Buffer): SessionSnapshot {
  return JSON.parse(readSnapshotText(stored));
}
