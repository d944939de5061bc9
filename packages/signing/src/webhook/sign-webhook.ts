import { checkSecrets, type Secret } from "../secret.ts";
import { computeSignatures } from "./compute-signatures.ts";
import { writeSequences } from "./sequence-ranges.ts";
import { FIELD_FORMS, type HeaderFields, WEBHOOK_HEADERS, type WebhookHeader } from "./webhook-headers.ts";

/** One attempt to deliver a callback. */
export interface WebhookMessage {
  /** The same for every attempt: 1 to 128 letters, digits, underscores and hyphens. */
  readonly id: string;
  /** The time of this attempt, in whole seconds since 1970. */
  readonly timestampSeconds: number;
  readonly sessionId: number;
  /** The position among the callbacks of the session, ascending, at least 0. */
  readonly sequence: number;
  /** Whether an operator requested this delivery. */
  readonly redelivery: boolean;
  /** The sequences of callbacks that this one replaces, ascending. */
  readonly supersedes?: readonly number[];
  /** The bytes that are sent. */
  readonly body: Uint8Array;
}

/**
 * Returns the headers of an attempt with lower-case names. Each signature header has one signature per secret. Throws a
 * SecretError for invalid secrets and a RangeError for an invalid message.
 */
export function signWebhook(message: WebhookMessage, secrets: readonly Secret[]): Record<string, string> {
  checkSecrets(secrets);
  const fields = writeFields(message);
  const signatures = secrets.map(({ key }) => computeSignatures(fields, message.body, key));
  return {
    "webhook-id": fields.id,
    "webhook-timestamp": fields.timestamp,
    "webhook-signature": signatures.map(({ standard }) => `v1,${standard}`).join(" "),
    "payment-routing-session": fields.session,
    "payment-routing-sequence": fields.sequence,
    "payment-routing-redelivery": fields.redelivery,
    ...(fields.supersedes === undefined ? {} : { "payment-routing-supersedes": fields.supersedes }),
    "payment-routing-signature": signatures.map(({ delivery }) => `v1,${delivery}`).join(" "),
  } satisfies Partial<Record<WebhookHeader, string>>;
}

function writeFields({
  id,
  timestampSeconds,
  sessionId,
  sequence,
  redelivery,
  supersedes = [],
}: WebhookMessage): HeaderFields {
  return {
    id: writeField("id", id, FIELD_FORMS.id.test(id)),
    timestamp: writeField("timestamp", timestampSeconds, isCount(timestampSeconds)),
    session: writeField("session", sessionId, Number.isSafeInteger(sessionId)),
    sequence: writeField("sequence", sequence, isCount(sequence)),
    redelivery: writeField("redelivery", redelivery, typeof redelivery === "boolean"),
    ...(supersedes.length === 0 ? {} : { supersedes: writeSuperseded(supersedes) }),
  };
}

function writeSuperseded(supersedes: readonly number[]): string {
  const text = writeSequences(supersedes);
  return writeField("supersedes", text ?? supersedes.join(","), text !== undefined);
}

/** Throws a RangeError for an invalid value. */
function writeField(
  name: keyof HeaderFields,
  value: string | number | boolean,
  isWellFormed: boolean,
): string {
  if (!isWellFormed) throw new RangeError(`${WEBHOOK_HEADERS[name]} cannot be ${value}`);
  return String(value);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
