import { describeIssue, type Issue } from "@payment-routing/contract-runtime";
import {
  type Delivery,
  type FailedReport,
  isTaken,
  type Report,
  type ReportSeries,
  type ReportVerdict,
} from "@payment-routing/delivery";
import { describeFailure } from "./describe-failure.ts";
import { describeTaken } from "./describe-verdict.ts";
import { locateIssues } from "./judge-report.ts";
import type { Line } from "./line-reader.ts";
import { parseReport } from "./parse-report.ts";

/** Who sends lines of reports, and where they go. */
export interface ReportLines {
  readonly delivery: Delivery;
  readonly keyId: string;
  readonly maxLineBytes: number;
  /** Of the whole request. */
  readonly series: ReportSeries;
}

/**
 * Takes the reports of some lines, and answers a line of JSON for each in their order; none for a line without anything
 * in it. `firstLine` is the number of the first, from 1.
 */
export async function judgeReportLines(
  { delivery, keyId, maxLineBytes, series }: ReportLines,
  lines: readonly Line[],
  firstLine: number,
): Promise<string> {
  const judged = lines.map((line, index) => readLine(line, firstLine + index, maxLineBytes));
  const reports = judged.flatMap(({ report }) => report ?? []);
  const verdicts = await delivery.applyReports(reports, { keyId }, series);
  let taken = 0;
  return judged
    .flatMap(({ number, document, report, issues }) => {
      if (issues !== undefined) return { line: number, verdict: "invalid", issues };
      const verdict = report === undefined ? undefined : verdicts[taken++];
      if (report === undefined || verdict === undefined) return [];
      return describe(number, report, verdict, (found) =>
        placeInStream(locateIssues(document, found), number),
      );
    })
    .map((answer) => `${JSON.stringify(answer)}\n`)
    .join("");
}

interface JudgedLine {
  readonly number: number;
  readonly document: Buffer;
  readonly report?: Report;
  readonly issues?: readonly Issue[];
}

function readLine(line: Line, number: number, maxLineBytes: number): JudgedLine {
  if (line === "too-long")
    return { number, document: NO_DOCUMENT, issues: [describeLength(number, maxLineBytes)] };
  const judged = { number, document: line };
  if (line.every((byte) => byte === SPACE || byte === TAB)) return judged;
  const parsed = parseReport(line);
  return parsed.ok
    ? { ...judged, report: parsed.value }
    : { ...judged, issues: placeInStream(parsed.issues, number) };
}

/** Lines of an issue are those of the stream. */
function placeInStream(issues: readonly Issue[], number: number): readonly Issue[] {
  return issues.map((issue) => ({ ...issue, line: issue.line && number - 1 + issue.line }));
}

const NO_DOCUMENT = Buffer.alloc(0);

const SPACE = 0x20;
const TAB = 0x09;

function describeLength(line: number, maxLineBytes: number): Issue {
  const expected = `at most ${maxLineBytes} bytes in a line`;
  const received = "more";
  const message = describeIssue("", expected, received);
  return { code: "limit-size", message, path: "", line, column: 1, expected, received };
}

function describe(
  line: number,
  report: Report,
  verdict: ReportVerdict | FailedReport,
  place: (issues: readonly Issue[]) => readonly Issue[],
): object {
  const { report_id, session_id } = report;
  const about = { line, report_id, session_id };
  if (verdict.verdict === "failed") {
    const { code = "internal-error", detail } = describeFailure(verdict.error) ?? {};
    return { ...about, verdict: "failed", problem: code, message: detail };
  }
  if (isTaken(verdict)) return { ...about, ...describeTaken(verdict) };
  const { message, issues } = verdict;
  return { ...about, verdict: verdict.verdict, message, ...(issues && { issues: place(issues) }) };
}
