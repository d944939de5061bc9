import { randomBytes } from "node:crypto";

/** A key that signs callbacks, shared with one merchant. Several may be live at once while one replaces another. */
export interface Secret {
  /** A name for the key. It may be logged. */
  readonly id: string;
  /** 24 to 64 bytes, as Standard Webhooks requires. Do not overwrite it: the key object made from it is cached. */
  readonly key: Uint8Array;
}

/** Why a secret cannot be used. */
export type SecretErrorReason =
  | "invalid-id"
  | "missing-prefix"
  | "invalid-base64"
  | "too-short"
  | "too-long"
  | "no-secret"
  | "too-many-secrets";

/** A secret that cannot be used: a mistake in configuration. The message never contains the key. */
export class SecretError extends Error {
  override readonly name = "SecretError";
  readonly reason: SecretErrorReason;

  constructor(reason: SecretErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The maximum number of valid secrets. It limits the work of verifying one delivery. */
export const MAX_SECRETS = 16;

const PREFIX = "whsec_";
const MIN_KEY_BYTES = 24;
const MAX_KEY_BYTES = 64;
// As long as the digest of HMAC-SHA-256: more would add nothing to the webhook signature.
const GENERATED_KEY_BYTES = 32;

/** Generates a secret of 32 random bytes. */
export function generateSecret(id: string): Secret {
  const secret = { id, key: new Uint8Array(randomBytes(GENERATED_KEY_BYTES)) };
  checkSecret(secret);
  return secret;
}

/**
 * Reads a secret in the form of Standard Webhooks: `whsec_` and the key in padded base64. Throws a SecretError, whose
 * message contains no part of the text.
 */
export function readSecret(id: string, text: string): Secret {
  // A setting that is absent is undefined in JavaScript.
  if (typeof text !== "string" || !text.startsWith(PREFIX)) {
    throw new SecretError("missing-prefix", `${id}: expected a secret that begins with ${PREFIX}`);
  }
  if (/\s/.test(text))
    throw new SecretError("invalid-base64", `${id}: expected a secret without white space`);
  const base64 = text.slice(PREFIX.length);
  const bytes = Buffer.from(base64, "base64");
  // Node skips characters that are not base64. Compare, so that a truncated paste fails here and not in a signature.
  if (bytes.toString("base64") !== base64) {
    throw new SecretError("invalid-base64", `${id}: expected padded base64 after ${PREFIX}`);
  }
  const secret = { id, key: new Uint8Array(bytes) };
  checkSecret(secret);
  return secret;
}

/** Writes a secret as `whsec_…`, the text to give to the merchant. `readSecret` reads it. */
export function writeSecret(secret: Secret): string {
  checkSecret(secret);
  return PREFIX + Buffer.from(secret.key).toString("base64");
}

/**
 * Throws a SecretError unless there are 1 to 16 valid secrets. Without this check an empty key, for example from an
 * unset variable, would sign and verify like any other.
 */
export function checkSecrets(secrets: readonly Secret[]): void {
  if (secrets.length === 0) throw new SecretError("no-secret", "expected at least one secret, got none");
  if (secrets.length > MAX_SECRETS) {
    const message = `expected at most ${MAX_SECRETS} secrets, got ${secrets.length}`;
    throw new SecretError("too-many-secrets", message);
  }
  for (const secret of secrets) checkSecret(secret);
}

/** Throws a SecretError unless the ID and the length of the key are valid. */
export function checkSecret({ id, key }: Secret): void {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(id)) {
    const message = "expected the ID of a secret to be 1 to 64 letters, digits, dots, underscores or hyphens";
    throw new SecretError("invalid-id", message);
  }
  if (key.length < MIN_KEY_BYTES) {
    throw new SecretError("too-short", `${id}: expected at least ${MIN_KEY_BYTES} bytes, got ${key.length}`);
  }
  if (key.length > MAX_KEY_BYTES) {
    throw new SecretError("too-long", `${id}: expected at most ${MAX_KEY_BYTES} bytes, got ${key.length}`);
  }
}
