import type { StatusChange } from "../sessions/status-change.ts";
import type { StatusHolder } from "./status-ledger.ts";

/** The records of one session, from one snapshot of the database. */
export interface SessionRecords {
  readonly sessionId: number;
  readonly version: number;
  readonly callbackSequence: number;
  /** Undefined after erasure. */
  readonly snapshot: StatusHolder | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly erasedAt: Date | undefined;
  /** Ordered by version; reports without a change follow the report of their version. */
  readonly history: readonly HistoryRecord[];
  /** Ordered by sequence. */
  readonly callbacks: readonly CallbackRecord[];
  readonly lane: LaneRecord | undefined;
}

/** Records without a session. */
export type LostRecords = Pick<SessionRecords, "sessionId" | "callbacks" | "lane">;

export interface HistoryRecord {
  readonly at: Date;
  readonly outcome: "applied" | "unchanged" | "outdated";
  readonly version: number;
  readonly changes: readonly StatusChange[];
  readonly callbackSequence: number | undefined;
  readonly suppressed: "no-transaction" | "not-wanted" | undefined;
}

export interface CallbackRecord {
  readonly sequence: number;
  readonly at: Date;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "rejected";
  readonly final: boolean;
  readonly body: Uint8Array;
  readonly supersedes: readonly number[];
  readonly settledAt: Date | undefined;
}

export interface LaneRecord {
  readonly head: number;
  readonly delivered: number;
  /** Number of unused sequence numbers between the two. */
  readonly unused: number;
  readonly state: "active" | "paused" | "parked";
  readonly dueAt: Date | undefined;
  readonly waitingSince: Date | undefined;
}

/** The database's clock was set back: later events may have earlier times. */
export interface ClockSetBack {
  /** The latest time before. */
  readonly from: Date;
  /** The time of detection. */
  readonly to: Date;
}

/** The UTC days that retention has not deleted. */
export interface KeptDays {
  /** Whether the history is complete between two times. */
  hasHistory(from: Date, to: Date): boolean;
  hasCallbacks(day: Date): boolean;
}
