import { isDeepStrictEqual } from "node:util";
import { issueOfBody } from "../callbacks/body-issue.ts";
import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";
import { wantsCallback } from "../callbacks/wants-callback.ts";
import type { MerchantDirectory } from "../context.ts";
import type { Report, Submission } from "./report.ts";
import {
  applyToSnapshot,
  hasDistinctTransactions,
  listRepeatedTransactions,
  type SessionSnapshot,
  type SessionState,
  TEST_SESSION_ID,
} from "./snapshot.ts";
import { findStatusChanges, type StatusChange } from "./status-change.ts";
import type { AcceptedReport, RejectedReport } from "./verdict.ts";

/** What is to be done about a report. */
export interface Decision {
  readonly verdict: AcceptedReport | RejectedReport;
  /** The session after the report; undefined when the report leaves it as it is. */
  readonly state?: SessionState;
  readonly changes: readonly StatusChange[];
  /** Why the changes give no callback. */
  readonly silence?: "no-transaction" | "not-wanted";
  /** Who is to be told of what; undefined when nobody is. */
  readonly callback?: { readonly merchant: MerchantCallbacks; readonly snapshot: SessionSnapshot };
}

/**
 * Decides on a report by the session as it is and nothing else: no clock, no database. `earlier` is the answer to the
 * report with the same ID that this session already had, `floor` the least number that a callback may have.
 */
export function decideReport(
  merchants: MerchantDirectory,
  state: SessionState | undefined,
  earlier: RecordedReport | undefined,
  submission: Submission,
  floor = 0,
): Decision {
  const foreign = findForeign(state, submission);
  if (foreign !== undefined) return { verdict: foreign, changes: [] };
  if (earlier !== undefined) return repeat(earlier, state, submission.report);
  const { report } = submission;
  const merchant = merchants.find(report.client_id);
  if (merchant === undefined) {
    return refuse("unknown-client", `client ${report.client_id} is not configured for callbacks`);
  }
  const refused = findUnknownAccount(merchants, state, report) ?? findConflict(state, submission.conditions);
  if (refused !== undefined) return { verdict: refused, changes: [] };
  if (state !== undefined && report.source_sequence <= state.sourceSequence) {
    return { verdict: take("outdated", state.version), changes: [] };
  }
  return applyReport(merchant, state, report, floor);
}

/** What was answered to a report, and where it stood. */
export interface RecordedReport {
  readonly verdict: AcceptedReport;
  readonly sourceSequence: number;
}

function repeat(earlier: RecordedReport, state: SessionState | undefined, report: Report): Decision {
  const { verdict, sourceSequence } = earlier;
  const taken = `report ${JSON.stringify(report.report_id)} was taken before`;
  if (sourceSequence !== report.source_sequence) {
    return refuse("reused-report-id", `${taken}, with the source sequence ${sourceSequence}`);
  }
  if (saysOtherwise(earlier, state, report))
    return refuse("reused-report-id", `${taken}, and said otherwise`);
  return { verdict: { ...verdict, repeated: true }, changes: [] };
}

/**
 * Whether a report is another one than that which was taken with its ID: the session is as the one that was applied last
 * has made it, and the same again changes nothing. Older ones cannot be told apart, but would not be applied either.
 */
function saysOtherwise(
  { verdict, sourceSequence }: RecordedReport,
  state: SessionState | undefined,
  report: Report,
): boolean {
  if (verdict.verdict === "outdated" || state?.sourceSequence !== sourceSequence) return false;
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
  if (snapshot === undefined) return refuseUnknown(state, report);
  if (!hasDistinctTransactions(snapshot)) {
    return refuseRepeated(snapshot);
  }
  const changes = findStatusChanges(state?.snapshot, snapshot);
  const silence = findSilence(merchant, state?.snapshot, snapshot, changes);
  const emits = changes.length > 0 && silence === undefined;
  const next = advance(state, report, snapshot, { changed: changes.length > 0, emits, floor });
  const verdict = next.version === state?.version ? "unchanged" : "applied";
  return {
    verdict: take(verdict, next.version, emits ? next.callbackSequence : undefined),
    state: next,
    changes,
    ...(silence && { silence }),
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
 * A session without a transaction is told of to nobody. When it has its first, all of it is news, whatever was reported
 * and passed over before.
 */
function findSilence(
  { emit }: MerchantCallbacks,
  before: SessionSnapshot | undefined,
  after: SessionSnapshot,
  changes: readonly StatusChange[],
): Decision["silence"] {
  if (changes.length === 0) return undefined;
  if (after.transactions.length === 0) return "no-transaction";
  const told = before !== undefined && before.transactions.length > 0;
  return wantsCallback(emit, told ? changes : findStatusChanges(undefined, after)) ? undefined : "not-wanted";
}

function refuseUnknown(state: SessionState | undefined, report: Report): Decision {
  if (state?.snapshot === undefined) {
    return refuse("unknown-session", `session ${report.session_id} was never reported as a whole`);
  }
  const transaction = "transaction_id" in report ? report.transaction_id : undefined;
  return refuse("unknown-transaction", `session ${report.session_id} has no transaction ${transaction}`);
}

function refuseRepeated(snapshot: SessionSnapshot): Decision {
  const issues = listRepeatedTransactions(snapshot);
  const message = `two transactions of the session have the same ID: ${issues[0]?.message}`;
  return { verdict: { verdict: "repeated-transaction", message, issues }, changes: [] };
}

function take(
  verdict: AcceptedReport["verdict"],
  version: number,
  callbackSequence?: number,
): AcceptedReport {
  return { verdict, version, callbackSequence, repeated: false };
}

function refuse(verdict: RejectedReport["verdict"], message: string): Decision {
  return { verdict: { verdict, message }, changes: [] };
}

/** Refuses a report of what is not its source's, or its merchant's, to report. Says nothing of whose it is. */
function findForeign(
  state: SessionState | undefined,
  { report, source }: Submission,
): RejectedReport | undefined {
  const { client_id, account_id, session_id } = report;
  if (source.clientId !== undefined && source.clientId !== client_id) {
    return { verdict: "foreign-client", message: `key ${source.keyId} is not for client ${client_id}` };
  }
  if (session_id === TEST_SESSION_ID) {
    return { verdict: "foreign-session", message: `session ${session_id} is reserved for test events` };
  }
  if (state === undefined) return undefined;
  // Nobody knows any more what account an erased session had, and it may have been a wrong one.
  const isOwn = state.snapshot === undefined || state.accountId === account_id;
  if (state.clientId === client_id && isOwn) return undefined;
  const owner = `account ${account_id} of client ${client_id}`;
  return { verdict: "foreign-session", message: `session ${session_id} does not belong to ${owner}` };
}

/**
 * Refuses the first report of a session with an account that its client does not have: the session would be told to the
 * merchant as that account's, and stay there. One whose account was removed since goes on.
 */
function findUnknownAccount(
  merchants: MerchantDirectory,
  state: SessionState | undefined,
  { client_id, account_id }: Report,
): RejectedReport | undefined {
  if (state?.snapshot !== undefined || merchants.hasAccount(client_id, account_id)) return undefined;
  const expected = `an account of client ${client_id}`;
  return {
    verdict: "unknown-account",
    message: `client ${client_id} has no account ${account_id}`,
    issues: [issueOfBody("not-in-enumeration", "/account_id", expected, String(account_id))],
  };
}

/** Refuses a report on the condition that it came with. */
function findConflict(
  state: SessionState | undefined,
  { expectedVersion }: Submission["conditions"],
): RejectedReport | undefined {
  if (expectedVersion === undefined) return undefined;
  const version = state?.snapshot === undefined ? 0 : state.version;
  if (expectedVersion === "any" ? version > 0 : expectedVersion === version) return undefined;
  const found = version === 0 ? "there is none" : `it has version ${version}`;
  return {
    verdict: "conflict",
    message: `expected ${describeExpected(expectedVersion)}, but ${found}`,
    version,
  };
}

function describeExpected(version: number | "any" | "none"): string {
  if (version === "any") return "a session";
  return version === "none" ? "a tag that was given for the session" : `version ${version} of the session`;
}
