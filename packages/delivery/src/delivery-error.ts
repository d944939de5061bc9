import { CodedError, classifyDatabaseError, MigrationError } from "@payment-routing/database";

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
  | "needs-time-range"
  /** The database is that of another cell, or of none. */
  | "wrong-cell"
  /** Another cell owns the client of the report: an `OtherCellError`. */
  | "other-cell"
  /** The client of the report is being moved to another cell, or two cells claim it. Try again in a few seconds. */
  | "client-held"
  /** No operator action that runs or waits has this number. */
  | "no-such-action";

/** The delivery cannot do what was requested. */
export class DeliveryError extends CodedError<DeliveryErrorCode> {
  override readonly name = "DeliveryError";
}

/** A report is for the cell that owns its client. Nothing is stored of it. */
export class OtherCellError extends DeliveryError {
  /** The name of the cell. */
  readonly cell: string;

  constructor(clientId: number, cell: string) {
    super("other-cell", `client ${clientId} is in cell ${cell}`);
    this.cell = cell;
  }
}

/**
 * Whether opening or using the database may succeed later without a change: it is away, starting, out of connections, or
 * read-only. A wrong password, a missing database, a failed migration or a statement that was cancelled, by hand or by a
 * timeout, needs an operator.
 */
export function isTransientError(error: unknown): boolean {
  const isWrapped =
    (error instanceof DeliveryError && error.code === "unavailable") ||
    (error instanceof MigrationError && error.code === "failed");
  const cause = isWrapped ? error.cause : error;
  if (classifyDatabaseError(cause) === "disconnected") return true;
  if (!(cause instanceof Error)) return false;
  const { code, message } = cause as NodeJS.ErrnoException;
  // Without a code: no connection in time.
  return code === undefined ? message.startsWith("timeout ") : TEMPORARY_SQLSTATE.test(code);
}

// Classes 08, 53 and 57 of SQLSTATE: connection exceptions, insufficient resources, operator intervention. Not 57014: a
// cancelled statement. 25006 is read_only_sql_transaction: a standby that is about to be promoted.
const TEMPORARY_SQLSTATE = /^(?!57014)(?:(?:08|53|57)[0-9A-Z]{3}|25006)$/;
