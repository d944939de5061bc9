import { timingSafeEqual } from "node:crypto";
import type { Secret } from "../secret.ts";
import { checkSecrets } from "../secret.ts";
import { computeSignatures } from "./compute-signatures.ts";
import { readWebhookHeaders } from "./read-webhook-headers.ts";
import { readSequences } from "./sequence-ranges.ts";
import { type HeaderFields, WEBHOOK_HEADERS, type WebhookHeader } from "./webhook-headers.ts";

/** What a request says about itself, once it is certain who sent it; or why it is refused. */
export type WebhookVerdict =
  | {
      readonly ok: true;
      readonly id: string;
      readonly timestampSeconds: number;
      readonly sessionId: number;
      readonly sequence: number;
      readonly redelivery: boolean;
      /** The sequences of callbacks that this one stands for, ascending. Left out when there are none. */
      readonly supersedes?: readonly number[];
      /** The first of the secrets that the request is signed with. */
      readonly secretId: string;
    }
  | {
      readonly ok: false;
      readonly reason: WebhookRefusal;
      /** The header at fault. */
      readonly header: WebhookHeader;
    };

/** Why a request is not accepted, for programs. */
export type WebhookRefusal =
  | "missing-header"
  | "malformed-header"
  | "expired"
  | "too-new"
  | "wrong-signature";

/** Options of `verifyWebhook`. */
export interface VerifyWebhookOptions {
  /** How far the timestamp may be from now, either way. 300 by default, as in the libraries of Standard Webhooks. */
  readonly toleranceSeconds?: number;
  /** The time to judge by, in seconds since 1970. The clock by default. */
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
): WebhookVerdict {
  checkSecrets(secrets);
  const reading = readWebhookHeaders(headers);
  if (!reading.ok) return reading;
  const { fields, offered } = reading;

  const timestampSeconds = Number(fields.timestamp);
  const untimely = judgeTime(timestampSeconds, options);
  if (untimely !== undefined) return { ok: false, reason: untimely, header: WEBHOOK_HEADERS.timestamp };

  // Every secret is tried against every signature, found or not: the time taken tells nothing.
  const matches = secrets.map(({ id, key }) => {
    const { standard, delivery } = computeSignatures(fields, body, key);
    return {
      id,
      standard: isAmong(standard, offered.standard),
      delivery: isAmong(delivery, offered.delivery),
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

/** Written so that a tolerance or a clock that is not a number refuses everything. */
function judgeTime(
  timestampSeconds: number,
  { toleranceSeconds = 300, nowSeconds = Math.floor(Date.now() / 1000) }: VerifyWebhookOptions,
): "expired" | "too-new" | undefined {
  if (!(nowSeconds - timestampSeconds <= toleranceSeconds)) return "expired";
  if (!(timestampSeconds - nowSeconds <= toleranceSeconds)) return "too-new";
  return undefined;
}

function isAmong(signature: string, offered: readonly Uint8Array[]): boolean {
  const expected = Buffer.from(signature, "ascii");
  let isFound = false;
  for (const candidate of offered) isFound = timingSafeEqual(expected, candidate) || isFound;
  return isFound;
}
