import type { DeliveryContext } from "../context.ts";
import { commitBatch } from "./commit-batch.ts";
import { createGroupCommit } from "./group-commit.ts";
import {
  type Report,
  type ReportConditions,
  ReportSeries,
  type ReportSource,
  type Submission,
} from "./report.ts";
import type { FailedReport, ReportVerdict } from "./verdict.ts";

/** Takes reports from many callers at once: those that come together share a transaction. */
export interface ReportIntake {
  /**
   * Takes one report. Resolves when what became of it is committed.
   *
   * Rejects with a DeliveryError: `overloaded`, `unavailable` and `closed` say to try again, which is safe with the same
   * report ID; `unstorable` that it holds a value which the database does not take.
   */
  applyReport(report: Report, source: ReportSource, conditions?: ReportConditions): Promise<ReportVerdict>;
  /**
   * Takes many: a verdict a report, in their order, those of one session in the order in which they stand. When one could
   * not be stored (`unavailable`), those of its session behind it fail as `out-of-turn`, in later calls with the same
   * series as well: all of them can then be sent again in order. Waits for room instead of being turned away. Never
   * rejects.
   */
  applyReports(
    reports: readonly Report[],
    source: ReportSource,
    series?: ReportSeries,
  ): Promise<readonly (ReportVerdict | FailedReport)[]>;
  /** Takes no more; resolves when all that was taken is committed. */
  close(): Promise<void>;
}

/** How much is taken at once. */
export interface IntakeLimits {
  /** Reports in one transaction. */
  readonly maxBatch: number;
  /** Reports that wait for theirs, over all callers. */
  readonly maxWaiting: number;
  /** Transactions at a time. */
  readonly maxAtWork: number;
}

const DEFAULT_INTAKE_LIMITS: IntakeLimits = { maxBatch: 128, maxWaiting: 10_000, maxAtWork: 2 };

export function createReportIntake(
  context: DeliveryContext,
  limits: Partial<IntakeLimits> = {},
): ReportIntake {
  const commits = createGroupCommit<Submission, ReportVerdict>({
    ...DEFAULT_INTAKE_LIMITS,
    ...limits,
    keyOf: ({ report }) => report.session_id,
    commit: (submissions) => commitBatch(context, submissions),
  });
  return {
    applyReport: (report, source, conditions = {}) => commits.submit({ report, source, conditions }),
    async applyReports(reports, source, series = new ReportSeries()) {
      const verdicts: Promise<ReportVerdict | FailedReport>[] = [];
      for (const report of reports) {
        while (commits.isFull()) await commits.waitForRoom();
        verdicts.push(commits.submit({ report, source, conditions: {}, series }).catch(fail));
      }
      return Promise.all(verdicts);
    },
    close: () => commits.close(),
  };
}

function fail(error: unknown): FailedReport {
  return { verdict: "failed", error };
}
