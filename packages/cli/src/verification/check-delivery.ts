import type { WebhookVerdict } from "@payment-routing/signing";
import type { Check } from "./check.ts";
import type { ReadBody } from "./check-body.ts";
import { describeMarks } from "./describe-marks.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { type Delivery, type JudgingTime, judgeHeaders } from "./judge-headers.ts";

/** What the headers prove: who sent the callback, when, and of which session it is. */
export function checkDelivery(
  delivery: Delivery,
  read: ReadBody,
  time: JudgingTime | undefined,
): readonly Check[] {
  const verdict = judgeHeaders(delivery);
  if (!verdict.ok) return [refuseHeaders(verdict, findHint(delivery))];
  return [acceptHeaders(verdict), checkTime(delivery, time), checkSession(verdict, read)];
}

type Accepted = Extract<WebhookVerdict, { ok: true }>;
type Refused = Exclude<WebhookVerdict, { ok: true }>;

function acceptHeaders({ ok: _ok, ...verdict }: Accepted): Check {
  const { id, timestampSeconds, sessionId, sequence, redelivery, supersedes, secretId } = verdict;
  const timestamp = writeTime(timestampSeconds);
  return {
    check: "headers",
    verdict: "verified",
    detail: `by ${secretId}: ${id}, session ${sessionId}, sequence ${sequence}${describeMarks(verdict)}, sent ${timestamp}`,
    facts: { secret: secretId, id, session: sessionId, sequence, redelivery, supersedes, timestamp },
  };
}

function refuseHeaders({ ok: _ok, ...verdict }: Refused, hint: string): Check {
  return {
    check: "headers",
    verdict: "refused",
    detail: `${describeRefusal(verdict)}${hint}`,
    facts: verdict,
  };
}

function checkTime(delivery: Delivery, time: JudgingTime | undefined): Check {
  if (time === undefined) {
    return { check: "time", verdict: "not-judged", detail: "--at judges it as a receiver would have" };
  }
  const verdict = judgeHeaders(delivery, time);
  const moment = `at ${writeTime(time.seconds)}, give or take ${time.toleranceSeconds} s`;
  if (verdict.ok) return { check: "time", verdict: "verified", detail: moment };
  const { reason } = verdict;
  const detail = `${describeRefusal(verdict)} ${moment}`;
  return { check: "time", verdict: "refused", detail, facts: { reason } };
}

function checkSession({ sessionId }: Accepted, { value }: ReadBody): Check {
  const say = (verdict: Check["verdict"], detail: string): Check => ({ check: "session", verdict, detail });
  if (value === undefined) return say("not-judged", "the body cannot be read for certain");
  return value.session_id === sessionId
    ? say("verified", "the same in headers and body")
    : say("refused", `the headers name ${sessionId}, and the body another`);
}

// Editors and here-documents end a file with a line break that the callback did not have.
function findHint({ headers, body, secrets }: Delivery): string {
  const breakLength = [[CR, LF], [LF]].find((bytes) => endsWith(body, bytes))?.length;
  if (breakLength === undefined) return "";
  const shorter = { headers, body: body.subarray(0, -breakLength), secrets };
  return judgeHeaders(shorter).ok ? "; without the line break at its end it is right" : "";
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
