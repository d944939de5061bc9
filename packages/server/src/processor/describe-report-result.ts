import type { AcceptedReport, RejectedReport, RejectionReason } from "@payment-routing/delivery";
import type { ReportOutcome } from "@payment-routing/processor-contract";
import { type Problem, type ProblemCode, toSentence } from "../problems/problem.ts";
import { locateIssues } from "./parse-report.ts";

/** Writes the result of an accepted report. */
export function describeAccepted({
  outcome,
  version,
  callbackSequence,
  repeated,
}: AcceptedReport): ReportOutcome {
  return {
    outcome,
    version,
    ...(callbackSequence !== undefined && { callback_sequence: callbackSequence }),
    repeated,
  };
}

/** The problem of a rejected report. The document provides the positions of issues. */
export function describeRejected(
  { outcome, message, issues, version }: RejectedReport,
  document: Buffer,
): Problem {
  const etag = version === undefined || version === 0 ? undefined : writeEntityTag(version);
  return {
    code: PROBLEM_CODES[outcome],
    detail: toSentence(message),
    ...(issues && { issues: locateIssues(document, issues) }),
    ...(etag && { headers: { etag } }),
  };
}

/** The ETag of a version of a session. */
export function writeEntityTag(version: number): string {
  return `"${version}"`;
}

const PROBLEM_CODES: Readonly<Record<RejectionReason, ProblemCode>> = {
  "unknown-client": "unknown-client",
  "unknown-account": "unknown-account",
  "foreign-client": "scope-mismatch",
  "foreign-session": "foreign-session",
  "unknown-session": "unknown-session",
  "unknown-transaction": "unknown-transaction",
  "repeated-transaction": "repeated-transaction",
  conflict: "version-mismatch",
  "reused-report-id": "reused-report-id",
};
