import { type Secret, verifyWebhook, WEBHOOK_HEADERS, type WebhookVerdict } from "@payment-routing/signing";
import type { RequestHeaders } from "../inputs/read-headers.ts";

/** A callback as it was received, and the secrets to judge it by. */
export interface Delivery {
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
  readonly secrets: readonly Secret[];
}

/** A time, and how far from it a callback may have been sent, either way. */
export interface JudgingTime {
  readonly seconds: number;
  readonly toleranceSeconds: number;
}

/** Judges headers and body by a time; without one by the callback's own, so that it is never too old. */
export function judgeHeaders({ headers, body, secrets }: Delivery, time?: JudgingTime): WebhookVerdict {
  const ownSeconds = Number(headers.get(WEBHOOK_HEADERS.timestamp));
  return verifyWebhook((name) => headers.get(name), body, secrets, {
    nowSeconds: time?.seconds ?? ownSeconds,
    toleranceSeconds: time?.toleranceSeconds ?? 0,
  });
}
