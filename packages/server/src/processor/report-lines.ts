import { createIssue, type Issue } from "@payment-routing/contract-runtime";
import {
  type Delivery,
  type FailedReport,
  isAccepted,
  type Report,
  type ReportOutcome,
  type ReportSeries,
  type Span,
} from "@payment-routing/delivery";
import type { LineOutcome, ProblemIssue } from "@payment-routing/processor-contract";
import { describeFailure } from "../http/internal/describe-failure.ts";
import type { KeyShares } from "../http/internal/key-shares.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import type { Tracing } from "../tracing/open-tracing.ts";
import { describeAccepted } from "./describe-report-result.ts";
import type { Line } from "./line-reader.ts";
import { mapInTurns } from "./map-in-turns.ts";
import { locateIssues, parseReport } from "./parse-report.ts";

export interface ReportLines {
  readonly delivery: Delivery;
  readonly keyId: string;
  readonly shares: Pick<KeyShares, "inTurnOf" | "groups">;
  readonly maxLineBytes: number;
  readonly tracing: Tracing | undefined;
  /** The trace of the request, which each report continues. */
  readonly traceparent: string | undefined;
  /** Shared by the whole request. */
  readonly series: ReportSeries;
  /** Shared by the whole request. */
  readonly issueBudget: IssueBudget;
}

/** The initial budget of issues, in bytes. */
const INITIAL_ISSUE_BYTES = 65_536;
/** Bytes that are added to the budget for each received byte. */
const ISSUE_BYTES_PER_BYTE = 8;

/**
 * Limits the size of a response in proportion to its request. Outcomes beyond the budget have no issues. Reports of whole
 * sessions stay within it, even if all are invalid.
 */
export class IssueBudget {
  #bytes = INITIAL_ISSUE_BYTES;

  /** Adds the share of a line to the budget. */
  earn(lineBytes: number): void {
    this.#bytes += lineBytes * ISSUE_BYTES_PER_BYTE;
  }

  /** Writes issues and subtracts their size from the budget. Returns no issues when the budget is too small. */
  spend(issues: readonly Issue[]): readonly ProblemIssue[] {
    const bytes = JSON.stringify(issues).length;
    if (bytes > this.#bytes) return [];
    this.#bytes -= bytes;
    return writeMembers(issues);
  }
}

/** Groups with fewer reports are stored together: each alone would take a transaction. */
const LARGE_GROUP = 16;

/** Applies the reports of lines. Returns one line of JSON for each, in the same order. */
export async function applyReportLines(
  { delivery, keyId, shares, maxLineBytes, series, issueBudget, tracing, traceparent }: ReportLines,
  lines: readonly Line[],
): Promise<string> {
  const inTurn = shares.inTurnOf(keyId);
  const parsed = await mapInTurns(inTurn, lines, (line) => readLine(line, maxLineBytes));
  const reports = parsed.flatMap(({ report }) => report ?? []);
  const spans = tracing && beginSpans(tracing, reports, traceparent);
  const apply = () => delivery.applyReports(reports, { keyId }, series, spans);
  const outcomes = reports.length < LARGE_GROUP ? await apply() : await shares.groups.run(keyId, apply);
  for (const [report, span] of spans ?? []) span.end({ "payment_routing.session_id": report.session_id });
  let next = 0;
  const answers = await mapInTurns(inTurn, parsed, ({ number, document, report, issues }) => {
    issueBudget.earn(document.length);
    if (issues !== undefined)
      return write({ line: number, outcome: "invalid", issues: issueBudget.spend(issues) });
    const outcome = report === undefined ? undefined : outcomes[next++];
    if (report === undefined || outcome === undefined) return "";
    const answer = describe(number, report, outcome, (found) =>
      issueBudget.spend(locate(locateIssues(document, found), number)),
    );
    return write(answer);
  });
  return answers.join("");
}

/** The spans of the reports that are traced. */
function beginSpans(
  tracing: Tracing,
  reports: readonly Report[],
  traceparent: string | undefined,
): ReadonlyMap<Report, Span> {
  const spans = new Map<Report, Span>();
  for (const report of reports) {
    const span = tracing.beginReport(traceparent, performance.now());
    if (span !== undefined) spans.set(report, span);
  }
  return spans;
}

function write(answer: LineOutcome): string {
  return `${JSON.stringify(answer)}\n`;
}

interface ParsedLine {
  readonly number: number;
  readonly document: Buffer;
  readonly report?: Report;
  readonly issues?: readonly Issue[];
}

function readLine({ number, bytes: document }: Line, maxLineBytes: number): ParsedLine {
  if (document === "too-long")
    return { number, document: NO_DOCUMENT, issues: [describeLength(number, maxLineBytes)] };
  const parsed = parseReport(document);
  return parsed.ok
    ? { number, document, report: parsed.value }
    : { number, document, issues: locate(parsed.issues, number) };
}

/** Converts line numbers of the document to those of the stream. */
function locate(issues: readonly Issue[], number: number): readonly Issue[] {
  return issues.map((issue) => ({ ...issue, line: issue.line && number - 1 + issue.line }));
}

const NO_DOCUMENT = Buffer.alloc(0);

function describeLength(line: number, maxLineBytes: number): Issue {
  const expected = `at most ${maxLineBytes} bytes in a line`;
  return createIssue("limit-size", "", expected, "more", { line, column: 1 });
}

function describe(
  line: number,
  report: Report,
  outcome: ReportOutcome | FailedReport,
  locate: (issues: readonly Issue[]) => readonly ProblemIssue[],
): LineOutcome {
  const { report_id, session_id } = report;
  const about = { line, report_id, session_id };
  if (outcome.outcome === "failed") {
    const { code = "internal-error", detail, cell } = describeFailure(outcome.error) ?? {};
    return {
      ...about,
      outcome: "failed",
      problem: code,
      ...(detail !== undefined && { message: detail }),
      ...(cell !== undefined && { cell }),
    };
  }
  if (isAccepted(outcome)) return { ...about, ...describeAccepted(outcome) };
  const { message, issues } = outcome;
  return { ...about, outcome: outcome.outcome, message, ...(issues && { issues: locate(issues) }) };
}
