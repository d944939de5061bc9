import type { CallbackDelivery, PaymentCallback } from "@payment-routing/client/callbacks";
import type { Arrival, VerifiedCallback } from "./arrival.ts";

/** An arrival for programs, on one line. Of the callback it holds identifiers and statuses, and nothing of people. */
export function writeArrival({ at, status, found }: Arrival): string {
  const details = found.outcome === "refused" ? describeRefused(found) : describeVerified(found);
  return JSON.stringify({
    event: "callback",
    at: at.toISOString(),
    status,
    outcome: found.outcome,
    ...details,
  });
}

function describeRefused({ error }: Extract<Arrival["found"], { outcome: "refused" }>) {
  const { code, message, header, path, delivery, issues } = error;
  return {
    code,
    message,
    header,
    path,
    ...(delivery === undefined ? {} : describeDelivery(delivery)),
    issues: issues.length === 0 ? undefined : issues,
  };
}

function describeVerified({ delivery, callback, previousSequence }: VerifiedCallback) {
  return {
    ...describeDelivery(delivery),
    previous_sequence: previousSequence,
    client_id: callback.client_id,
    account_id: callback.account_id,
    session_status: takeStatus(callback.status),
    transactions: callback.transactions.map(({ id, order_id, status }) => {
      return { id, order_id, status: takeStatus(status) };
    }),
  };
}

function describeDelivery({
  id,
  sessionId,
  sequence,
  redelivery,
  isTest,
  supersedes,
  attemptTimestamp,
  secretId,
}: CallbackDelivery) {
  const sent = attemptTimestamp.toISOString();
  return {
    secret: secretId,
    id,
    session_id: sessionId,
    sequence,
    redelivery,
    is_test: isTest,
    supersedes,
    sent,
  };
}

function takeStatus({ code, sub_code, message }: PaymentCallback["status"]) {
  return { code, sub_code, message };
}
