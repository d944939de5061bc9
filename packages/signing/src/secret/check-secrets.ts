import { MAX_KEY_BYTES, MAX_SECRETS, MIN_KEY_BYTES, type Secret } from "./secret.ts";
import { SecretError } from "./secret-error.ts";

/**
 * Throws a SecretError unless there are 1 to 16 secrets, each with a name and a key of proper length. Without this an
 * empty key, say from a variable that is not set, would sign and verify like any other.
 */
export function checkSecrets(secrets: readonly Secret[]): void {
  if (secrets.length === 0) throw new SecretError("no-secret", "expected at least one secret, got none");
  if (secrets.length > MAX_SECRETS) {
    const message = `expected at most ${MAX_SECRETS} secrets, got ${secrets.length}`;
    throw new SecretError("too-many-secrets", message);
  }
  for (const secret of secrets) checkSecret(secret);
}

/** The same for one secret. */
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
