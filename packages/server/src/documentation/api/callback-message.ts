import { readFileSync } from "node:fs";
import { WEBHOOK_HEADERS, type WebhookHeader } from "@payment-routing/signing";
import type { JsonObject } from "./schemas.ts";

/** The headers of a callback: description, pattern and an example. */
export const CALLBACK_HEADERS: Readonly<Record<WebhookHeader, JsonObject>> = {
  "webhook-id": header(
    "The callback: the same for every attempt. `test_…` for a test event.",
    "cb_01JD4Q2Z9X",
  ),
  "webhook-timestamp": header("The time of the attempt, in seconds since 1970.", "1764064800"),
  "webhook-signature": header(
    "`v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, once for each live secret, separated by spaces (Standard Webhooks).",
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  ),
  "payment-routing-session": header("The payment session, by its ID.", "7740012"),
  "payment-routing-sequence": header(
    "The position of the callback among those of its session, ascending. A receiver drops a callback that is older than the newest it has.",
    "3",
  ),
  "payment-routing-redelivery": header(
    "`true` when an operator sends a delivered callback again, otherwise `false`.",
    "false",
  ),
  "payment-routing-supersedes": header(
    "The positions of the callbacks that this one replaces, ascending. Absent when it replaces none.",
    "1-3,5",
  ),
  "payment-routing-signature": header(
    "The same form as `webhook-signature`, over `id.timestamp.session.sequence.redelivery.body`, with `supersedes.` before the body when that header is present.",
    "v1,QDMlFSDMVY3pUxqLH2GSfgmwwNBhx3mAxLXVRbjHf1A=",
  ),
};

/** The headers that every callback has. */
export const REQUIRED_HEADERS: readonly WebhookHeader[] = Object.values(WEBHOOK_HEADERS).filter(
  (name) => name !== WEBHOOK_HEADERS.supersedes,
);

function header(description: string, example: string): JsonObject {
  return { description, example };
}

/** Examples of the body, in `schemas/examples/callback/valid`. */
export const CALLBACK_EXAMPLES = ["shop-card-authorised", "refund", "minimal-declined"];

/** How callbacks are delivered, with the default schedule of the configuration's schema. */
export function describeDelivery(): string {
  const policy = JSON.parse(
    readFileSync(new URL("../../../../../schemas/config/retry-policy.schema.json", import.meta.url), "utf8"),
  );
  const { schedule_seconds: schedule, jitter } = policy.properties;
  const pauses = (schedule.default as readonly number[]).map(writePause).join(", ");
  return [
    "The service posts each callback to the merchant at least once, with the same `webhook-id` and the same body on every attempt; callbacks of one session arrive in order.",
    "Verify both signatures over the bytes of the body before you parse it.",
    `Any 2xx accepts the callback. 410 pauses the endpoint, which keeps its queue. 429, 502, 504 and any rejection with Retry-After slow the endpoint down. Everything else, redirects included, is a failed attempt.`,
    `The default pauses before retries are ${pauses}, each ±${jitter.default * 100} %. After the last one the lane of the session parks until an operator unparks it, unless configured otherwise.`,
  ].join("\n\n");
}

function writePause(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
