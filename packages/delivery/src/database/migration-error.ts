/** Why migrations cannot be applied, for programs. */
export type MigrationErrorCode = "edited" | "out-of-order" | "misnamed" | "failed" | "missing";

/** The migrations cannot be applied as they are, or were not. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
  readonly code: MigrationErrorCode;
  /** The file at fault. */
  readonly migration: string;

  constructor(code: MigrationErrorCode, migration: string, message: string, cause?: unknown) {
    super(`${migration}: ${message}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.migration = migration;
  }
}
