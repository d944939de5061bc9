/** Why migrations cannot be applied, for programs. */
export type MigrationErrorCode =
  | "edited"
  | "out-of-order"
  | "misnamed"
  | "failed"
  | "missing"
  | "unsupported-server";

/** The migrations cannot be applied as they are, or were not. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
  readonly code: MigrationErrorCode;
  /** The file at fault; undefined where none is. */
  readonly migration: string | undefined;

  constructor(code: MigrationErrorCode, migration: string | undefined, message: string, cause?: unknown) {
    super(
      migration === undefined ? message : `${migration}: ${message}`,
      cause === undefined ? undefined : { cause },
    );
    this.code = code;
    this.migration = migration;
  }
}
