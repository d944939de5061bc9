import { checkSecret } from "../secret/check-secrets.ts";
import type { Secret } from "../secret/secret.ts";
import { canonicalizeBody } from "./canonicalize-body.ts";
import { computeBodySignature } from "./compute-body-signature.ts";

/**
 * Makes the member `signature` of a callback: HMAC-SHA-512, in lower-case hexadecimal digits, over the canonical form of
 * the body without it. It holds however the body is serialized, and says nothing of when it was sent: a receiver relies
 * on the webhook headers.
 *
 * Throws a SecretError for a secret that cannot be used and a CanonicalFormError for a body that has no such form.
 */
export function signBody(body: object, secret: Secret): string {
  checkSecret(secret);
  return computeBodySignature(canonicalizeBody(body), secret.key);
}
