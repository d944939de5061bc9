import { createHmac } from "node:crypto";
import { findSigningKey } from "../secret/find-signing-key.ts";

/** HMAC-SHA-512 over a canonical form, in 128 lower-case hexadecimal digits. */
export function computeBodySignature(canonicalForm: string, key: Uint8Array): string {
  return createHmac("sha512", findSigningKey(key)).update(canonicalForm, "utf8").digest("hex");
}
