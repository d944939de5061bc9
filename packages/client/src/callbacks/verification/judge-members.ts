import type { PaymentCallback } from "@payment-routing/callback-contract";
import { verifyBodySignature, verifyMac } from "@payment-routing/signing";
import { CallbackError } from "../answers/callback-error.ts";
import type { CallbackDelivery } from "./callback-delivery.ts";
import type { CallbackVerification } from "./callback-verification.ts";

/** The session of the headers, which orders the callbacks, must be that of the body. */
export function judgeSession(
  callback: PaymentCallback,
  delivery: CallbackDelivery,
): CallbackError | undefined {
  if (callback.session_id === delivery.sessionId) return undefined;
  const message = `expected session_id ${delivery.sessionId}, which the headers name`;
  return new CallbackError("session-mismatch", message, { path: "/session_id", delivery });
}

/** The member `signature`, when there are secrets for it. One that is absent is not right either. */
export function judgeBodySignature(
  callback: PaymentCallback,
  delivery: CallbackDelivery,
  { bodySecrets }: CallbackVerification,
): CallbackError | undefined {
  if (bodySecrets === undefined || verifyBodySignature(callback, bodySecrets) !== undefined) return undefined;
  const message = `${callback.signature === undefined ? "expected a signature" : "the signature is not"} of a known secret`;
  return new CallbackError("wrong-body-signature", message, { path: "/signature", delivery });
}

/** The `hmac` of every transaction, when it is said how they are made. One that is absent is not right either. */
export function judgeMacs(
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
