/** The list is closed: callers may switch over it. */
export type DeliveryErrorCode =
  /** The database cannot be reached, or fails. Try again later. */
  | "unavailable"
  /** Too many reports wait to be stored. Try again later. */
  | "overloaded"
  /** The delivery is being closed. */
  | "closed"
  /** The database lacks migrations. */
  | "not-migrated"
  /** The database rejects a value of the report. */
  | "unstorable"
  /** An earlier report of the same session could not be stored. Send both again, in their order. */
  | "out-of-turn"
  /** The cursor does not come from an earlier page of the list. */
  | "invalid-cursor"
  /** The filter is too selective for a fast search without a time range. Add one. */
  | "needs-time-range";

/** The delivery cannot do what was requested. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly code: DeliveryErrorCode;

  constructor(code: DeliveryErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
