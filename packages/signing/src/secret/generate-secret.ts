import { randomBytes } from "node:crypto";
import { checkSecret } from "./check-secrets.ts";
import type { Secret } from "./secret.ts";

// As long as the digest of HMAC-SHA-256: more would add nothing to the webhook signature.
const KEY_BYTES = 32;

/** Makes a new secret of 32 random bytes. */
export function generateSecret(id: string): Secret {
  const secret = { id, key: new Uint8Array(randomBytes(KEY_BYTES)) };
  checkSecret(secret);
  return secret;
}
