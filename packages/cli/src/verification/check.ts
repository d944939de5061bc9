/** What a callback is checked for, in the order of a report. */
export type CheckName = "headers" | "time" | "session" | "contract" | "signature" | "hmac";

/** What became of one check. */
export interface Check {
  readonly check: CheckName;
  readonly verdict: "verified" | "refused" | "not-judged";
  /** What was found, or why, in half a line. */
  readonly detail: string;
  /** What a program reads instead, beside the three above. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** What does not fit in half a line, for people; programs find it among the facts. */
  readonly lines?: readonly string[];
}
