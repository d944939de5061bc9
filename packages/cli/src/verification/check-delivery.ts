import {
  type Secret,
  TEST_ID_PREFIX,
  verifyWebhook,
  WEBHOOK_HEADERS,
  type WebhookRejection,
  type WebhookVerificationResult,
} from "@payment-routing/signing";
import type { RequestHeaders } from "../inputs/read-headers.ts";
import type { Check, ReadBody } from "./check-body.ts";

/** Checks the headers: the sender, the time and the session of the callback. */
export function checkDelivery(
  delivery: Delivery,
  read: ReadBody,
  time: VerificationTime | undefined,
): readonly Check[] {
  const result = verifyHeaders(delivery);
  if (!result.ok) return [rejectHeaders(result, findHint(delivery))];
  return [acceptHeaders(result), checkTime(delivery, time), checkSession(result, read)];
}

type Accepted = Extract<WebhookVerificationResult, { ok: true }>;
type Rejected = Exclude<WebhookVerificationResult, { ok: true }>;

function acceptHeaders({ ok: _ok, ...result }: Accepted): Check {
  const { id, timestampSeconds, sessionId, sequence, redelivery, supersedes, secretId } = result;
  const timestamp = writeTime(timestampSeconds);
  return {
    check: "headers",
    outcome: "verified",
    detail: `by ${secretId}: ${id}, session ${sessionId}, sequence ${sequence}${describeMarks(result)}, sent ${timestamp}`,
    facts: { secret: secretId, id, session: sessionId, sequence, redelivery, supersedes, timestamp },
  };
}

function rejectHeaders({ ok: _ok, ...result }: Rejected, hint: string): Check {
  return {
    check: "headers",
    outcome: "rejected",
    detail: `${describeRejection(result)}${hint}`,
    facts: result,
  };
}

function checkTime(delivery: Delivery, time: VerificationTime | undefined): Check {
  if (time === undefined) {
    return { check: "time", outcome: "skipped", detail: "--at checks it as a receiver does" };
  }
  const result = verifyHeaders(delivery, time);
  const moment = `at ${writeTime(time.seconds)}, give or take ${time.toleranceSeconds} s`;
  if (result.ok) return { check: "time", outcome: "verified", detail: moment };
  const { reason } = result;
  const detail = `${describeRejection(result)} ${moment}`;
  return { check: "time", outcome: "rejected", detail, facts: { reason } };
}

function checkSession({ sessionId }: Accepted, { value }: ReadBody): Check {
  const say = (outcome: Check["outcome"], detail: string): Check => ({ check: "session", outcome, detail });
  if (value === undefined) return say("skipped", "the body cannot be parsed reliably");
  return value.session_id === sessionId
    ? say("verified", "the same in headers and body")
    : say("rejected", `the headers contain ${sessionId}, the body another one`);
}

// Editors and here-documents add a line break at the end of a file.
function findHint({ headers, body, secrets }: Delivery): string {
  const breakLength = [[CR, LF], [LF]].find((bytes) => endsWith(body, bytes))?.length;
  if (breakLength === undefined) return "";
  const shorter = { headers, body: body.subarray(0, -breakLength), secrets };
  return verifyHeaders(shorter).ok ? "; it is valid without the line break at the end of the file" : "";
}

const LF = 0x0a;
const CR = 0x0d;

function endsWith(body: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => body.at(index - bytes.length) === byte);
}

function writeTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? `${seconds} s after 1970` : date.toISOString().replace(".000Z", "Z");
}

/** Marks of a delivery: test event, redelivery, superseded callbacks. Empty for most. */
export function describeMarks({ id, redelivery, supersedes }: Marks): string {
  const test = id.startsWith(TEST_ID_PREFIX) ? ", test event" : "";
  const named = supersedes === undefined ? "" : `, supersedes ${supersedes.join(", ")}`;
  return `${test}${redelivery ? ", redelivery" : ""}${named}`;
}

interface Marks {
  readonly id: string;
  readonly redelivery: boolean;
  readonly supersedes?: readonly number[];
}

/** Explains why the headers of a callback are rejected. */
export function describeRejection({ reason, header }: { reason: WebhookRejection; header: string }): string {
  if (reason === "wrong-signature" && header === WEBHOOK_HEADERS.deliverySignature)
    return `${header} is wrong, but ${WEBHOOK_HEADERS.signature} is right: the header for session, sequence, redelivery or superseded callbacks was changed`;
  return `${header} ${WORDS[reason]}`;
}

const WORDS: Readonly<Record<WebhookRejection, string>> = {
  "missing-header": "is missing",
  "malformed-header": "is malformed",
  expired: "is too old",
  "too-new": "is too far in the future",
  "wrong-signature": "matches none of the given secrets, or is for another ID, time or body",
};

/** A received callback and the secrets to verify it with. */
export interface Delivery {
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
  readonly secrets: readonly Secret[];
}

/** The time to check the timestamp against, and the maximum difference. */
export interface VerificationTime {
  readonly seconds: number;
  readonly toleranceSeconds: number;
}

/** Verifies headers and body. Without a time, the timestamp is not checked. */
function verifyHeaders(
  { headers, body, secrets }: Delivery,
  time?: VerificationTime,
): WebhookVerificationResult {
  const ownSeconds = Number(headers.get(WEBHOOK_HEADERS.timestamp));
  return verifyWebhook((name) => headers.get(name), body, secrets, {
    nowSeconds: time?.seconds ?? ownSeconds,
    toleranceSeconds: time?.toleranceSeconds ?? 0,
  });
}
