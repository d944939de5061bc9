/** The list is closed: callers may switch over it. */
export type EmbeddedDatabaseErrorCode =
  /** There are no binaries for this machine, or they were not installed. */
  | "no-binaries"
  /** Under root: there is no user to run the server as, and none can be made. */
  | "no-server-user"
  /** The folder holds no database, and none was to be made. */
  | "no-database"
  /** The folder holds the data of another version of PostgreSQL, which this one cannot read. */
  | "other-version"
  /** The server, or what makes its files, ended with an error. */
  | "not-started"
  /** A server has the folder and does not answer. */
  | "not-answering";

/** Why there is no server in the folder. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
