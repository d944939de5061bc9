import { hash } from "node:crypto";
import type { OfferedPaymentMethod } from "@payment-routing/client";
import type { CallbackVerification, PaymentCallback } from "@payment-routing/client/callbacks";
import type { CheckSummary, DeliveryIssue } from "@payment-routing/delivery";
import type { HistoryItem, ReportOutcome } from "@payment-routing/processor-contract";
import { verifyCallback } from "../verification/verify-callback.ts";
import type { Receipt } from "./inbox.ts";
import type { PaymentStory } from "./payment.ts";

/** A claim about the demo, and the issue if it does not hold. */
export interface Claim {
  readonly claim: string;
  readonly issue: string | undefined;
}

/** Checks the record of a demo. Callbacks are verified again from their bytes. */
export function checkDemo(record: DemoRecord, verification: CallbackVerification): readonly Claim[] {
  const { receipts, story, issues, summary } = record;
  const preferences = record.methods.map(({ preference }) => preference);
  const seen = receipts.map(({ arrival }) => [sequenceOf(arrival), arrival.status]);
  const rejected = receipts.filter(({ arrival }) => sequenceOf(arrival) === 2);
  const reportedStatuses = firstOfEach(receipts).map(({ body }) => statusOf(body));
  const reported = [story.opened.transactions[0], story.authorised, story.captured];
  return [
    claim(
      "the search returned methods with distinct, ascending preferences",
      preferences,
      [...new Set(preferences)].sort((a, b) => a - b),
      preferences.length > 0,
    ),
    claim(
      "every report was applied and created the next callback",
      record.outcomes.map(({ outcome, version, callback_sequence }) => [outcome, version, callback_sequence]),
      reported.map((_, index) => ["applied", index + 1, index + 1]),
    ),
    claim(
      "every delivery is valid: headers, time, session, contract, signature, hmac",
      receipts.map((receipt) => listUnverified(receipt, verification)),
      receipts.map(() => []),
    ),
    claim("callbacks arrived in order, the rejected one again before the next", seen, [
      [1, 200],
      [2, 500],
      [2, 200],
      [3, 200],
    ]),
    claim(
      "the retry repeated the rejected delivery: same ID, same bytes",
      rejected.map(({ headers, body }) => [headers.get("webhook-id"), digest(body)]),
      rejected.map(() => [rejected[0]?.headers.get("webhook-id"), digest(rejected[0]?.body)]),
      rejected.length === 2,
    ),
    claim(
      "each callback contains the reported status",
      reportedStatuses,
      reported.map((report) => report?.status.code),
    ),
    claim(
      "the history shows the callback of each report as delivered",
      record.history.map(({ report_id, callback }) => [report_id, callback?.sequence, callback?.state]),
      [story.opened, story.authorised, story.captured].map(({ report_id }, index) => [
        report_id,
        index + 1,
        "delivered",
      ]),
    ),
    claim(
      "payment-routing check covers everything and finds no issues",
      [issues.map(({ message }) => message), summary.reports, summary.callbacks, summary.undelivered],
      [[], 3, 3, 0],
    ),
  ];
}

function claim(text: string, got: unknown, want: unknown, holds = true): Claim {
  const [shownGot, shownWant] = [JSON.stringify(got), JSON.stringify(want)];
  const isSo = holds && shownGot === shownWant;
  return { claim: text, issue: isSo ? undefined : `expected ${shownWant}, got ${shownGot}` };
}

/** Every check that did not end in "verified", including checks that were not made. */
function listUnverified(receipt: Receipt, verification: CallbackVerification): readonly string[] {
  const { headers, body, arrival } = receipt;
  const { secrets, bodySecrets = [], macSpecification: specification, macSalts: salts } = verification;
  const checks = verifyCallback(body, {
    secrets,
    bodySecrets,
    headers,
    mac: specification && salts && { specification, salts },
    time: { seconds: Math.floor(arrival.at.getTime() / 1000), toleranceSeconds: 300 },
  });
  return checks
    .filter(({ outcome }) => outcome !== "verified")
    .map(({ check, detail }) => `${check}: ${detail}`);
}

function sequenceOf({ found }: Receipt["arrival"]): number | undefined {
  return found.outcome === "rejected" ? found.error.delivery?.sequence : found.delivery.sequence;
}

function firstOfEach(receipts: readonly Receipt[]): readonly Receipt[] {
  const ids = receipts.map(({ headers }) => headers.get("webhook-id"));
  return receipts.filter((_, index) => ids.indexOf(ids[index]) === index);
}

function statusOf(body: Uint8Array): number | undefined {
  const callback: PaymentCallback = JSON.parse(Buffer.from(body).toString());
  return callback.transactions[0]?.status.code;
}

function digest(body: Uint8Array | undefined): string {
  return hash("sha256", body ?? "");
}

/** The responses and callbacks that merchant, processor and operator received during the demo. */
export interface DemoRecord {
  readonly story: PaymentStory;
  /** The methods of the search response. */
  readonly methods: readonly OfferedPaymentMethod[];
  /** The responses to the reports, in order. */
  readonly outcomes: readonly ReportOutcome[];
  /** The callbacks that the merchant received, in order. */
  readonly receipts: readonly Receipt[];
  /** The history of the session. */
  readonly history: readonly HistoryItem[];
  readonly issues: readonly DeliveryIssue[];
  readonly summary: CheckSummary;
}
