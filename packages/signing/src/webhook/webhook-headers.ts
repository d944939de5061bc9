import { readSequences } from "./sequence-ranges.ts";

/** The headers of a delivery. The first three are from Standard Webhooks. All but `supersedes` are required. */
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

/** The prefix of the `webhook-id` of a test event, which belongs to no payment session. */
export const TEST_ID_PREFIX = "test_";

/** The name of a header of a delivery, in lower case. */
export type WebhookHeader = (typeof WEBHOOK_HEADERS)[keyof typeof WEBHOOK_HEADERS];

/** The signed header fields of a delivery, as text. */
export interface HeaderFields
  extends Readonly<Record<"id" | "timestamp" | "session" | "sequence" | "redelivery", string>> {
  readonly supersedes?: string;
}

/** The syntax of the fields. None contains a full stop, which separates them in the signed text. */
export const FIELD_FORMS: Readonly<Record<Exclude<keyof HeaderFields, "supersedes">, RegExp>> = {
  id: /^[A-Za-z0-9_-]{1,128}$/,
  timestamp: /^(?:0|[1-9]\d{0,15})$/,
  session: /^(?:0|-?[1-9]\d{0,15})$/,
  sequence: /^(?:0|[1-9]\d{0,15})$/,
  redelivery: /^(?:true|false)$/,
};

/** Returns whether a field matches its syntax and, for a number, is a safe integer. */
export function isWellFormedField(name: keyof HeaderFields, text: string): boolean {
  if (name === "supersedes") return readSequences(text) !== undefined;
  if (!FIELD_FORMS[name].test(text)) return false;
  return name === "id" || name === "redelivery" || Number.isSafeInteger(Number(text));
}
