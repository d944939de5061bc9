/** The checks of a callback, in the order of the report. */
type CheckName = "headers" | "time" | "session" | "contract" | "signature" | "hmac";

/** The result of one check. */
export interface Check {
  readonly check: CheckName;
  readonly outcome: "verified" | "rejected" | "skipped";
  /** A short explanation. */
  readonly detail: string;
  /** Additional members for JSON output. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Additional lines for text output. */
  readonly lines?: readonly string[];
}
