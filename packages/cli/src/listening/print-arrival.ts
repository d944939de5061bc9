import type { CallbackDelivery, CallbackError, PaymentCallback } from "@payment-routing/client/callbacks";
import type { Paint, Style } from "../paint.ts";
import { showText } from "../show-text.ts";
import { describeMarks } from "../verification/describe-marks.ts";
import type { Arrival, VerifiedCallback } from "./arrival.ts";

/** An arrival for people: one block of lines, the first with what it was answered and why. */
export function printArrival({ at, status, found }: Arrival, paint: Paint): string {
  const answer = `${paint("dim", at.toISOString())} ${paint(styleOf(status), String(status))}`;
  const lines = found.outcome === "refused" ? printRefused(found.error) : printVerified(found, paint);
  return [`${answer} ${lines[0]}`, ...lines.slice(1).map((line) => `  ${line}`), ""].join("\n");
}

function styleOf(status: number): Style {
  return status < 300 ? "green" : "red";
}

function printRefused({ code, message, delivery, issues }: CallbackError): readonly string[] {
  return [
    `refused, ${code}: ${message}`,
    ...(delivery === undefined ? [] : [printDelivery(delivery)]),
    ...issues.map((issue) => `${issue.line}:${issue.column} ${issue.code} ${issue.message}`),
  ];
}

const OUTCOMES: Readonly<Record<VerifiedCallback["outcome"], string>> = {
  handled: "verified",
  duplicate: "verified, a duplicate",
  older: "verified, older than one before it",
  "simulated-failure": "verified, answered as simulated",
  "other-client": "verified, of a client that is not expected",
};

function printVerified(
  { outcome, delivery, callback, previousSequence }: VerifiedCallback,
  paint: Paint,
): readonly string[] {
  const before = previousSequence === undefined ? "" : `, ${previousSequence} was before`;
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
