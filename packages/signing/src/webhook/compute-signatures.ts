import { createHmac } from "node:crypto";
import { findSigningKey } from "../secret.ts";
import type { HeaderFields } from "./webhook-headers.ts";

/** The two signatures of a delivery under one key, in base64. */
export interface Signatures {
  /** Standard Webhooks: over the ID, the timestamp and the body. */
  readonly standard: string;
  /** Ours: over every field of the headers and the body. */
  readonly delivery: string;
}

/**
 * Computes both signatures: HMAC-SHA-256 over the fields, each followed by a full stop, and the bytes of the body.
 *
 * Neither can stand for the other: what ours covers after the timestamp begins with a number and not as a callback does.
 * Nor can a field that is there in some deliveries be taken for the beginning of a body: the first covers the body alone.
 */
export function computeSignatures(fields: HeaderFields, body: Uint8Array, key: Uint8Array): Signatures {
  const { id, timestamp, session, sequence, redelivery, supersedes } = fields;
  const named = supersedes === undefined ? "" : `${supersedes}.`;
  return {
    standard: sign(`${id}.${timestamp}.`, body, key),
    delivery: sign(`${id}.${timestamp}.${session}.${sequence}.${redelivery}.${named}`, body, key),
  };
}

function sign(beginning: string, body: Uint8Array, key: Uint8Array): string {
  return createHmac("sha256", findSigningKey(key)).update(beginning).update(body).digest("base64");
}
