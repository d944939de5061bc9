import { type PaymentCallback, parsePaymentCallback } from "@payment-routing/callback-contract";
import { TEST_ID_PREFIX, verifyWebhook, type WebhookVerdict } from "@payment-routing/signing";
import { CallbackError } from "../answers/callback-error.ts";
import type { CallbackDelivery } from "./callback-delivery.ts";
import type { CallbackRequest } from "./callback-request.ts";
import {
  type CallbackVerification,
  DEFAULT_MAX_BYTES,
  DEFAULT_TOLERANCE_SECONDS,
} from "./callback-verification.ts";
import { judgeBodySignature, judgeMacs, judgeSession } from "./judge-members.ts";

/** A callback that certainly comes from the service, as it was sent; or why it is not taken for one. */
export type CallbackVerdict =
  | { readonly ok: true; readonly delivery: CallbackDelivery; readonly callback: PaymentCallback }
  | { readonly ok: false; readonly error: CallbackError };

/**
 * Verifies one request: the size of its body, then its headers over the bytes of the body, then what the body holds.
 * Nothing is parsed before it is certain who sent it.
 *
 * It knows nothing of duplicates and order. Never throws for what a request holds.
 */
export function verifyCallback(
  request: CallbackRequest,
  verification: CallbackVerification,
): CallbackVerdict {
  const maxBytes = verification.maxBytes ?? DEFAULT_MAX_BYTES;
  const body = admitBody(request, maxBytes);
  if (body instanceof CallbackError) return { ok: false, error: body };
  const delivery = verifyHeaders(request, body, verification);
  if (delivery instanceof CallbackError) return { ok: false, error: delivery };

  const parsed = parsePaymentCallback(body, { maxBytes });
  if (!parsed.ok) {
    const { issues } = parsed;
    const message = `the body has ${issues.length} ${issues.length === 1 ? "fault" : "faults"}`;
    return { ok: false, error: new CallbackError("invalid-body", message, { issues, delivery }) };
  }
  const callback = parsed.value;
  const error =
    judgeSession(callback, delivery) ??
    judgeBodySignature(callback, delivery, verification) ??
    judgeMacs(callback, delivery, verification);
  return error === undefined ? { ok: true, delivery, callback } : { ok: false, error };
}

function admitBody({ method = "POST", body }: CallbackRequest, maxBytes: number): Uint8Array | CallbackError {
  if (method !== "POST") return new CallbackError("method-not-allowed", "expected POST");
  if (body === "too-slow") return new CallbackError("body-too-slow", "the body did not arrive in time");
  if (body === "incomplete") return new CallbackError("body-incomplete", "the body broke off");
  if (body === "already-read") return new CallbackError("body-already-read", ALREADY_READ);
  if (body === "too-large" || body.length > maxBytes) {
    return new CallbackError("body-too-large", `expected at most ${maxBytes} bytes`);
  }
  return body;
}

const ALREADY_READ =
  "something read the body before the receiver, which needs its very bytes: mount the receiver before any body " +
  "parser, or have the parser keep them as request.rawBody";

function verifyHeaders(
  { header }: CallbackRequest,
  body: Uint8Array,
  { secrets, toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = Date.now }: CallbackVerification,
): CallbackDelivery | CallbackError {
  const nowSeconds = Math.floor(now() / 1000);
  const verdict = verifyWebhook(header, body, secrets, { toleranceSeconds, nowSeconds });
  if (!verdict.ok) {
    return new CallbackError(verdict.reason, describeRefusal(verdict, toleranceSeconds), {
      header: verdict.header,
    });
  }
  const { id, sessionId, sequence, redelivery, supersedes, timestampSeconds, secretId } = verdict;
  return {
    id,
    sessionId,
    sequence,
    redelivery,
    isTest: id.startsWith(TEST_ID_PREFIX),
    ...(supersedes === undefined ? {} : { supersedes }),
    attemptTimestamp: new Date(timestampSeconds * 1000),
    secretId,
  };
}

function describeRefusal(
  { reason, header }: Extract<WebhookVerdict, { ok: false }>,
  toleranceSeconds: number,
): string {
  switch (reason) {
    case "missing-header":
      return `expected a header ${header}`;
    case "malformed-header":
      return `header ${header} is not of its form`;
    case "expired":
      return `header ${header} is more than ${toleranceSeconds} seconds ago`;
    case "too-new":
      return `header ${header} is more than ${toleranceSeconds} seconds ahead`;
    case "wrong-signature":
      return `header ${header} holds no signature over these headers and bytes with a known secret`;
  }
}
