/** The list is closed: callers may switch over it. */
export type VersionErrorCode =
  /** No version has the digest, or several begin with it. */
  | "unknown-version"
  | "ambiguous-version"
  /** Another version is active than whoever switches has seen. */
  | "overtaken"
  /** No version was active before. */
  | "nothing-before"
  /** A key with this ID was created before, live or revoked. */
  | "key-exists"
  /** There is no such key, or it is revoked already. */
  | "unknown-key";

/** What could not be done with versions or keys, for reasons that its user can mend. */
export class VersionError extends Error {
  override readonly name = "VersionError";
  readonly code: VersionErrorCode;

  constructor(code: VersionErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
