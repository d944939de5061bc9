import type { DeliveryContext } from "../context.ts";
import { commitBatch } from "./commit-batch.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { FailedReport, ReportOutcome } from "./outcome.ts";
import {
  type Report,
  type ReportConditions,
  ReportSeries,
  type ReportSource,
  type Submission,
} from "./report.ts";

/** Accepts reports. Concurrent reports share a transaction. */
export interface ReportIntake {
  /**
   * Applies one report. Resolves after the commit.
   *
   * Rejects with a DeliveryError: `overloaded`, `unavailable` and `closed` may be retried, safely with the same report ID;
   * `unstorable` means that the database rejects a value.
   */
  applyReport(report: Report, source: ReportSource, conditions?: ReportConditions): Promise<ReportOutcome>;
  /**
   * Applies reports, those of one session in order. Returns one outcome for each, in order. If a report could not be stored
   * (`unavailable`), later reports of its session fail as `out-of-turn`, also in later calls with the same series, so that all
   * of them can be repeated in order. Waits while the queue is full. Never rejects.
   */
  applyReports(
    reports: readonly Report[],
    source: ReportSource,
    series?: ReportSeries,
  ): Promise<readonly (ReportOutcome | FailedReport)[]>;
  /** Rejects new reports. Resolves when all accepted reports are committed. */
  close(): Promise<void>;
}

/** Limits of the queue. */
export interface IntakeLimits {
  /** Maximum number of reports in a transaction. */
  readonly maxBatch: number;
  /** Maximum number of waiting reports over all callers. */
  readonly maxWaiting: number;
  /** Maximum number of concurrent transactions. */
  readonly maxConcurrent: number;
}

const DEFAULT_INTAKE_LIMITS: IntakeLimits = { maxBatch: 128, maxWaiting: 10_000, maxConcurrent: 2 };

export function createReportIntake(
  context: DeliveryContext,
  limits: Partial<IntakeLimits> = {},
): ReportIntake {
  const commits = createGroupCommit<Submission, ReportOutcome>({
    ...DEFAULT_INTAKE_LIMITS,
    ...limits,
    keyOf: ({ report }) => report.session_id,
    commit: (submissions) => commitBatch(context, submissions),
  });
  return {
    applyReport: (report, source, conditions = {}) => commits.submit({ report, source, conditions }),
    async applyReports(reports, source, series = new ReportSeries()) {
      const outcomes: Promise<ReportOutcome | FailedReport>[] = [];
      for (const report of reports) {
        while (commits.isFull()) await commits.waitForCapacity();
        outcomes.push(commits.submit({ report, source, conditions: {}, series }).catch(fail));
      }
      return Promise.all(outcomes);
    },
    close: () => commits.close(),
  };
}

function fail(error: unknown): FailedReport {
  return { outcome: "failed", error };
}
