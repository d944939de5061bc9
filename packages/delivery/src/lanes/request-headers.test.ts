import { signWebhook } from "@payment-routing/signing";
import { expect, test } from "vitest";
import { describeRequest, findTimestamp } from "./request-headers.ts";

const REQUEST = { callbackId: "cb_1", sessionId: 7, sequence: 3, isRedelivery: false };
const HEADERS = describeRequest(REQUEST, 1_795_703_432);

test("describes the headers of a callback that supersedes no other", () => {
  const secret = { id: "s", key: Buffer.alloc(32, 1) };
  const message = {
    id: "cb_1",
    timestampSeconds: 1_795_703_432,
    sessionId: 7,
    sequence: 3,
    redelivery: false,
  };
  const signed = Object.entries(signWebhook({ ...message, body: Buffer.from("{}") }, [secret]));
  expect(Object.fromEntries(signed.filter(([name]) => !name.endsWith("-signature")))).toEqual(HEADERS);
  expect(findTimestamp(REQUEST, HEADERS)).toBe(1_795_703_432);
});

test.each<{ name: string; headers: Record<string, string> }>([
  { name: "another callback", headers: { ...HEADERS, "webhook-id": "cb_2" } },
  { name: "another session", headers: { ...HEADERS, "payment-routing-session": "8" } },
  { name: "a redelivery", headers: { ...HEADERS, "payment-routing-redelivery": "true" } },
  { name: "one more header", headers: { ...HEADERS, "payment-routing-supersedes": "1-2" } },
  { name: "one less", headers: { "webhook-id": "cb_1", "webhook-timestamp": "1795703432" } },
  { name: "another order", headers: Object.fromEntries(Object.entries(HEADERS).toReversed()) },
  { name: "a time in another form", headers: { ...HEADERS, "webhook-timestamp": "01795703432" } },
  { name: "no time", headers: {} },
])("$name does not follow from the request", ({ headers }) => {
  expect(findTimestamp(REQUEST, headers)).toBeUndefined();
});
