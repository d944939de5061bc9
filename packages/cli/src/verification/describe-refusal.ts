import { WEBHOOK_HEADERS, type WebhookRefusal } from "@payment-routing/signing";

/** Why the headers of a callback are refused, in half a line. */
export function describeRefusal({ reason, header }: { reason: WebhookRefusal; header: string }): string {
  if (reason === "wrong-signature" && header === WEBHOOK_HEADERS.deliverySignature)
    return `${header} is wrong, ${WEBHOOK_HEADERS.signature} is right: the header of session, sequence, redelivery or superseded callbacks is not the one that was signed`;
  return `${header} ${WORDS[reason]}`;
}

const WORDS: Readonly<Record<WebhookRefusal, string>> = {
  "missing-header": "is missing",
  "malformed-header": "is malformed",
  expired: "is too long ago",
  "too-new": "is too far in the future",
  "wrong-signature": "was made with none of the secrets given, or over another ID, time or body",
};
