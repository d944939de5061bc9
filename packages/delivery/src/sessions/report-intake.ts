import { setTimeout } from "node:timers/promises";
import {
  classifyDatabaseError,
  createPartitions,
  isDataError,
  runTransaction,
} from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { StoredSpan, Tracer } from "../tracer.ts";
import { decideBatch } from "./decide-batch.ts";
import { createGroupCommit } from "./group-commit.ts";
import { loadSessions } from "./load-sessions.ts";
import {
  type FailedReport,
  type Report,
  type ReportConditions,
  type ReportOutcome,
  ReportSeries,
  type ReportSource,
  type ReportSpans,
  type Submission,
} from "./report.ts";
import { storeBatch } from "./store-batch.ts";

/** Accepts reports. Concurrent reports share a transaction. */
export interface ReportIntake {
  /**
   * Applies one report. Resolves after the commit.
   *
   * Rejects with a DeliveryError: `overloaded`, `unavailable` and `closed` may be retried, safely with the same report ID;
   * `unstorable` means that the database rejects a value.
   */
  applyReport(
    report: Report,
    source: ReportSource,
    conditions?: ReportConditions,
    span?: StoredSpan,
  ): Promise<ReportOutcome>;
  /**
   * Applies reports, those of one session in order. Returns one outcome for each, in order. If a report could not be stored
   * (`unavailable`), later reports of its session fail as `out-of-turn`, also in later calls with the same series, so that all
   * of them can be repeated in order. Waits while the queue is full. Never rejects.
   */
  applyReports(
    reports: readonly Report[],
    source: ReportSource,
    series?: ReportSeries,
    spans?: ReportSpans,
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
    applyReport: (report, source, conditions = {}, span = undefined) =>
      commits.submit({ report, source, conditions, span }),
    async applyReports(reports, source, series = new ReportSeries(), spans = undefined) {
      const outcomes: Promise<ReportOutcome | FailedReport>[] = [];
      for (const report of reports) {
        while (commits.isFull()) await commits.waitForCapacity();
        outcomes.push(
          commits
            .submit({ report, source, conditions: {}, series, span: spans?.get(report)?.stored })
            .catch((error: unknown): FailedReport => ({ outcome: "failed", error })),
        );
      }
      return Promise.all(outcomes);
    },
    close: () => commits.close(),
  };
}

type Results = readonly PromiseSettledResult<ReportOutcome>[];

/**
 * Applies reports in one transaction: session, history, callback and lane change together. Returns one result for each, in order.
 * An invalid report fails alone.
 *
 * A transaction that lost its connection may have been committed. It is repeated: committed reports are recognized and get the
 * same answer.
 */
async function commitBatch(context: DeliveryContext, submissions: readonly Submission[]): Promise<Results> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryBatch(context, submissions);
    } catch (error) {
      const kind = attempt < MAX_ATTEMPTS ? classifyDatabaseError(error) : "other";
      if (kind === "other") return failOrSplit(context, submissions, error);
      if (kind === "missing-partition") {
        try {
          await createPartitions(context.pool);
        } catch (cause) {
          return fail(context, submissions, cause);
        }
      }
      if (kind === "disconnected") await setTimeout(attempt * RECONNECT_PAUSE_MS);
    }
  }
}

async function tryBatch(context: DeliveryContext, submissions: readonly Submission[]): Promise<Results> {
  const start = performance.now();
  const { outcome, results } = await runTransaction(context.pool, async (client) => {
    const loaded = await loadSessions(client, submissions, context.cell !== undefined);
    const decided = decideBatch(context, loaded, submissions);
    await storeBatch(client, decided.outcome);
    return decided;
  });
  const { callbacks, entries } = outcome;
  if (callbacks.length > 0) context.events.emit("lanesDue");
  context.events.emit("reportsCommitted", {
    reports: entries.length,
    callbacks: callbacks.length,
    rejected: callbacks.filter(({ rendered }) => rendered.issues !== undefined).length,
    durationMs: performance.now() - start,
  });
  if (context.tracer !== undefined) traceCommit(context.tracer, submissions, start);
  return results;
}

function traceCommit(tracer: Tracer, submissions: readonly Submission[], startedAtMs: number): void {
  for (const { span } of submissions) {
    if (span === undefined) continue;
    tracer
      .begin("commit", span, startedAtMs)
      .end({ "db.system.name": "postgresql", "db.operation.batch.size": submissions.length });
  }
}

/** Isolates a value that the database rejects by halving the batch, so that the other reports are stored. */
async function failOrSplit(
  context: DeliveryContext,
  submissions: readonly Submission[],
  cause: unknown,
): Promise<Results> {
  if (!isDataError(cause)) return fail(context, submissions, cause);
  if (submissions.length === 1) {
    context.events.emit("reportsFailed", { reports: 1, isOutage: false, cause });
    const reason = new DeliveryError("unstorable", "the database cannot store the report", cause);
    return [{ status: "rejected", reason }];
  }
  const middle = Math.ceil(submissions.length / 2);
  const first = await commitBatch(context, submissions.slice(0, middle));
  return [...first, ...(await commitBatch(context, submissions.slice(middle)))];
}

/** Fails valid reports as repeatable, and the later reports of their series with them. */
function fail(context: DeliveryContext, submissions: readonly Submission[], cause: unknown): Results {
  context.events.emit("reportsFailed", { reports: submissions.length, isOutage: true, cause });
  const reason = new DeliveryError("unavailable", "the report could not be stored", cause);
  for (const { report, series } of submissions) series?.holdUp(report.session_id);
  return submissions.map(() => ({ status: "rejected", reason }));
}

const MAX_ATTEMPTS = 5;
const RECONNECT_PAUSE_MS = 50;
