import type { CallbackAddress } from "../../callbacks/choose-address.ts";
import type { RenderedCallback } from "../../callbacks/render-callback.ts";
import type { Decision } from "../decide-report.ts";
import type { Submission } from "../report.ts";
import type { SessionState } from "../session-state.ts";
import type { TakenReport } from "../verdict.ts";

/** All that is to be stored of a batch of reports. */
export interface BatchOutcome {
  /** Sessions that are new, or not as they were, by their IDs. */
  readonly sessions: ReadonlyMap<number, ChangedSession>;
  readonly entries: readonly HistoryEntry[];
  readonly callbacks: readonly NewCallback[];
}

export interface ChangedSession {
  readonly state: SessionState;
  readonly isNew: boolean;
}

/** A report that was taken for the first time. */
export interface HistoryEntry {
  readonly submission: Submission;
  readonly verdict: TakenReport;
  readonly changes: Decision["changes"];
  readonly silence: Decision["silence"];
}

export interface NewCallback {
  readonly callbackId: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly clientId: number;
  readonly accountId: number;
  /** Of the session. */
  readonly statusCode: number;
  readonly final: boolean;
  /** Of its transactions: their IDs, and the codes that occur. */
  readonly transactionIds: readonly number[];
  readonly transactionCodes: readonly number[];
  readonly rendered: RenderedCallback;
  readonly address: CallbackAddress;
}
