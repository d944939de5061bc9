/** What the checker can find wrong. The list is closed. */
export const FINDING_KINDS = [
  /** Callbacks, or a lane, of a session that is not there. */
  "missing-session",
  // What was reported
  /** A status changed, and no callback tells of it, nor is there a reason for silence. */
  "untold-change",
  /** Silence for a reason that does not hold. */
  "groundless-silence",
  /** A callback where no status changed. */
  "groundless-callback",
  /** The history lacks a version of the session, or has one twice. */
  "missing-version",
  /** A change does not begin where the one before it ended, or the last does not end where the session is. */
  "broken-replay",
  // What was to be sent
  /** The callback that a change gave is not there. */
  "missing-callback",
  /** A callback tells of other statuses than the session had. */
  "wrong-body",
  /** The numbers of a session's callbacks have a gap, or go back. */
  "sequence-gap",
  // What was sent
  /** The lane is not there, or ends elsewhere than the session's callbacks. */
  "wrong-head",
  /** A callback was settled before one that comes before it, or is not settled and its lane has passed it. */
  "settled-out-of-order",
  /** Something waits in a lane that nobody will look into. */
  "stuck-lane",
  /** A callback that the merchant has to hear of, or that none stands for, was left out in favour of another. */
  "wrongly-superseded",
] as const;

/** What is not as it has to be, for programs. */
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something that is not as it has to be. */
export interface Finding {
  readonly kind: FindingKind;
  readonly sessionId: number;
  /** The callback, by its number. */
  readonly sequence?: number;
  /** The report, by the version that the session had after it. */
  readonly version?: number;
  /** What was expected and what is there, in a sentence. */
  readonly message: string;
}
