import { checkSecret } from "../secret/check-secrets.ts";
import type { Secret } from "../secret/secret.ts";
import { canonicalizeBody } from "./canonicalize-body.ts";
import { computeBodySignature } from "./compute-body-signature.ts";

/**
 * Writes a callback with its member `signature`: the text that the signature covers, with the signature for its last
 * member. What is sent is then what was signed, and is written once. A `signature` that the body has is left out.
 *
 * Throws what `signBody` throws.
 */
export function writeSignedBody(body: object, secret: Secret): string {
  checkSecret(secret);
  const form = canonicalizeBody(body);
  const signature = computeBodySignature(form, secret.key);
  return `${form.slice(0, -1)}${form === "{}" ? "" : ","}"signature":"${signature}"}`;
}
