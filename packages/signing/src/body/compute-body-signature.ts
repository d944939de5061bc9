import { createHmac } from "node:crypto";
import { findSigningKey } from "../secret/find-signing-key.ts";

/** HMAC-SHA-512 over a canonical form: 64 bytes. */
export function computeBodySignature(canonicalForm: string, key: Uint8Array): Buffer {
  return createHmac("sha512", findSigningKey(key)).update(canonicalForm, "utf8").digest();
}
