/** The headers of a delivery. The first three are those of Standard Webhooks. */
export const WEBHOOK_HEADERS = {
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  signature: "webhook-signature",
  session: "payment-routing-session",
  sequence: "payment-routing-sequence",
  redelivery: "payment-routing-redelivery",
  deliverySignature: "payment-routing-signature",
} as const;

export type WebhookHeader = (typeof WEBHOOK_HEADERS)[keyof typeof WEBHOOK_HEADERS];

/** What a delivery says about itself in its headers, as text: just what is signed. */
export type HeaderFields = Readonly<
  Record<"id" | "timestamp" | "session" | "sequence" | "redelivery", string>
>;

/** The forms that the fields may have. No form has a full stop, which separates the fields where they are signed. */
export const FIELD_FORMS: Readonly<Record<keyof HeaderFields, RegExp>> = {
  id: /^[A-Za-z0-9_-]{1,128}$/,
  timestamp: /^(?:0|[1-9]\d{0,15})$/,
  session: /^(?:0|-?[1-9]\d{0,15})$/,
  sequence: /^(?:0|[1-9]\d{0,15})$/,
  redelivery: /^(?:true|false)$/,
};

/** Whether a field is of its form and, when it is a number, one that JavaScript holds exactly. */
export function isWellFormedField(name: keyof HeaderFields, text: string): boolean {
  if (!FIELD_FORMS[name].test(text)) return false;
  return name === "id" || name === "redelivery" || Number.isSafeInteger(Number(text));
}
