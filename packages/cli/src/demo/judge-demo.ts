import { hash } from "node:crypto";
import type { CallbackVerification, PaymentCallback } from "@payment-routing/client/callbacks";
import { verifyCallback } from "../verification/verify-callback.ts";
import type { DemoRecord } from "./demo-record.ts";
import type { Receipt } from "./inbox.ts";

/** One thing that has to be so, and what is there instead when it is not. */
export interface Claim {
  readonly claim: string;
  readonly fault: string | undefined;
}

/** Judges what the sides of the demo saw. Nothing is taken on trust: callbacks are verified from their bytes. */
export function judgeDemo(record: DemoRecord, verification: CallbackVerification): readonly Claim[] {
  const { receipts, story, findings, summary } = record;
  const preferences = record.methods.map(({ preference }) => preference);
  const seen = receipts.map(({ arrival }) => [sequenceOf(arrival), arrival.status]);
  const refused = receipts.filter(({ arrival }) => sequenceOf(arrival) === 2);
  const told = firstOfEach(receipts).map(({ body }) => statusOf(body));
  const reported = [story.opened.transactions[0], story.authorised, story.captured];
  return [
    claim(
      "the search was answered with methods, each of its own preference, ascending",
      preferences,
      [...new Set(preferences)].sort((a, b) => a - b),
      preferences.length > 0,
    ),
    claim(
      "every report was applied, and each gave the next callback",
      record.verdicts.map(({ verdict, version, callback_sequence }) => [verdict, version, callback_sequence]),
      reported.map((_, index) => ["applied", index + 1, index + 1]),
    ),
    claim(
      "every delivery was right: headers, time, session, contract, signature, hmac",
      receipts.map((receipt) => listUnverified(receipt, verification)),
      receipts.map(() => []),
    ),
    claim("callbacks came in order, the refused one again before the next", seen, [
      [1, 200],
      [2, 500],
      [2, 200],
      [3, 200],
    ]),
    claim(
      "the retry was the refused delivery again: the same id, the same bytes",
      refused.map(({ headers, body }) => [headers.get("webhook-id"), digest(body)]),
      refused.map(() => [refused[0]?.headers.get("webhook-id"), digest(refused[0]?.body)]),
      refused.length === 2,
    ),
    claim(
      "each callback told the status that was reported",
      told,
      reported.map((report) => report?.status.code),
    ),
    claim(
      "the history names the callback of each report, and that it was delivered",
      record.history.map(({ report_id, callback }) => [report_id, callback?.sequence, callback?.state]),
      [story.opened, story.authorised, story.captured].map(({ report_id }, index) => [
        report_id,
        index + 1,
        "delivered",
      ]),
    ),
    claim(
      "the checker found nothing, and looked at all of it",
      [findings.map(({ message }) => message), summary.reports, summary.callbacks, summary.undelivered],
      [[], 3, 3, 0],
    ),
  ];
}

function claim(text: string, got: unknown, want: unknown, holds = true): Claim {
  const [shownGot, shownWant] = [JSON.stringify(got), JSON.stringify(want)];
  const isSo = holds && shownGot === shownWant;
  return { claim: text, fault: isSo ? undefined : `expected ${shownWant}, got ${shownGot}` };
}

/** Every check that did not end in "verified", be it for want of something to judge. */
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
    .filter(({ verdict }) => verdict !== "verified")
    .map(({ check, detail }) => `${check}: ${detail}`);
}

function sequenceOf({ found }: Receipt["arrival"]): number | undefined {
  return found.outcome === "refused" ? found.error.delivery?.sequence : found.delivery.sequence;
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
