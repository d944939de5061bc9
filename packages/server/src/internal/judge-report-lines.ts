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

/** A verdict has one issue for each of these in its line, and one more: answers stay in proportion to requests. */
const BYTES_PER_ISSUE = 32;

/** Takes the reports of some lines, and answers a line of JSON for each in their order. */
export async function judgeReportLines(
  { delivery, keyId, maxLineBytes, series }: ReportLines,
  lines: readonly Line[],
): Promise<string> {
  const judged = lines.map((line) => readLine(line, maxLineBytes));
  const reports = judged.flatMap(({ report }) => report ?? []);
  const verdicts = await delivery.applyReports(reports, { keyId }, series);
  let taken = 0;
  return judged
    .flatMap(({ number, document, report, issues }) => {
      if (issues !== undefined) return { line: number, verdict: "invalid", issues };
      const verdict = report === undefined ? undefined : verdicts[taken++];
      if (report === undefined || verdict === undefined) return [];
      return describe(number, report, verdict, (found) =>
        place(locateIssues(document, found), document, number),
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

function readLine({ number, bytes: document }: Line, maxLineBytes: number): JudgedLine {
  if (document === "too-long")
    return { number, document: NO_DOCUMENT, issues: [describeLength(number, maxLineBytes)] };
  const parsed = parseReport(document);
  return parsed.ok
    ? { number, document, report: parsed.value }
    : { number, document, issues: place(parsed.issues, document, number) };
}

/** The issues that a verdict may have. Their line numbers are those of the stream. */
function place(issues: readonly Issue[], document: Buffer, number: number): readonly Issue[] {
  const maxIssues = 1 + Math.floor(document.length / BYTES_PER_ISSUE);
  return issues
    .slice(0, maxIssues)
    .map((issue) => ({ ...issue, line: issue.line && number - 1 + issue.line }));
}

const NO_DOCUMENT = Buffer.alloc(0);

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
