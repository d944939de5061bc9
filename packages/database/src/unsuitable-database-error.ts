/** The list is closed: callers may switch over it. */
export type UnsuitableDatabaseErrorCode =
  /** The server's version is not supported. */
  | "unsupported-server"
  /** The database has an encoding other than UTF8. */
  | "unsupported-encoding"
  /** `session_replication_role` disables the triggers. */
  | "triggers-disabled"
  /** A pooler changes the backend of a connection between its transactions. */
  | "shared-connections"
  /** The user lacks rights. */
  | "missing-rights"
  /** The tables are of a version before the first release. */
  | "unreleased-tables";

/** The database, or the way to it, cannot hold the data. The message says what to do; a retry does not help. */
export class UnsuitableDatabaseError extends Error {
  override readonly name = "UnsuitableDatabaseError";
  readonly code: UnsuitableDatabaseErrorCode;

  constructor(code: UnsuitableDatabaseErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
