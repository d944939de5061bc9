import * as fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { arbitrarySecret } from "../../test/arbitrary-message.ts";
import { readSecrets, readVectors, toMessage, type WebhookHeaderVectors } from "../../test/vectors.ts";
import { generateSecret, SecretError, signWebhook, type WebhookMessage, writeSecret } from "../index.ts";

const { cases } = readVectors<WebhookHeaderVectors>("webhook-headers.json");
const MESSAGE: WebhookMessage = {
  id: "cb_1",
  timestampSeconds: 1795156200,
  sessionId: 7740012,
  sequence: 3,
  redelivery: false,
  body: new TextEncoder().encode("{}"),
};

// The vectors were created and checked by other code: see the member `checked_with` of their file.
describe("the vectors", () => {
  test.each(cases)("$name", ({ secrets, message, body, headers }) => {
    const bytes = new TextEncoder().encode(body);
    expect(signWebhook(toMessage(message, bytes), readSecrets(secrets))).toEqual(headers);
  });
});

test("the public package verifies our headers with each secret", () => {
  fc.assert(
    fc.property(arbitrarySecret("old"), arbitrarySecret("new"), fc.json(), (old, recent, body) => {
      // The package verifies against the current time and accepts a string as the body.
      const timestampSeconds = Math.floor(Date.now() / 1000);
      const bytes = new TextEncoder().encode(body);
      const headers = signWebhook({ ...MESSAGE, timestampSeconds, body: bytes }, [old, recent]);
      for (const secret of [old, recent]) {
        expect(new Webhook(writeSecret(secret)).verify(body, headers)).toEqual(JSON.parse(body));
      }
    }),
  );
});

test("a message may stand in a larger buffer", () => {
  const secret = generateSecret("a");
  const body = new TextEncoder().encode("..{}..").subarray(2, 4);
  expect(signWebhook({ ...MESSAGE, body }, [secret])).toEqual(signWebhook(MESSAGE, [secret]));
});

test.each<{ name: string; given: Partial<WebhookMessage>; want: string }>([
  { name: "an ID with a full stop", given: { id: "a.b" }, want: "webhook-id cannot be a.b" },
  { name: "an empty ID", given: { id: "" }, want: "webhook-id cannot be " },
  { name: "a long ID", given: { id: "x".repeat(129) }, want: `webhook-id cannot be ${"x".repeat(129)}` },
  { name: "a fraction", given: { timestampSeconds: 1.5 }, want: "webhook-timestamp cannot be 1.5" },
  { name: "a time before 1970", given: { timestampSeconds: -1 }, want: "webhook-timestamp cannot be -1" },
  { name: "no time", given: { timestampSeconds: Number.NaN }, want: "webhook-timestamp cannot be NaN" },
  {
    name: "a session past 2^53 - 1",
    given: { sessionId: 2 ** 53 },
    want: "payment-routing-session cannot be 9007199254740992",
  },
  { name: "a negative sequence", given: { sequence: -1 }, want: "payment-routing-sequence cannot be -1" },
  {
    name: "superseded callbacks in another order",
    given: { supersedes: [2, 1] },
    want: "payment-routing-supersedes cannot be 2,1",
  },
  { name: "a sequence of 1e21", given: { sequence: 1e21 }, want: "payment-routing-sequence cannot be 1e+21" },
])("does not sign $name", ({ given, want }) => {
  expect(() => signWebhook({ ...MESSAGE, ...given }, [generateSecret("a")])).toThrow(new RangeError(want));
});

test.each([
  { name: "no secret", given: [], want: "no-secret" },
  {
    name: "17 secrets",
    given: Array.from({ length: 17 }, () => generateSecret("a")),
    want: "too-many-secrets",
  },
  { name: "an empty key", given: [{ id: "a", key: new Uint8Array() }], want: "too-short" },
])("does not sign with $name", ({ given, want }) => {
  const expected = expect.objectContaining({ reason: want });
  expect(() => signWebhook(MESSAGE, given)).toThrow(SecretError);
  expect(() => signWebhook(MESSAGE, given)).toThrow(expected);
});
