import { CodedError } from "@payment-routing/database";

/** A closed list: callers may switch over it. */
export type VersionErrorCode =
  /** No version has the digest. */
  | "unknown-version"
  /** The active version is not the expected one. */
  | "other-version-active"
  /** No version was active before. */
  | "no-version-before"
  /** A key with this ID exists, live or revoked. */
  | "key-exists"
  /** The key does not exist or is revoked. */
  | "unknown-key";

/** A version or a key cannot be changed as requested. */
export class VersionError extends CodedError<VersionErrorCode> {
  override readonly name = "VersionError";
}
