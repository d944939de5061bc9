/** A closed list: callers may switch over it. */
export type EmbeddedDatabaseErrorCode =
  /** No binaries exist for this machine, or they are not installed. */
  | "no-binaries"
  /** Under root: the user for the server is missing and cannot be created. */
  | "no-server-user"
  /** The folder contains no database, and `mayCreate` is false. */
  | "no-database"
  /** The folder contains the data of another major version of PostgreSQL. */
  | "other-version"
  /** The server or `initdb` failed. */
  | "not-started"
  /** The server of the folder does not answer or does not stop. */
  | "not-answering";

/** Thrown by `openEmbeddedDatabase` and `close`. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
