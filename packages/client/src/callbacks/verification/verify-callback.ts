import { type PaymentCallback, parsePaymentCallback } from "@payment-routing/callback-contract";
import {
  type MacSpecification,
  type Secret,
  TEST_ID_PREFIX,
  verifyBodySignature,
  verifyMac,
  verifyWebhook,
  type WebhookVerificationResult,
} from "@payment-routing/signing";
import { CallbackError } from "../answers/callback-error.ts";
import type { CallbackDelivery } from "./callback-delivery.ts";
import type { CallbackRequest } from "./callback-request.ts";

/** A verified callback, or why it is rejected. */
export type CallbackVerificationResult =
  | { readonly ok: true; readonly delivery: CallbackDelivery; readonly callback: PaymentCallback }
  | { readonly ok: false; readonly error: CallbackError };

/**
 * Verifies one request: the size of the body, then the signed headers, then the content of the body. Parses nothing before
 * the sender is verified.
 *
 * Does not detect duplicates or the order. Never throws because of the request.
 */
export function verifyCallback(
  request: CallbackRequest,
  verification: CallbackVerification,
): CallbackVerificationResult {
  const maxBytes = verification.maxBytes ?? DEFAULT_MAX_BYTES;
  const body = checkBody(request, maxBytes);
  if (body instanceof CallbackError) return { ok: false, error: body };
  const delivery = verifyHeaders(request, body, verification);
  if (delivery instanceof CallbackError) return { ok: false, error: delivery };

  const parsed = parsePaymentCallback(body, { maxBytes });
  if (!parsed.ok) {
    const { issues } = parsed;
    const message = `the body has ${issues.length} ${issues.length === 1 ? "issue" : "issues"}`;
    return { ok: false, error: new CallbackError("invalid-body", message, { issues, delivery }) };
  }
  const callback = parsed.value;
  const error =
    checkSession(callback, delivery) ??
    checkBodySignature(callback, delivery, verification) ??
    checkMacs(callback, delivery, verification);
  return error === undefined ? { ok: true, delivery, callback } : { ok: false, error };
}

function checkBody({ method = "POST", body }: CallbackRequest, maxBytes: number): Uint8Array | CallbackError {
  if (method !== "POST") return new CallbackError("method-not-allowed", "expected POST");
  if (body === "too-slow") return new CallbackError("body-too-slow", "the body did not arrive in time");
  if (body === "incomplete") return new CallbackError("body-incomplete", "the body is incomplete");
  if (body === "already-read") return new CallbackError("body-already-read", ALREADY_READ);
  if (body === "too-large" || body.length > maxBytes) {
    return new CallbackError("body-too-large", `expected at most ${maxBytes} bytes`);
  }
  return body;
}

const ALREADY_READ =
  "other code has read the body, but the receiver needs its bytes: mount the receiver before any body parser, or " +
  "have the parser store them as request.rawBody";

function verifyHeaders(
  { header }: CallbackRequest,
  body: Uint8Array,
  { secrets, toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = Date.now }: CallbackVerification,
): CallbackDelivery | CallbackError {
  const nowSeconds = Math.floor(now() / 1000);
  const result = verifyWebhook(header, body, secrets, { toleranceSeconds, nowSeconds });
  if (!result.ok) {
    return new CallbackError(result.reason, describeRejection(result, toleranceSeconds), {
      header: result.header,
    });
  }
  const { id, sessionId, sequence, redelivery, supersedes, timestampSeconds, secretId } = result;
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

function describeRejection(
  { reason, header }: Extract<WebhookVerificationResult, { ok: false }>,
  toleranceSeconds: number,
): string {
  switch (reason) {
    case "missing-header":
      return `expected a header ${header}`;
    case "malformed-header":
      return `header ${header} is malformed`;
    case "expired":
      return `header ${header} is more than ${toleranceSeconds} seconds in the past`;
    case "too-new":
      return `header ${header} is more than ${toleranceSeconds} seconds in the future`;
    case "wrong-signature":
      return `header ${header} contains no valid signature with a known secret`;
  }
}

/** The headers and the body must name the same session. */
function checkSession(callback: PaymentCallback, delivery: CallbackDelivery): CallbackError | undefined {
  if (callback.session_id === delivery.sessionId) return undefined;
  const message = `expected session_id ${delivery.sessionId}, which the headers name`;
  return new CallbackError("session-mismatch", message, { path: "/session_id", delivery });
}

/** With `bodySecrets`, the member `signature` is required. */
function checkBodySignature(
  callback: PaymentCallback,
  delivery: CallbackDelivery,
  { bodySecrets }: CallbackVerification,
): CallbackError | undefined {
  if (bodySecrets === undefined || verifyBodySignature(callback, bodySecrets) !== undefined) return undefined;
  const message = `${callback.signature === undefined ? "expected a signature with" : "the signature does not match"} a known secret`;
  return new CallbackError("wrong-body-signature", message, { path: "/signature", delivery });
}

/** With `macSpecification`, the `hmac` of every transaction is required. */
function checkMacs(
  callback: PaymentCallback,
  delivery: CallbackDelivery,
  { macSpecification, macSalts = [] }: CallbackVerification,
): CallbackError | undefined {
  if (macSpecification === undefined) return undefined;
  const wrong = callback.transactions.findIndex(
    (transaction) => !verifyMac(transaction, macSpecification, macSalts, callback),
  );
  if (wrong === -1) return undefined;
  const path = `/transactions/${wrong}/hmac`;
  return new CallbackError("wrong-mac", `${path}: expected a MAC of the transaction with a known salt`, {
    path,
    delivery,
  });
}

/** Options of `verifyCallback`. */
export interface CallbackVerification {
  /** The valid secrets of the webhook headers, at most 16. One of them must have signed the delivery. */
  readonly secrets: readonly Secret[];
  /**
   * The valid secrets of the member `signature`. With them, every callback must have a signature, in addition to the signed
   * headers.
   */
  readonly bodySecrets?: readonly Secret[];
  /** The specification of the `hmac`. With it, every transaction must have one. Requires `macSalts`. */
  readonly macSpecification?: MacSpecification;
  /** The valid salts of the `hmac`. */
  readonly macSalts?: readonly string[];
  /** The maximum difference between the time of an attempt and now, in seconds. Default 300. */
  readonly toleranceSeconds?: number;
  /** The maximum size of a body in bytes. Default 1,048,576 (1 MiB). */
  readonly maxBytes?: number;
  /** Returns the current time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

const DEFAULT_TOLERANCE_SECONDS = 300;
export const DEFAULT_MAX_BYTES = 1_048_576;
