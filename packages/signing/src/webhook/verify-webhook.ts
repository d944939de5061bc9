import { timingSafeEqual } from "node:crypto";
import { checkSecrets, type Secret } from "../secret.ts";
import { computeSignatures } from "./compute-signatures.ts";
import { readWebhookHeaders } from "./read-webhook-headers.ts";
import { readSequences } from "./sequence-ranges.ts";
import { type HeaderFields, WEBHOOK_HEADERS, type WebhookHeader } from "./webhook-headers.ts";

/** The verified header fields of a request, or why it is rejected. */
export type WebhookVerificationResult =
  | {
      readonly ok: true;
      readonly id: string;
      readonly timestampSeconds: number;
      readonly sessionId: number;
      readonly sequence: number;
      readonly redelivery: boolean;
      /** The sequences of callbacks that this one replaces, ascending. Absent if there are none. */
      readonly supersedes?: readonly number[];
      /** The ID of the first secret that matches. */
      readonly secretId: string;
    }
  | {
      readonly ok: false;
      readonly reason: WebhookRejection;
      /** The missing or invalid header. */
      readonly header: WebhookHeader;
    };

/** Why a request is not accepted, for programs. */
export type WebhookRejection =
  | "missing-header"
  | "malformed-header"
  | "expired"
  | "too-new"
  | "wrong-signature";

/** Options of `verifyWebhook`. */
export interface VerifyWebhookOptions {
  /** The maximum difference between the timestamp and now. Default 300, as in the libraries of Standard Webhooks. */
  readonly toleranceSeconds?: number;
  /** The current time in seconds since 1970. Default: the clock. */
  readonly nowSeconds?: number;
}

/**
 * Verifies a request by its headers and the bytes of its body, before anything parses them. Both signatures must be
 * those of one and the same secret.
 *
 * Never throws for what a request holds. Throws a SecretError for secrets that cannot be used.
 */
export function verifyWebhook(
  headers: (name: string) => string | undefined,
  body: Uint8Array,
  secrets: readonly Secret[],
  options: VerifyWebhookOptions = {},
): WebhookVerificationResult {
  checkSecrets(secrets);
  const reading = readWebhookHeaders(headers);
  if (!reading.ok) return reading;
  const { fields, received } = reading;

  const timestampSeconds = Number(fields.timestamp);
  const untimely = checkTime(timestampSeconds, options);
  if (untimely !== undefined) return { ok: false, reason: untimely, header: WEBHOOK_HEADERS.timestamp };

  // Every secret is tried against every signature, so that the time does not depend on which one matches.
  const matches = secrets.map(({ id, key }) => {
    const { standard, delivery } = computeSignatures(fields, body, key);
    return {
      id,
      standard: isAmong(standard, received.standard),
      delivery: isAmong(delivery, received.delivery),
    };
  });
  const match = matches.find(({ standard, delivery }) => standard && delivery);
  if (match === undefined) {
    const isStandardRight = matches.some(({ standard }) => standard);
    const header = isStandardRight ? WEBHOOK_HEADERS.deliverySignature : WEBHOOK_HEADERS.signature;
    return { ok: false, reason: "wrong-signature", header };
  }
  return {
    ok: true,
    id: fields.id,
    timestampSeconds,
    sessionId: Number(fields.session),
    sequence: Number(fields.sequence),
    redelivery: fields.redelivery === "true",
    ...readSuperseded(fields),
    secretId: match.id,
  };
}

function readSuperseded({ supersedes }: HeaderFields): { readonly supersedes?: readonly number[] } {
  const sequences = supersedes === undefined ? undefined : readSequences(supersedes);
  return sequences === undefined ? {} : { supersedes: sequences };
}

/** A tolerance or time that is not a number rejects every request. */
function checkTime(
  timestampSeconds: number,
  { toleranceSeconds = 300, nowSeconds = Math.floor(Date.now() / 1000) }: VerifyWebhookOptions,
): "expired" | "too-new" | undefined {
  if (!(nowSeconds - timestampSeconds <= toleranceSeconds)) return "expired";
  if (!(timestampSeconds - nowSeconds <= toleranceSeconds)) return "too-new";
  return undefined;
}

function isAmong(signature: string, received: readonly Uint8Array[]): boolean {
  const expected = Buffer.from(signature, "ascii");
  let isFound = false;
  for (const candidate of received) isFound = timingSafeEqual(expected, candidate) || isFound;
  return isFound;
}
