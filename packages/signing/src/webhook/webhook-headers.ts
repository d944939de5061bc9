import { readSequences } from "./sequence-ranges.ts";

/** The headers of a delivery. The first three are those of Standard Webhooks, and all but `supersedes` are always there. */
export const WEBHOOK_HEADERS = {
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  signature: "webhook-signature",
  session: "payment-routing-session",
  sequence: "payment-routing-sequence",
  redelivery: "payment-routing-redelivery",
  supersedes: "payment-routing-supersedes",
  deliverySignature: "payment-routing-signature",
} as const;

/** How the `webhook-id` of a test event begins: a callback of no payment session, sent to try a receiver. */
export const TEST_ID_PREFIX = "test_";

/** The name of a header of a delivery, in lower case. */
export type WebhookHeader = (typeof WEBHOOK_HEADERS)[keyof typeof WEBHOOK_HEADERS];

/** What a delivery says about itself in its headers, as text: just what is signed. */
export interface HeaderFields
  extends Readonly<Record<"id" | "timestamp" | "session" | "sequence" | "redelivery", string>> {
  readonly supersedes?: string;
}

/** The forms that the fields may have. No form has a full stop, which separates the fields where they are signed. */
export const FIELD_FORMS: Readonly<Record<Exclude<keyof HeaderFields, "supersedes">, RegExp>> = {
  id: /^[A-Za-z0-9_-]{1,128}$/,
  timestamp: /^(?:0|[1-9]\d{0,15})$/,
  session: /^(?:0|-?[1-9]\d{0,15})$/,
  sequence: /^(?:0|[1-9]\d{0,15})$/,
  redelivery: /^(?:true|false)$/,
};

/** Whether a field is of its form and, when it is a number, one that JavaScript holds exactly. */
export function isWellFormedField(name: keyof HeaderFields, text: string): boolean {
  if (name === "supersedes") return readSequences(text) !== undefined;
  if (!FIELD_FORMS[name].test(text)) return false;
  return name === "id" || name === "redelivery" || Number.isSafeInteger(Number(text));
}
