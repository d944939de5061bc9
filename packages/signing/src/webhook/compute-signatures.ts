import { createHmac } from "node:crypto";
import { findSigningKey } from "../signing-key.ts";
import type { HeaderFields } from "./webhook-headers.ts";

/** The two signatures of a delivery with one key, in base64. */
export interface Signatures {
  /** Standard Webhooks: over the ID, the timestamp and the body. */
  readonly standard: string;
  /** This service: over every header field and the body. */
  readonly delivery: string;
}

/**
 * Computes both signatures: HMAC-SHA-256 over the fields, each followed by a full stop, and the bytes of the body.
 *
 * The signatures cannot be exchanged: after the timestamp, one covers a number and the other a JSON body. The optional field
 * `supersedes` cannot pass for the start of a body, because the standard signature covers the body alone.
 */
export function computeSignatures(fields: HeaderFields, body: Uint8Array, key: Uint8Array): Signatures {
  const { id, timestamp, session, sequence, redelivery, supersedes } = fields;
  const superseded = supersedes === undefined ? "" : `${supersedes}.`;
  return {
    standard: sign(`${id}.${timestamp}.`, body, key),
    delivery: sign(`${id}.${timestamp}.${session}.${sequence}.${redelivery}.${superseded}`, body, key),
  };
}

function sign(beginning: string, body: Uint8Array, key: Uint8Array): string {
  return createHmac("sha256", findSigningKey(key)).update(beginning).update(body).digest("base64");
}
