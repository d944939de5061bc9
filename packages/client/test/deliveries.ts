import type { PaymentCallback } from "@payment-routing/callback-contract";
import { paymentCallbackExamples } from "@payment-routing/callback-contract/testing";
import { type Secret, signWebhook, type WebhookMessage } from "@payment-routing/signing";
import type { CallbackRequest } from "../src/callbacks/index.ts";

export const SECRET: Secret = { id: "2026-11", key: new Uint8Array(32).fill(1) };
export const NEXT_SECRET: Secret = { id: "2026-12", key: new Uint8Array(32).fill(2) };
export const STRANGERS_SECRET: Secret = { id: "2026-11", key: new Uint8Array(32).fill(3) };

/** The default time of deliveries: 2026-11-20T04:28:00Z. */
export const NOW_SECONDS = 1_795_148_880;
export const now = () => NOW_SECONDS * 1000;

/** A callback with the required members only. */
export function createCallback(sessionId = 7740013): PaymentCallback {
  const example = paymentCallbackExamples["minimal-declined"];
  if (example === undefined) throw new Error("the contract has no example minimal-declined");
  return { ...example, session_id: sessionId };
}

/** The parts of a delivery that a test sets. The rest is that of the first delivery of session 7740013. */
export interface DeliveryOptions extends Partial<Omit<WebhookMessage, "body">> {
  /** An object to send as JSON, or a text or bytes to send unchanged. */
  readonly body?: unknown;
  readonly secrets?: readonly Secret[];
}

/** A request as the service sends it. */
export interface SignedDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Signs a delivery as the service does. */
export function createDelivery({
  body,
  secrets = [SECRET],
  ...message
}: DeliveryOptions = {}): SignedDelivery {
  const sessionId = message.sessionId ?? 7740013;
  const bytes = toBytes(body ?? createCallback(sessionId));
  const headers = signWebhook(
    {
      id: "cb_1",
      timestampSeconds: NOW_SECONDS,
      sequence: 1,
      redelivery: false,
      ...message,
      sessionId,
      body: bytes,
    },
    secrets,
  );
  return { headers: { "content-type": "application/json", ...headers }, body: bytes };
}

/** The same delivery as the input of a receiver. */
export function createRequest(options?: DeliveryOptions): CallbackRequest {
  return toRequest(createDelivery(options));
}

export function toRequest({ headers, body }: SignedDelivery): CallbackRequest {
  return { method: "POST", header: (name) => headers[name], body };
}

function toBytes(body: unknown): Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return new Uint8Array(Buffer.from(typeof body === "string" ? body : JSON.stringify(body)));
}
