/** The list is closed: callers may switch over it. */
export type DeliveryErrorCode =
  /** The database cannot be reached, or does not do what it is asked. Try again later. */
  | "unavailable"
  /** More is waiting to be stored than there is room for. Try again later. */
  | "overloaded"
  /** The delivery is being closed. */
  | "closed"
  /** The database lacks migrations. */
  | "not-migrated"
  /** What was to be stored is something that the database does not take. */
  | "unstorable"
  /** A report of the same session that was sent before it could not be stored. Send both again, in their order. */
  | "out-of-turn"
  /** The place in a list to go on from is none that the list has given. */
  | "invalid-cursor"
  /** A filter matches too little to be found soon. Bound the time. */
  | "needs-time-range";

/** What the delivery could not do, for reasons that are not in what it was given. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly code: DeliveryErrorCode;

  constructor(code: DeliveryErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
