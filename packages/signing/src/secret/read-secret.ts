import { checkSecret } from "./check-secrets.ts";
import { SECRET_PREFIX, type Secret } from "./secret.ts";
import { SecretError } from "./secret-error.ts";

/**
 * Reads a secret as Standard Webhooks writes it: `whsec_` and its key in base64, padded. Throws a SecretError, which
 * never holds any of the text.
 */
export function readSecret(id: string, text: string): Secret {
  if (!text.startsWith(SECRET_PREFIX)) {
    throw new SecretError("missing-prefix", `${id}: expected a secret that begins with ${SECRET_PREFIX}`);
  }
  const base64 = text.slice(SECRET_PREFIX.length);
  const bytes = Buffer.from(base64, "base64");
  // Node skips what is not base64. A slip in pasting is to be noticed here, not when a signature is wrong.
  if (bytes.toString("base64") !== base64) {
    throw new SecretError("invalid-base64", `${id}: expected padded base64 after ${SECRET_PREFIX}`);
  }
  const secret = { id, key: new Uint8Array(bytes) };
  checkSecret(secret);
  return secret;
}
