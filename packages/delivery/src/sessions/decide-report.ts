import { isDeepStrictEqual } from "node:util";
import { createBodyIssue } from "../callbacks/body-issue.ts";
import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import type { MerchantDirectory } from "../context.ts";
import type { AcceptedReport, RejectedReport, Report, Submission } from "./report.ts";
import {
  applyToSnapshot,
  hasDistinctTransactions,
  listRepeatedTransactions,
  type SessionSnapshot,
  type SessionState,
  TEST_SESSION_ID,
} from "./snapshot.ts";
import { findStatusChanges, type StatusChange, wantsCallback } from "./status-change.ts";

/** The effects of a report. */
export interface Decision {
  readonly outcome: AcceptedReport | RejectedReport;
  /** The session after the report. Undefined if it does not change. */
  readonly state?: SessionState;
  readonly changes: readonly StatusChange[];
  /** Why the changes create no callback. */
  readonly suppressed?: "no-transaction" | "not-wanted";
  /** The callback to create, if any. */
  readonly callback?: { readonly merchant: MerchantCallbacks; readonly snapshot: SessionSnapshot };
}

/**
 * Decides the effects of a report from the state of the session alone, without clock or database. `earlier` is the answer to an
 * earlier report of the session with the same ID; `floor` is the lowest sequence number of a new callback.
 */
export function decideReport(
  merchants: MerchantDirectory,
  state: SessionState | undefined,
  earlier: RecordedReport | undefined,
  submission: Submission,
  floor = 0,
): Decision {
  const foreign = findForeign(state, submission);
  if (foreign !== undefined) return { outcome: foreign, changes: [] };
  if (earlier !== undefined) return repeat(earlier, state, submission.report);
  const { report } = submission;
  const merchant = merchants.find(report.client_id);
  if (merchant === undefined) {
    return reject("unknown-client", `client ${report.client_id} is not configured for callbacks`);
  }
  const rejected = findUnknownAccount(merchants, state, report) ?? findConflict(state, submission.conditions);
  if (rejected !== undefined) return { outcome: rejected, changes: [] };
  if (state !== undefined && report.source_sequence <= state.sourceSequence) {
    return { outcome: accept("outdated", state.version), changes: [] };
  }
  return applyReport(merchant, state, report, floor);
}

/** The answer to an earlier report, and its source sequence. */
export interface RecordedReport {
  readonly outcome: AcceptedReport;
  readonly sourceSequence: number;
}

function repeat(earlier: RecordedReport, state: SessionState | undefined, report: Report): Decision {
  const { outcome, sourceSequence } = earlier;
  const prefix = `report ${JSON.stringify(report.report_id)} was accepted before`;
  if (sourceSequence !== report.source_sequence) {
    return reject("reused-report-id", `${prefix}, with source sequence ${sourceSequence}`);
  }
  if (differsFromEarlier(earlier, state, report))
    return reject("reused-report-id", `${prefix}, with different content`);
  return { outcome: { ...outcome, repeated: true }, changes: [] };
}

/**
 * Whether a report differs from the accepted report with the same ID. Detects it for the last applied report, which changes
 * nothing when applied again. An older report cannot be compared, but would not be applied either.
 */
function differsFromEarlier(
  { outcome, sourceSequence }: RecordedReport,
  state: SessionState | undefined,
  report: Report,
): boolean {
  if (outcome.outcome === "outdated" || state?.sourceSequence !== sourceSequence) return false;
  const snapshot = applyToSnapshot(state.snapshot, report);
  return snapshot === undefined || differs(state, snapshot, JSON.stringify(snapshot));
}

function differs(state: SessionState | undefined, snapshot: SessionSnapshot, snapshotText: string): boolean {
  return snapshotText !== state?.snapshotText && !isDeepStrictEqual(snapshot, state?.snapshot);
}

function applyReport(
  merchant: MerchantCallbacks,
  state: SessionState | undefined,
  report: Report,
  floor: number,
): Decision {
  const snapshot = applyToSnapshot(state?.snapshot, report);
  if (snapshot === undefined) return rejectUnknown(state, report);
  if (!hasDistinctTransactions(snapshot)) {
    return rejectRepeated(snapshot);
  }
  const changes = findStatusChanges(state?.snapshot, snapshot);
  const suppressed = findSuppression(merchant, state?.snapshot, snapshot, changes);
  const emits = changes.length > 0 && suppressed === undefined;
  const next = advance(state, report, snapshot, { changed: changes.length > 0, emits, floor });
  const outcome = next.version === state?.version ? "unchanged" : "applied";
  return {
    outcome: accept(outcome, next.version, emits ? next.callbackSequence : undefined),
    state: next,
    changes,
    ...(suppressed && { suppressed }),
    ...(emits && { callback: { merchant, snapshot } }),
  };
}

function advance(
  state: SessionState | undefined,
  { client_id, account_id, source_sequence }: Report,
  snapshot: SessionSnapshot,
  { changed, emits, floor }: { readonly changed: boolean; readonly emits: boolean; readonly floor: number },
): SessionState {
  const snapshotText = JSON.stringify(snapshot);
  const last = state?.callbackSequence ?? 0;
  const isNew = changed || differs(state, snapshot, snapshotText);
  return {
    clientId: client_id,
    accountId: account_id,
    version: (state?.version ?? 0) + (isNew ? 1 : 0),
    sourceSequence: source_sequence,
    callbackSequence: emits ? Math.max(last + 1, floor) : last,
    snapshot,
    snapshotText,
  };
}

/**
 * A session without a transaction creates no callbacks. With its first transaction, all of its statuses count as changes,
 * including those reported before.
 */
function findSuppression(
  { emit }: MerchantCallbacks,
  before: SessionSnapshot | undefined,
  after: SessionSnapshot,
  changes: readonly StatusChange[],
): Decision["suppressed"] {
  if (changes.length === 0) return undefined;
  if (after.transactions.length === 0) return "no-transaction";
  const wasReported = before !== undefined && before.transactions.length > 0;
  return wantsCallback(emit, wasReported ? changes : findStatusChanges(undefined, after))
    ? undefined
    : "not-wanted";
}

function rejectUnknown(state: SessionState | undefined, report: Report): Decision {
  if (state?.snapshot === undefined) {
    return reject("unknown-session", `session ${report.session_id} was never reported as a whole`);
  }
  const transaction = "transaction_id" in report ? report.transaction_id : undefined;
  return reject("unknown-transaction", `session ${report.session_id} has no transaction ${transaction}`);
}

function rejectRepeated(snapshot: SessionSnapshot): Decision {
  const issues = listRepeatedTransactions(snapshot);
  const message = `two transactions of the session have the same ID: ${issues[0]?.message}`;
  return { outcome: { outcome: "repeated-transaction", message, issues }, changes: [] };
}

function accept(
  outcome: AcceptedReport["outcome"],
  version: number,
  callbackSequence?: number,
): AcceptedReport {
  return { outcome, version, callbackSequence, repeated: false };
}

function reject(outcome: RejectedReport["outcome"], message: string): Decision {
  return { outcome: { outcome, message }, changes: [] };
}

/** Rejects a report of a session that its key or merchant does not own. Does not reveal the owner. */
function findForeign(
  state: SessionState | undefined,
  { report, source }: Submission,
): RejectedReport | undefined {
  const { client_id, account_id, session_id } = report;
  if (source.clientId !== undefined && source.clientId !== client_id) {
    return { outcome: "foreign-client", message: `key ${source.keyId} is not for client ${client_id}` };
  }
  if (session_id === TEST_SESSION_ID) {
    return { outcome: "foreign-session", message: `session ${session_id} is reserved for test events` };
  }
  if (state === undefined) return undefined;
  // The account of an erased session is unknown.
  const isOwn = state.snapshot === undefined || state.accountId === account_id;
  if (state.clientId === client_id && isOwn) return undefined;
  const owner = `account ${account_id} of client ${client_id}`;
  return { outcome: "foreign-session", message: `session ${session_id} does not belong to ${owner}` };
}

/** Rejects the first report of a session with an unknown account. A session whose account was removed later continues. */
function findUnknownAccount(
  merchants: MerchantDirectory,
  state: SessionState | undefined,
  { client_id, account_id }: Report,
): RejectedReport | undefined {
  if (state?.snapshot !== undefined || merchants.hasAccount(client_id, account_id)) return undefined;
  const expected = `an account of client ${client_id}`;
  return {
    outcome: "unknown-account",
    message: `client ${client_id} has no account ${account_id}`,
    issues: [createBodyIssue("not-in-enumeration", "/account_id", expected, String(account_id))],
  };
}

/** Rejects a report whose condition is not met. */
function findConflict(
  state: SessionState | undefined,
  { expectedVersion }: Submission["conditions"],
): RejectedReport | undefined {
  if (expectedVersion === undefined) return undefined;
  const version = state?.snapshot === undefined ? 0 : state.version;
  if (expectedVersion === "any" ? version > 0 : expectedVersion === version) return undefined;
  const found = version === 0 ? "there is none" : `it has version ${version}`;
  return {
    outcome: "conflict",
    message: `expected ${describeExpected(expectedVersion)}, but ${found}`,
    version,
  };
}

function describeExpected(version: number | "any" | "none"): string {
  if (version === "any") return "a session";
  return version === "none" ? "a tag that was given for the session" : `version ${version} of the session`;
}
