import type { StatusChange } from "../sessions/status-change.ts";
import type { StatusHolder } from "./status-ledger.ts";

/** All that the database has of one session, as of one moment. */
export interface SessionRecords {
  readonly sessionId: number;
  readonly version: number;
  readonly callbackSequence: number;
  /** Undefined once erased. */
  readonly snapshot: StatusHolder | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly erasedAt: Date | undefined;
  /** In the order of versions; reports that changed nothing come after the one that made their version. */
  readonly history: readonly HistoryRecord[];
  /** In the order of their numbers. */
  readonly callbacks: readonly CallbackRecord[];
  readonly lane: LaneRecord | undefined;
}

/** What is there of a session that is not. */
export type LostRecords = Pick<SessionRecords, "sessionId" | "callbacks" | "lane">;

export interface HistoryRecord {
  readonly at: Date;
  readonly verdict: "applied" | "unchanged" | "outdated";
  readonly version: number;
  readonly changes: readonly StatusChange[];
  readonly callbackSequence: number | undefined;
  readonly silence: "no-transaction" | "not-wanted" | undefined;
}

export interface CallbackRecord {
  readonly sequence: number;
  readonly at: Date;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "refused";
  readonly final: boolean;
  readonly body: Uint8Array;
  readonly supersedes: readonly number[];
  readonly settledAt: Date | undefined;
}

export interface LaneRecord {
  readonly head: number;
  readonly delivered: number;
  /** Numbers between the two that no callback has. */
  readonly unused: number;
  readonly state: "open" | "paused" | "parked";
  readonly dueAt: Date | undefined;
  readonly waitingSince: Date | undefined;
}

/** That the database's clock was set back: times of what happened after it may be before those of what happened before. */
export interface ClockSetBack {
  /** The latest time that was seen before. */
  readonly from: Date;
  /** The time at which that was noticed. */
  readonly to: Date;
}

/** The days, by UTC, that are still there in full. */
export interface KeptDays {
  /** Whether no day of the history from the one moment to the other was dropped. */
  hasHistory(from: Date, to: Date): boolean;
  hasCallbacks(day: Date): boolean;
}
