/** Why a secret cannot be used. */
export type SecretErrorReason =
  | "invalid-id"
  | "missing-prefix"
  | "invalid-base64"
  | "too-short"
  | "too-long"
  | "no-secret"
  | "too-many-secrets";

/** A secret that cannot be used: a mistake in configuration. Says nothing of the key itself. */
export class SecretError extends Error {
  override readonly name = "SecretError";
  readonly reason: SecretErrorReason;

  constructor(reason: SecretErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
