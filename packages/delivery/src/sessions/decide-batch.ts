import { createCallbackId } from "../callbacks/callback-id.ts";
import { type CallbackAddress, chooseAddress } from "../callbacks/choose-address.ts";
import { type RenderedCallback, renderCallback } from "../callbacks/render-callback.ts";
import { rejectStanding } from "../cells/ownership-gate.ts";
import type { DeliveryContext } from "../context.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { CallbackSummary } from "../operations/callback-summary.ts";
import type { StoredSpan } from "../tracer.ts";
import { type Decision, decideReport, type RecordedReport } from "./decide-report.ts";
import { type LoadedSessions, reportKey } from "./load-sessions.ts";
import { type AcceptedReport, isAccepted, type ReportOutcome, type Submission } from "./report.ts";
import { listNewKeys, type SessionKey } from "./session-keys.ts";
import type { SessionState } from "./snapshot.ts";

/** The changes of a batch, and the outcome or error of each report. */
interface DecidedBatch {
  readonly outcome: BatchOutcome;
  readonly results: readonly PromiseSettledResult<ReportOutcome>[];
}

/**
 * Decides the reports of a batch in order, each with the effects of those before it. Writes nothing, so that an error of one
 * report does not affect the others.
 */
export function decideBatch(
  context: DeliveryContext,
  loaded: LoadedSessions,
  submissions: readonly Submission[],
): DecidedBatch {
  const batch = new BatchInProgress(context, loaded);
  const results = submissions.map((submission): PromiseSettledResult<ReportOutcome> => {
    try {
      return { status: "fulfilled", value: batch.add(submission) };
    } catch (reason) {
      return { status: "rejected", reason };
    }
  });
  return { outcome: batch, results };
}

class BatchInProgress implements BatchOutcome {
  readonly sessions = new Map<number, ChangedSession>();
  readonly entries: HistoryEntry[] = [];
  readonly callbacks: NewCallback[] = [];
  readonly keys: SessionKey[] = [];
  readonly #context: DeliveryContext;
  readonly #loaded: LoadedSessions;
  /** Answers of this batch, by `reportKey`. */
  readonly #answered = new Map<string, RecordedReport>();

  constructor(context: DeliveryContext, loaded: LoadedSessions) {
    this.#context = context;
    this.#loaded = loaded;
  }

  add(submission: Submission): ReportOutcome {
    const { report, series } = submission;
    if (series?.isHeldUp(report.session_id)) {
      throw new DeliveryError("out-of-turn", "an earlier report of the session could not be stored");
    }
    this.#requireCell(submission);
    const key = reportKey(report.session_id, report.report_id);
    const state = this.#findState(report.session_id);
    const earlier = this.#answered.get(key) ?? this.#loaded.earlier.get(key);
    const decision = decideReport(this.#context.merchants, state, earlier, submission, this.#loaded.floor);
    const { outcome } = decision;
    // First, so that an error leaves no trace of the report in the batch.
    const callback = this.#renderCallback(decision, submission);
    if (!isAccepted(outcome) || outcome.repeated) return outcome;
    if (callback !== undefined) this.callbacks.push(callback);
    if (decision.state !== undefined) {
      const isNew = !this.#loaded.states.has(report.session_id);
      this.sessions.set(report.session_id, { state: decision.state, isNew });
      this.keys.push(...listNewKeys(report.session_id, state?.snapshot, decision.state.snapshot));
    }
    this.entries.push({
      submission,
      outcome,
      changes: decision.changes,
      suppressed: decision.suppressed,
      callback,
    });
    this.#answered.set(key, { outcome, sourceSequence: report.source_sequence });
    return outcome;
  }

  /** Throws if the report is for another cell, or for this one later. Later reports of its series wait for it. */
  #requireCell({ report: { client_id, session_id }, series }: Submission): void {
    const standing = this.#loaded.standings?.get(client_id) ?? "stored";
    if (standing === "stored") return;
    series?.holdUp(session_id);
    rejectStanding(client_id, standing);
  }

  #findState(sessionId: number): SessionState | undefined {
    return this.sessions.get(sessionId)?.state ?? this.#loaded.states.get(sessionId);
  }

  #renderCallback({ callback, state }: Decision, { report, span }: Submission): NewCallback | undefined {
    if (callback === undefined || state === undefined) return undefined;
    const { merchant, snapshot } = callback;
    return {
      callbackId: createCallbackId(),
      sessionId: report.session_id,
      sequence: state.callbackSequence,
      clientId: state.clientId,
      accountId: state.accountId,
      statusCode: snapshot.status.code,
      final: merchant.final_session_codes.includes(snapshot.status.code),
      transactionIds: snapshot.transactions.map(({ id }) => id),
      transactionCodes: [...new Set(snapshot.transactions.map(({ status }) => status.code))],
      rendered: renderCallback(merchant, this.#context.secrets, snapshot),
      address: chooseAddress(merchant, snapshot.callback_url),
      span,
    };
  }
}

/** The changes to store for a batch of reports. */
export interface BatchOutcome {
  /** New and changed sessions by ID. */
  readonly sessions: ReadonlyMap<number, ChangedSession>;
  readonly entries: readonly HistoryEntry[];
  readonly callbacks: readonly NewCallback[];
  readonly keys: readonly SessionKey[];
}

interface ChangedSession {
  readonly state: SessionState;
  readonly isNew: boolean;
}

/** A report accepted for the first time. */
export interface HistoryEntry {
  readonly submission: Submission;
  readonly outcome: AcceptedReport;
  readonly changes: Decision["changes"];
  readonly suppressed: Decision["suppressed"];
  readonly callback: NewCallback | undefined;
}

export interface NewCallback
  extends Pick<
    CallbackSummary,
    "callbackId" | "sessionId" | "sequence" | "clientId" | "accountId" | "transactionIds" | "transactionCodes"
  > {
  /** Status code of the session. */
  readonly statusCode: number;
  readonly final: boolean;
  readonly rendered: RenderedCallback;
  readonly address: CallbackAddress;
  /** That of its report, if the report is traced. */
  readonly span: StoredSpan | undefined;
}
