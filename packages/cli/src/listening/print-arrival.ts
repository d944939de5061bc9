import type { CallbackDelivery, CallbackError, PaymentCallback } from "@payment-routing/client/callbacks";
import { type Paint, showText } from "../show-text.ts";
import { describeMarks } from "../verification/check-delivery.ts";
import type { Arrival, VerifiedCallback } from "./create-listening-receiver.ts";

/** Prints an arrival as a block of lines. The first one has the status and its reason. */
export function printArrival({ at, status, found }: Arrival, paint: Paint): string {
  const answer = `${paint("dim", at.toISOString())} ${paint(status < 300 ? "green" : "red", String(status))}`;
  const lines = found.outcome === "rejected" ? printRejected(found.error) : printVerified(found, paint);
  return [`${answer} ${lines[0]}`, ...lines.slice(1).map((line) => `  ${line}`), ""].join("\n");
}

function printRejected({ code, message, delivery, issues }: CallbackError): readonly string[] {
  return [
    `rejected, ${code}: ${message}`,
    ...(delivery === undefined ? [] : [printDelivery(delivery)]),
    ...issues.map((issue) => `${issue.line}:${issue.column} ${issue.code} ${issue.message}`),
  ];
}

const OUTCOMES: Readonly<Record<VerifiedCallback["outcome"], string>> = {
  handled: "verified",
  duplicate: "verified, a duplicate",
  older: "verified, older than a previous one",
  "simulated-failure": "verified, answered with the simulated status",
  "other-client": "verified, for another client",
};

function printVerified(
  { outcome, delivery, callback, previousSequence }: VerifiedCallback,
  paint: Paint,
): readonly string[] {
  const before = previousSequence === undefined ? "" : `, previous sequence ${previousSequence}`;
  return [
    `${paint("bold", OUTCOMES[outcome])}`,
    `${printDelivery(delivery)}${before}`,
    `client ${callback.client_id}, account ${callback.account_id}: ${printStatus(callback.status)}`,
    ...callback.transactions.map(
      ({ id, order_id, status }) => `transaction ${id}, order ${showText(order_id)}: ${printStatus(status)}`,
    ),
  ];
}

function printDelivery(delivery: CallbackDelivery): string {
  const { id, sessionId, sequence, secretId } = delivery;
  return `session ${sessionId}, sequence ${sequence}, ${id}${describeMarks(delivery)}, signed by ${secretId}`;
}

function printStatus({ code, sub_code, message }: PaymentCallback["status"]): string {
  return `${code}${sub_code === undefined ? "" : `/${sub_code}`} ${showText(message)}`;
}

/** Writes an arrival as one line of JSON: identifiers and statuses of the callback, without personal data. */
export function writeArrival({ at, status, found }: Arrival): string {
  const details = found.outcome === "rejected" ? describeRejected(found) : describeVerified(found);
  return JSON.stringify({
    event: "callback",
    at: at.toISOString(),
    status,
    outcome: found.outcome,
    ...details,
  });
}

function describeRejected({ error }: Extract<Arrival["found"], { outcome: "rejected" }>) {
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
    session_status: selectStatus(callback.status),
    transactions: callback.transactions.map(({ id, order_id, status }) => {
      return { id, order_id, status: selectStatus(status) };
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

function selectStatus({ code, sub_code, message }: PaymentCallback["status"]) {
  return { code, sub_code, message };
}
