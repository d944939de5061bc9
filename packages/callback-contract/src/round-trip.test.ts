import { parseThoroughly } from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryCallback } from "../test/arbitrary-callback.ts";
import { checkPaymentCallback } from "./gen/payment-callback.validator.ts";
import {
  type OutgoingPaymentCallback,
  parsePaymentCallback,
  serializePaymentCallback,
  validateOutgoingPaymentCallback,
  validatePaymentCallback,
} from "./index.ts";

test("what may be written may be read, and comes back as it was", () => {
  fc.assert(
    fc.property(arbitraryCallback(), (value) => {
      expect(validateOutgoingPaymentCallback(value)).toEqual({ ok: true, value });
      expect(validatePaymentCallback(value)).toEqual({ ok: true, value });
      const text = serializePaymentCallback(value);
      expect(JSON.parse(text)).toEqual(value);
      expect(parsePaymentCallback(text)).toEqual({ ok: true, value });
      expect(parsePaymentCallback(new TextEncoder().encode(text))).toEqual({ ok: true, value });
      expect(parseThoroughly(text, undefined, checkPaymentCallback)).toEqual({ ok: true, value });
    }),
    { numRuns: 500 },
  );
});

test("members are written in one order, whatever theirs", () => {
  fc.assert(
    fc.property(arbitraryCallback(), (value) => {
      expect(serializePaymentCallback(reverse(value))).toBe(serializePaymentCallback(value));
    }),
  );
});

test("members that the contract does not have are not written, nor those without a value", () => {
  fc.assert(
    fc.property(arbitraryCallback(), (value) => {
      expect(serializePaymentCallback(litter(value))).toBe(serializePaymentCallback(value));
    }),
  );
});

test("what no document can hold is not written", () => {
  const [callback] = fc.sample(arbitraryCallback(), 1) as [OutgoingPaymentCallback];
  const broken: readonly unknown[] = [
    { ...callback, session_id: undefined },
    { ...callback, session_id: 2 ** 53 },
    { ...callback, session_id: 0.5 },
    { ...callback, status: { code: 1, message: undefined } },
    { ...callback, status: undefined },
    { ...callback, transactions: undefined },
    { ...callback, pending_amount: { value: 1, currency_id: 208, conversion_rate: Number.NaN } },
  ];
  for (const value of broken)
    expect(() => serializePaymentCallback(value as OutgoingPaymentCallback)).toThrow(
      expect.objectContaining({ name: expect.stringMatching(/^(?:Range|Type)Error$/) }),
    );
});

function reverse<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reverse) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, reverse(member)]);
  return Object.fromEntries(entries.reverse()) as T;
}

function litter<T>(value: T): T {
  if (Array.isArray(value)) return value.map(litter) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, litter(member)]);
  return { litter: [1], ...Object.fromEntries(entries), toJSON: () => "litter", more: undefined } as T;
}
