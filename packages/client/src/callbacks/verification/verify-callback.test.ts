import { computeMac, type MacSpecification, type Secret, signBody } from "@payment-routing/signing";
import { describe, expect, test } from "vitest";
import {
  createCallback,
  createDelivery,
  createRequest,
  NEXT_SECRET,
  NOW_SECONDS,
  now,
  SECRET,
  STRANGERS_SECRET,
  toRequest,
} from "../../../test/deliveries.ts";
import type { CallbackRequest } from "./callback-request.ts";
import { type CallbackVerification, verifyCallback } from "./verify-callback.ts";

/** The problem of a request, or "accepted". */
function verify(request: CallbackRequest, options: Partial<CallbackVerification> = {}) {
  const outcome = verifyCallback(request, { secrets: [SECRET], now, ...options });
  if (outcome.ok) return "accepted";
  const { code, status, header, path } = outcome.error;
  return [status, code, header ?? path].filter((part) => part !== undefined).join(" ");
}

test("returns the callback and its headers", () => {
  const request = createRequest({
    id: "cb_9",
    sequence: 4,
    redelivery: true,
    timestampSeconds: NOW_SECONDS - 5,
  });
  expect(verifyCallback(request, { secrets: [SECRET], now })).toEqual({
    ok: true,
    delivery: {
      id: "cb_9",
      sessionId: 7740013,
      sequence: 4,
      redelivery: true,
      isTest: false,
      attemptTimestamp: new Date((NOW_SECONDS - 5) * 1000),
      secretId: "2026-11",
    },
    callback: createCallback(),
  });
});

test("returns the superseded callbacks", () => {
  const request = createRequest({ sequence: 4, supersedes: [1, 2, 3] });
  const outcome = verifyCallback(request, { secrets: [SECRET], now });
  expect(outcome).toMatchObject({ ok: true, delivery: { sequence: 4, supersedes: [1, 2, 3] } });
});

test("recognizes a test event by its ID", () => {
  const request = createRequest({ id: "test_9", redelivery: true });
  const outcome = verifyCallback(request, { secrets: [SECRET], now });
  expect(outcome).toMatchObject({ ok: true, delivery: { id: "test_9", isTest: true } });
});

test("passes members that the contract does not know", () => {
  const body = { ...createCallback(), risk: { score: 7 } };
  const outcome = verifyCallback(createRequest({ body }), { secrets: [SECRET], now });
  expect(outcome).toMatchObject({ ok: true, callback: { risk: { score: 7 } } });
});

describe("tampering", () => {
  const { headers, body } = createDelivery();

  test("with any byte of the body is rejected", () => {
    for (let index = 0; index < body.length; index++) {
      const tampered = body.map((byte, at) => (at === index ? byte ^ 1 : byte));
      expect(verify(toRequest({ headers, body: tampered }))).toBe("401 wrong-signature webhook-signature");
    }
    expect(verify(toRequest({ headers, body: body.slice(1) }))).toBe("401 wrong-signature webhook-signature");
    expect(verify(toRequest({ headers, body: new Uint8Array() }))).toBe(
      "401 wrong-signature webhook-signature",
    );
  });

  const signed = Object.entries(headers).filter(([name]) => name !== "content-type");
  test.each(signed)("with any character of %s is rejected", (name, value) => {
    for (let index = 0; index < value.length; index++) {
      const other = value[index] === "1" ? "2" : "1";
      const tampered = { ...headers, [name]: value.slice(0, index) + other + value.slice(index + 1) };
      expect(verify(toRequest({ headers: tampered, body }))).toMatch(/^401 /);
    }
  });

  test.each(signed)("by leaving %s out is rejected", (name) => {
    const { [name]: _, ...rest } = headers;
    expect(verify(toRequest({ headers: rest, body }))).toBe(`401 missing-header ${name}`);
  });

  test.each(signed)("by sending %s twice is rejected", (name, value) => {
    const tampered = { ...headers, [name]: `${value}, ${value}` };
    expect(verify(toRequest({ headers: tampered, body }))).toBe(`401 malformed-header ${name}`);
  });

  test("by marking a callback as a redelivery is rejected", () => {
    const tampered = { ...headers, "payment-routing-redelivery": "true" };
    expect(verify(toRequest({ headers: tampered, body }))).toBe(
      "401 wrong-signature payment-routing-signature",
    );
  });
});

describe("time", () => {
  const at = (seconds: number) => createRequest({ timestampSeconds: NOW_SECONDS + seconds });

  test.each([
    { name: "as old as tolerated", seconds: -300, want: "accepted" },
    { name: "older", seconds: -301, want: "401 expired webhook-timestamp" },
    { name: "as far ahead as tolerated", seconds: 300, want: "accepted" },
    { name: "further ahead", seconds: 301, want: "401 too-new webhook-timestamp" },
  ])("$name", ({ seconds, want }) => expect(verify(at(seconds))).toBe(want));

  test("is tolerated as far as configured", () => {
    expect(verify(at(-11), { toleranceSeconds: 10 })).toBe("401 expired webhook-timestamp");
    expect(verify(at(-3600), { toleranceSeconds: 3600 })).toBe("accepted");
    expect(verify(at(0), { toleranceSeconds: 0 })).toBe("accepted");
  });

  test("is that of the clock, unless configured", () => {
    const outcome = verifyCallback(at(0), { secrets: [SECRET] });
    expect(outcome.ok).toBe(false);
    const request = createRequest({ timestampSeconds: Math.floor(Date.now() / 1000) });
    expect(verifyCallback(request, { secrets: [SECRET] }).ok).toBe(true);
  });
});

describe("secrets", () => {
  const idOf = (signers: readonly Secret[], secrets: readonly Secret[]) => {
    const outcome = verifyCallback(createRequest({ secrets: signers }), { secrets, now });
    return outcome.ok ? outcome.delivery.secretId : outcome.error.code;
  };

  test.each([
    { name: "signed with the old one alone", signers: [SECRET], want: "2026-11" },
    { name: "signed with the new one alone", signers: [NEXT_SECRET], want: "2026-12" },
    { name: "signed with both", signers: [NEXT_SECRET, SECRET], want: "2026-11" },
    { name: "signed with one of a stranger's", signers: [STRANGERS_SECRET], want: "wrong-signature" },
  ])("two are live, $name", ({ signers, want }) => expect(idOf(signers, [SECRET, NEXT_SECRET])).toBe(want));

  test("one that is retired is rejected", () =>
    expect(idOf([SECRET], [NEXT_SECRET])).toBe("wrong-signature"));
});

describe("body", () => {
  test.each([
    { name: "no JSON", body: "{", want: "400 invalid-body" },
    { name: "empty", body: "", want: "400 invalid-body" },
    { name: "not UTF-8", body: Uint8Array.of(0x22, 0xff, 0x22), want: "400 invalid-body" },
    { name: "no object", body: "[]", want: "400 invalid-body" },
    { name: "a member missing", body: { ...createCallback(), status: undefined }, want: "400 invalid-body" },
    {
      name: "a member twice",
      body: JSON.stringify(createCallback()).replace("{", '{"client_id":1,'),
      want: "400 invalid-body",
    },
    {
      name: "of another session than the headers",
      body: createCallback(1),
      want: "400 session-mismatch /session_id",
    },
  ])("$name", ({ body, want }) => expect(verify(createRequest({ body }))).toBe(want));

  test("every issue is listed with its position", () => {
    const body = JSON.stringify({ ...createCallback(), client_id: "10077", account_id: 1.5 }, null, 1);
    const outcome = verifyCallback(createRequest({ body }), { secrets: [SECRET], now });
    const issues = outcome.ok ? [] : outcome.error.issues;
    expect(issues.map(({ path, line }) => `${path} ${line}`)).toEqual(["/client_id 2", "/account_id 3"]);
  });

  test("is bounded, before anything else is looked at", () => {
    const { body } = createDelivery();
    expect(verify(createRequest(), { maxBytes: body.length })).toBe("accepted");
    expect(verify(createRequest(), { maxBytes: body.length - 1 })).toBe("413 body-too-large");
    expect(verify({ header: () => undefined, body }, { maxBytes: 10 })).toBe("413 body-too-large");
  });

  test.each([
    { body: "too-large", want: "413 body-too-large" },
    { body: "too-slow", want: "408 body-too-slow" },
    { body: "incomplete", want: "400 body-incomplete" },
    { body: "already-read", want: "500 body-already-read" },
  ] as const)("$body", ({ body, want }) => expect(verify({ ...createRequest(), body })).toBe(want));

  test("of a stranger is not parsed", () => {
    const request = createRequest({ body: "{", secrets: [STRANGERS_SECRET] });
    expect(verify(request)).toBe("401 wrong-signature webhook-signature");
  });
});

test.each(["GET", "PUT", "HEAD", "post"])("%s is not POST", (method) => {
  expect(verify({ ...createRequest(), method })).toBe("405 method-not-allowed");
});

describe("the body's signature", () => {
  const callback = createCallback();
  const signed = { ...callback, signature: signBody(callback, SECRET) };
  const bodySecrets = [NEXT_SECRET, SECRET];

  test("is looked at only when there are secrets for it", () => {
    expect(verify(createRequest({ body: { ...callback, signature: "00" } }))).toBe("accepted");
  });

  test.each([
    { name: "right", body: signed, want: "accepted" },
    { name: "absent", body: callback, want: "401 wrong-body-signature /signature" },
    {
      name: "of another body",
      body: { ...signed, client_id: 1 },
      want: "401 wrong-body-signature /signature",
    },
    {
      name: "of a stranger",
      body: { ...callback, signature: signBody(callback, STRANGERS_SECRET) },
      want: "401 wrong-body-signature /signature",
    },
  ])("$name", ({ body, want }) => expect(verify(createRequest({ body }), { bodySecrets })).toBe(want));

  test("does not replace the headers", () => {
    const { body } = createDelivery({ body: signed });
    const bare = { header: () => undefined, body };
    expect(verify(bare, { bodySecrets })).toBe("401 missing-header webhook-id");
    const strangers = createRequest({ body: signed, secrets: [STRANGERS_SECRET] });
    expect(verify(strangers, { bodySecrets })).toBe("401 wrong-signature webhook-signature");
  });
});

describe("the MAC of a transaction", () => {
  const macSpecification: MacSpecification = {
    fields: [
      { of: "callback", pointer: "/client_id", required: true },
      { pointer: "/order_id", required: true },
      { pointer: "/amount/value", required: true },
      { pointer: "/approval_code", required: false },
    ],
    separator: "\u001f",
    salt_position: "both",
    salt_separator: "\u001f",
    booleans: "true/false",
    absent: "empty",
    charset: "utf-8",
    hex_case: "lower",
  };
  const macs = { macSpecification, macSalts: ["salt-of-december", "salt-of-november"] };
  const callback = createCallback();
  const [transaction] = callback.transactions;
  const withMac = (values: object, salt = "salt-of-november") => {
    const changed = { ...transaction, ...values };
    return { ...changed, hmac: computeMac(changed, macSpecification, salt, callback) };
  };
  const withTransactions = (...transactions: object[]) =>
    createRequest({ body: { ...callback, transactions } });

  test("is checked only with a specification", () => {
    expect(verify(withTransactions({ ...transaction, hmac: "00" }))).toBe("accepted");
  });

  test.each([
    { name: "right", transactions: [withMac({})], want: "accepted" },
    { name: "right, with the other salt", transactions: [withMac({}, "salt-of-december")], want: "accepted" },
    {
      name: "with a salt that is not known",
      transactions: [withMac({}, "salt-of-october")],
      want: "401 wrong-mac /transactions/0/hmac",
    },
    { name: "absent", transactions: [{ ...transaction }], want: "401 wrong-mac /transactions/0/hmac" },
    {
      name: "wrong in the second transaction",
      transactions: [withMac({}), { ...withMac({}), order_id: "A-3" }],
      want: "401 wrong-mac /transactions/1/hmac",
    },
    {
      name: "computed without an optional field that is present",
      transactions: [{ ...withMac({}), approval_code: "T1" }],
      want: "401 wrong-mac /transactions/0/hmac",
    },
  ])("$name", ({ transactions, want }) => expect(verify(withTransactions(...transactions), macs)).toBe(want));

  test("covers fields of the callback", () => {
    const body = { ...callback, client_id: 1, transactions: [withMac({})] };
    expect(verify(createRequest({ body }), macs)).toBe("401 wrong-mac /transactions/0/hmac");
  });
});
