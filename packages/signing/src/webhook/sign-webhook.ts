import { checkSecrets } from "../secret/check-secrets.ts";
import type { Secret } from "../secret/secret.ts";
import { computeSignatures } from "./compute-signatures.ts";
import { type HeaderFields, isWellFormedField, WEBHOOK_HEADERS } from "./webhook-headers.ts";

/** One attempt to deliver a callback. */
export interface WebhookMessage {
  /** The same for every attempt: 1 to 128 letters, digits, underscores and hyphens. */
  readonly id: string;
  /** The time of this attempt, in whole seconds since 1970. */
  readonly timestampSeconds: number;
  readonly sessionId: number;
  /** The place of the callback among those of its session, ascending, at least 0. */
  readonly sequence: number;
  /** Whether an operator sends again what has been delivered before. */
  readonly redelivery: boolean;
  /** The very bytes that are sent. */
  readonly body: Uint8Array;
}

/**
 * Makes the headers of an attempt, with lower-case names: those of Standard Webhooks and ours, each signature once for
 * every secret. Throws a SecretError for secrets that cannot be used, a RangeError for a message that has no headers.
 */
export function signWebhook(message: WebhookMessage, secrets: readonly Secret[]): Record<string, string> {
  checkSecrets(secrets);
  const fields = writeFields(message);
  const signatures = secrets.map(({ key }) => computeSignatures(fields, message.body, key));
  return {
    [WEBHOOK_HEADERS.id]: fields.id,
    [WEBHOOK_HEADERS.timestamp]: fields.timestamp,
    [WEBHOOK_HEADERS.signature]: signatures.map(({ standard }) => `v1,${standard}`).join(" "),
    [WEBHOOK_HEADERS.session]: fields.session,
    [WEBHOOK_HEADERS.sequence]: fields.sequence,
    [WEBHOOK_HEADERS.redelivery]: fields.redelivery,
    [WEBHOOK_HEADERS.deliverySignature]: signatures.map(({ delivery }) => `v1,${delivery}`).join(" "),
  };
}

function writeFields({
  id,
  timestampSeconds,
  sessionId,
  sequence,
  redelivery,
}: WebhookMessage): HeaderFields {
  return {
    id: writeField("id", id),
    timestamp: writeField("timestamp", timestampSeconds),
    session: writeField("session", sessionId),
    sequence: writeField("sequence", sequence),
    redelivery: writeField("redelivery", redelivery),
  };
}

function writeField(name: keyof HeaderFields, value: string | number | boolean): string {
  const text = String(value);
  if (!isWellFormedField(name, text)) throw new RangeError(`${WEBHOOK_HEADERS[name]} cannot be ${text}`);
  return text;
}
