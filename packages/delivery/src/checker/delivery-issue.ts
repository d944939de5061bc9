/** The kinds of issues that the check reports. The list is closed. */
export const DELIVERY_ISSUE_KINDS = [
  /** Callbacks or a lane without a session. */
  "missing-session",
  // Reports
  /** A status changed without a callback or a recorded reason. */
  "missing-callback",
  /** The recorded reason for no callback is false. */
  "wrong-suppression",
  /** A callback without a change of a status. */
  "unexpected-callback",
  /** A version is missing from the history, or is there twice. */
  "missing-version",
  /** A change does not start at the previous status, or the last one does not end at the current status. */
  "broken-replay",
  // Callbacks
  /** The callback of a change does not exist. */
  "missing-callback",
  /** A callback reports other statuses than the session had. */
  "wrong-body",
  /** The sequence numbers of a session have a gap or decrease. */
  "sequence-gap",
  // Deliveries
  /** The lane does not exist, or its `head` differs from the last callback. */
  "wrong-head",
  /** A callback was settled before an earlier one, or the lane passed it unsettled. */
  "settled-out-of-order",
  /** A callback waits in a lane that is never due. */
  "stuck-lane",
  /** A superseded callback is final, or no callback supersedes it. */
  "wrongly-superseded",
] as const;

export type DeliveryIssueKind = (typeof DELIVERY_ISSUE_KINDS)[number];

/** An inconsistency between reports, callbacks and lanes. */
export interface DeliveryIssue {
  readonly kind: DeliveryIssueKind;
  readonly sessionId: number;
  /** Sequence number of the callback. */
  readonly sequence?: number;
  /** Version of the session after the report. */
  readonly version?: number;
  /** Expected and actual values, in a sentence. */
  readonly message: string;
}
