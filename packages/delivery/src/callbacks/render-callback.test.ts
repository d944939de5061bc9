import { readFileSync } from "node:fs";
import { parsePaymentCallback } from "@payment-routing/callback-contract";
import { verifyBodySignature, verifyMac } from "@payment-routing/signing";
import { describe, expect, test } from "vitest";
import { describeMerchant, findSecrets, MAC, MERCHANT } from "../../test/open-test-delivery.ts";
import { describeTransaction, reportSession } from "../../test/reports.ts";
import { applyToSnapshot, type SessionSnapshot } from "../sessions/snapshot.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";
import { renderCallback } from "./render-callback.ts";

const { signature: _signature, ...SAMPLE } = JSON.parse(
  readFileSync(
    new URL("../../../../schemas/examples/callback/valid/airline-card-authorised.json", import.meta.url),
    "utf8",
  ),
);

function describeSnapshot(changes: Partial<SessionSnapshot> = {}): SessionSnapshot {
  const snapshot = applyToSnapshot(undefined, reportSession(changes));
  if (snapshot === undefined) throw new Error("a session report always gives a snapshot");
  return snapshot;
}

/** Reads the body as a receiver does. */
function render(merchant: MerchantCallbacks, snapshot: SessionSnapshot, secrets = findSecrets()) {
  const rendered = renderCallback(merchant, secrets, snapshot);
  const parsed = parsePaymentCallback(rendered.body);
  return { ...rendered, callback: parsed.ok ? parsed.value : undefined };
}

test("a callback contains the reported members and the defaults of the interface", () => {
  const snapshot = describeSnapshot({
    transactions: [describeTransaction({ card: { name: "VISA" } }), describeTransaction({ id: 2 })],
  });
  const { callback, issues } = render(MERCHANT, snapshot);
  expect(issues).toBeUndefined();
  expect(callback).toEqual({
    ...snapshot,
    max_retry: 9,
    signature: expect.stringMatching(/^[0-9a-f]{128}$/),
    transactions: snapshot.transactions.map((transaction, index) => ({
      ...transaction,
      fee: 0,
      hmac: expect.stringMatching(/^[0-9a-f]{128}$/),
      customer_info: { language: "en", mobile: "0" },
      ...(index === 0 && { card: { name: "VISA", expiry: "-" } }),
    })),
  });
});

test("defaults do not overwrite reported members", () => {
  const { hmac: _hmac, local_date_time: _local, ...transaction } = SAMPLE.transactions[0];
  const { max_retry: _retries, ...snapshot } = { ...SAMPLE, transactions: [transaction] };
  const { callback } = render(describeMerchant({ time_zone: "Europe/Copenhagen" }), snapshot);
  expect(callback).toEqual({
    ...SAMPLE,
    max_retry: 9,
    signature: expect.any(String),
    transactions: [
      { ...SAMPLE.transactions[0], hmac: expect.any(String), local_date_time: "2026-11-20T05:28:00" },
    ],
  });
});

test("signature and MACs use the live secrets, and their IDs are returned", () => {
  const { callback, secretIds } = render(MERCHANT, describeSnapshot());
  const secrets = findSecrets();
  const bodySecret = secrets.bodySecret(10077);
  expect(secretIds).toEqual(["salt-1", "body-1"]);
  expect(callback && bodySecret && verifyBodySignature(callback, [bodySecret])).toBe("body-1");
  const outcomes = callback?.transactions.map((each) => verifyMac(each, MAC, ["salt-1"], callback));
  expect(outcomes).toEqual([true]);
});

test("a merchant without signature secrets gets no signatures", () => {
  const { mac: _mac, ...plain } = describeMerchant({ secrets: { webhook: ["webhook-1"] } });
  const { callback, secretIds } = render(plain, describeSnapshot());
  expect(secretIds).toEqual([]);
  expect(callback).not.toHaveProperty("signature");
  expect(callback?.transactions[0]).not.toHaveProperty("hmac");
});

test("local times are absent without a time zone", () => {
  const { callback } = render(MERCHANT, describeSnapshot());
  expect(callback?.transactions[0]).not.toHaveProperty("local_date_time");
});

test("max_retry is the length of the merchant's schedule", () => {
  const merchant = describeMerchant({ retry: { schedule_seconds: [1, 2, 3], jitter: 0 } });
  expect(render(merchant, describeSnapshot()).callback?.max_retry).toBe(3);
});

describe("internal codes", () => {
  const merchant = describeMerchant({
    internal_codes: {
      event_type: "payment",
      content_type: 1,
      endpoint_url: "E1",
      by_session_status: [
        { code: 4030, sub_code: 7, event_subtype: "completed-7" },
        { code: 4030, event_subtype: "completed", content_type: 2 },
        { code: 4030, event_subtype: "never reached" },
      ],
    },
  });

  test.each([
    {
      name: "the general codes apply without an entry for the status",
      snapshot: {},
      want: { event_type: "payment", content_type: 1, endpoint_url: "E1" },
    },
    {
      name: "codes of the status override the general ones",
      snapshot: { status: { code: 4030, message: "Completed" } },
      want: { event_type: "payment", event_subtype: "completed", content_type: 2, endpoint_url: "E1" },
    },
    {
      name: "only the first matching entry of the status applies",
      snapshot: { status: { code: 4030, sub_code: 7, message: "Completed" } },
      want: { event_type: "payment", event_subtype: "completed-7", content_type: 1, endpoint_url: "E1" },
    },
    {
      name: "reported codes override all others",
      snapshot: { event_type: "refund", content_type: 0, status: { code: 4030, message: "Completed" } },
      want: { event_type: "refund", event_subtype: "completed", content_type: 0, endpoint_url: "E1" },
    },
  ])("$name", ({ snapshot, want }) => {
    const { callback, eventType, eventSubtype } = render(merchant, describeSnapshot(snapshot));
    const { event_type, event_subtype, content_type, endpoint_url } = callback ?? {};
    expect({ event_type, event_subtype, content_type, endpoint_url }).toEqual({
      event_subtype: undefined,
      ...want,
    });
    expect([eventType, eventSubtype]).toEqual([event_type, event_subtype]);
  });
});

describe("a body is rejected when it", () => {
  const cases: readonly {
    name: string;
    merchant: MerchantCallbacks;
    snapshot?: Partial<SessionSnapshot>;
    secrets?: readonly string[];
    want: readonly { code: string; message: string }[];
  }[] = [
    {
      name: "lacks members that the merchant requires",
      merchant: describeMerchant({ required_members: ["short_code", "psp/external-id", "fraud"] }),
      snapshot: { transactions: [describeTransaction({ psp: { id: 18 }, short_code: "VIS" })] },
      want: [
        {
          code: "missing-member",
          message:
            "/transactions/0/psp/external-id: expected a member, as the merchant is configured, got nothing",
        },
        {
          code: "missing-member",
          message: "/transactions/0/fraud: expected a member, as the merchant is configured, got nothing",
        },
      ],
    },
    {
      name: "has an unknown value of a closed code",
      merchant: { ...MERCHANT, known_codes: new Map([["payment_method", new Set(["voucher"])]]) },
      snapshot: { transactions: [describeTransaction({ payment_method: "card" })] },
      want: [
        {
          code: "not-in-enumeration",
          message:
            '/transactions/0/payment_method: expected a known payment_method, as the code is closed, got "card"',
        },
      ],
    },
    {
      name: "lacks a field of its MAC",
      merchant: describeMerchant({
        mac: { ...MAC, fields: [{ pointer: "/approval_code", required: true }] },
      }),
      want: [
        {
          code: "missing-member",
          message:
            "/transactions/0/approval_code: expected a value that the MAC can be made of, got missing field",
        },
      ],
    },
    {
      name: "has no live salt for its MAC",
      merchant: MERCHANT,
      secrets: ["webhook-1", "body-1"],
      want: [
        {
          code: "missing-member",
          message: '/transactions/0/hmac: expected a live secret "salt-1" to make it with, got none',
        },
      ],
    },
    {
      name: "has no live secret for its signature",
      merchant: MERCHANT,
      secrets: ["webhook-1", "salt-1"],
      want: [
        {
          code: "missing-member",
          message: '/signature: expected a live secret "body-1" to make it with, got none',
        },
      ],
    },
    {
      name: "has a lone surrogate and thus no canonical form",
      merchant: MERCHANT,
      snapshot: { session_type: "\ud800" },
      want: [{ code: "invalid-value", message: expect.stringContaining("CanonicalFormError") }],
    },
    {
      name: "needs an unknown time zone",
      merchant: describeMerchant({ time_zone: "Europe/Atlantis" }),
      want: [{ code: "invalid-value", message: expect.stringContaining("Europe/Atlantis") }],
    },
    {
      name: "breaks the contract",
      merchant: MERCHANT,
      snapshot: { transactions: [describeTransaction({ payment_type: "one" })] },
      want: [{ code: "pattern-mismatch", message: expect.stringContaining("/transactions/0/payment_type") }],
    },
  ];

  test.each(cases)("$name", ({ merchant, snapshot, secrets, want }) => {
    const { issues, body } = render(merchant, describeSnapshot(snapshot), findSecrets(secrets));
    expect(issues).toEqual(want.map((issue) => expect.objectContaining(issue)));
    // The body is stored for the operator.
    expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ client_id: 10077 });
  });
});
