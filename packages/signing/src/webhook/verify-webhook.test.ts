import { ANY_CHARACTER } from "@payment-routing/contract-runtime/testing";
import * as fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { arbitraryMessage, arbitrarySecret } from "../../test/arbitrary-message.ts";
import { readSecrets, readVectors, type WebhookHeaderVectors } from "../../test/vectors.ts";
import {
  generateSecret,
  type Secret,
  SecretError,
  signWebhook,
  verifyWebhook,
  WEBHOOK_HEADERS,
  type WebhookMessage,
  type WebhookVerificationResult,
  writeSecret,
} from "../index.ts";
import { writeSequences } from "./sequence-ranges.ts";

const { requests } = readVectors<WebhookHeaderVectors>("webhook-headers.json");
const NAMES = Object.values(WEBHOOK_HEADERS);

function verify(
  headers: Readonly<Record<string, string>>,
  message: WebhookMessage,
  secrets: readonly Secret[],
): WebhookVerificationResult {
  return verifyWebhook((name) => headers[name], message.body, secrets, {
    nowSeconds: message.timestampSeconds,
  });
}

function accepted(message: WebhookMessage, secretId: string): WebhookVerificationResult {
  const { body, ...rest } = message;
  return { ok: true, ...rest, secretId };
}

/** The outcome with the names that the vectors give its members. */
function toVector(outcome: WebhookVerificationResult): Record<string, unknown> {
  if (!outcome.ok) return outcome;
  const { timestampSeconds, sessionId, secretId, ...rest } = outcome;
  return { ...rest, timestamp_seconds: timestampSeconds, session_id: sessionId, secret_id: secretId };
}

describe("the vectors", () => {
  test.each(requests)("$name", ({ secrets, headers, body, now_seconds, tolerance_seconds, outcome }) => {
    const result = verifyWebhook(
      (name) => headers[name],
      new TextEncoder().encode(body),
      readSecrets(secrets),
      {
        nowSeconds: now_seconds,
        ...(tolerance_seconds === undefined ? {} : { toleranceSeconds: tolerance_seconds }),
      },
    );
    expect(toVector(result)).toEqual(outcome);
  });
});

test("verifies a signature with any shared secret", () => {
  fc.assert(
    fc.property(
      arbitraryMessage,
      arbitrarySecret("old"),
      arbitrarySecret("new"),
      arbitrarySecret("none"),
      (message, old, recent, none) => {
        const overlapping = signWebhook(message, [old, recent]);
        expect(verify(overlapping, message, [old])).toEqual(accepted(message, "old"));
        expect(verify(overlapping, message, [recent])).toEqual(accepted(message, "new"));
        expect(verify(signWebhook(message, [old]), message, [recent, old])).toEqual(accepted(message, "old"));
        expect(verify(overlapping, message, [none])).toMatchObject({ ok: false, reason: "wrong-signature" });
      },
    ),
  );
});

test("signatures of the public package are verified", () => {
  fc.assert(
    fc.property(arbitraryMessage, arbitrarySecret("a"), fc.json(), (message, secret, body) => {
      const sent = { ...message, body: new TextEncoder().encode(body) };
      const { id, timestampSeconds, sessionId, sequence, redelivery, supersedes } = sent;
      const named = supersedes === undefined ? "" : `${writeSequences(supersedes)}.`;
      const webhook = new Webhook(writeSecret(secret));
      const time = new Date(timestampSeconds * 1000);
      const headers = {
        ...signWebhook(sent, [generateSecret("another")]),
        "webhook-signature": webhook.sign(id, time, body),
        // Ours is of the same form over another text, so the package can make it as well.
        "payment-routing-signature": webhook.sign(
          id,
          time,
          `${sessionId}.${sequence}.${redelivery}.${named}${body}`,
        ),
      };
      expect(verify(headers, sent, [secret])).toEqual(accepted(sent, "a"));
    }),
  );
});

describe("a single byte that is changed is rejected", () => {
  test.each(NAMES)("in %s", (name) => {
    fc.assert(
      fc.property(
        arbitraryMessage,
        arbitrarySecret("a"),
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        (message, secret, at, byte) => {
          const headers = signWebhook(message, [secret]);
          const text = headers[name] ?? "";
          fc.pre(text !== "");
          const position = at % text.length;
          fc.pre(text.charCodeAt(position) !== byte);
          const changed = text.slice(0, position) + String.fromCharCode(byte) + text.slice(position + 1);
          expect(verify({ ...headers, [name]: changed }, message, [secret]).ok).toBe(false);
        },
      ),
    );
  });

  test.each([
    { name: "taken away", given: [1, 2], sent: undefined },
    { name: "put in", given: [], sent: "1-2" },
    { name: "replaced", given: [1, 2], sent: "1-3" },
  ])("so are superseded callbacks that are $name", ({ given, sent }) => {
    const secret = generateSecret("a");
    const message = { id: "a", timestampSeconds: 0, sessionId: 1, sequence: 4, redelivery: false };
    const whole = { ...message, supersedes: given, body: new Uint8Array() };
    const { "payment-routing-supersedes": _, ...headers } = signWebhook(whole, [secret]);
    const changed = sent === undefined ? headers : { ...headers, "payment-routing-supersedes": sent };
    const want = { ok: false, reason: "wrong-signature", header: "payment-routing-signature" };
    expect(verify(changed, whole, [secret])).toEqual(want);
  });

  test("in the body", () => {
    fc.assert(
      fc.property(
        arbitraryMessage,
        arbitrarySecret("a"),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (message, secret, at, difference) => {
          fc.pre(message.body.length > 0);
          const headers = signWebhook(message, [secret]);
          const body = Uint8Array.from(message.body);
          const position = at % body.length;
          body[position] = (body[position] ?? 0) ^ difference;
          const want = { ok: false, reason: "wrong-signature", header: "webhook-signature" };
          expect(verify(headers, { ...message, body }, [secret])).toEqual(want);
        },
      ),
    );
  });

  test("so is one that is left out or put in, anywhere", () => {
    const message = fc.sample(arbitraryMessage, { numRuns: 1, seed: 1 })[0];
    if (message === undefined) throw new Error("no message");
    const secret = generateSecret("a");
    const headers = signWebhook(message, [secret]);
    for (const name of NAMES) {
      const text = headers[name] ?? "";
      for (let at = 0; at <= text.length; at++) {
        const longer = `${text.slice(0, at)}0${text.slice(at)}`;
        expect(verify({ ...headers, [name]: longer }, message, [secret]).ok).toBe(false);
        const shorter = text.slice(0, at) + text.slice(at + 1);
        if (at < text.length) {
          expect(verify({ ...headers, [name]: shorter }, message, [secret]).ok).toBe(false);
        }
      }
    }
  });
});

test("no headers whatsoever make it throw, and none are taken for signed", () => {
  const secret = generateSecret("a");
  const hostile = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.constantFrom("", " ", ",", "v1,", "v1,=", "0", "-1", "true", "NaN", "Infinity", "__proto__"),
    fc
      .nat({ max: 70 })
      .map((count) => Array.from({ length: count }, () => `v1,${"A".repeat(43)}=`).join(" ")),
  );
  fc.assert(
    fc.property(fc.array(fc.option(hostile, { nil: undefined }), { minLength: 8, maxLength: 8 }), (texts) => {
      const headers = new Map(NAMES.map((name, at) => [name as string, texts[at]]));
      expect(verifyWebhook((name) => headers.get(name), new Uint8Array(), [secret]).ok).toBe(false);
    }),
  );
});

test.each(NAMES)("a megabyte in %s is malformed", (name) => {
  const secret = generateSecret("a");
  const message = { id: "a", timestampSeconds: 0, sessionId: 1, sequence: 1, redelivery: false };
  const sent = { ...message, body: new Uint8Array() };
  const headers = signWebhook(sent, [secret]);
  const megabytes = ["0", "v1,AAAA ", " "].map((filler) => filler.repeat(2 ** 20 / filler.length));
  for (const megabyte of [...megabytes, `v1a,${megabytes[0]}`]) {
    const huge = { ...headers, [name]: megabyte };
    expect(verify(huge, sent, [secret])).toEqual({ ok: false, reason: "malformed-header", header: name });
  }
});

test("defaults to the current time and a tolerance of five minutes", () => {
  const secret = generateSecret("a");
  const now = Math.floor(Date.now() / 1000);
  const verify = (timestampSeconds: number, toleranceSeconds?: number) => {
    const message = { id: "a", timestampSeconds, sessionId: 1, sequence: 1, redelivery: false };
    const sent = { ...message, body: new Uint8Array() };
    const headers = signWebhook(sent, [secret]);
    const options = toleranceSeconds === undefined ? undefined : { toleranceSeconds };
    const outcome = verifyWebhook((name) => headers[name], sent.body, [secret], options);
    return outcome.ok ? "ok" : outcome.reason;
  };
  expect(verify(now)).toBe("ok");
  expect(verify(now - 290)).toBe("ok");
  expect(verify(now - 310)).toBe("expired");
  expect(verify(now + 310)).toBe("too-new");
  expect(verify(now - 310, 3600)).toBe("ok");
  expect(verify(now, Number.NaN)).toBe("expired");
});

test("secrets that cannot be used are an error, not an outcome", () => {
  const verify = (secrets: readonly Secret[]) => () =>
    verifyWebhook(() => undefined, new Uint8Array(), secrets);
  expect(verify([])).toThrow(SecretError);
  expect(verify([{ id: "a", key: new Uint8Array(23) }])).toThrow(SecretError);
});
