import type { DecisionRecord } from "@payment-routing/routing";
import fc from "fast-check";

export const NOON = Date.parse("2026-11-21T12:00:00Z");

export function makeDecision(overrides: Partial<DecisionRecord> = {}): DecisionRecord {
  return {
    instant: NOON,
    clientId: 7,
    accountId: 70,
    eventId: 1,
    requestId: "request-1",
    digest: `sha256:${"a".repeat(64)}`,
    problem: undefined,
    facts: { country: 208 },
    offered: [
      [3, 10],
      [1, 20],
    ],
    durationUs: 123,
    advisories: [],
    ...overrides,
  };
}

const ids = fc.maxSafeInteger();
const fact = fc.oneof(
  fc.maxSafeInteger(),
  fc.string({ unit: "binary" }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
  fc.record({ skus: fc.array(fc.string()), missing: fc.boolean() }),
);

/** Decisions of a minute with repeated and new values, and with other facts each. */
export const anyDecisions = (maxLength: number): fc.Arbitrary<readonly DecisionRecord[]> =>
  fc.array(
    fc.record({
      instant: fc.integer({ min: NOON, max: NOON + 60_000 }),
      clientId: fc.oneof(fc.constantFrom(1, 2, 3), ids),
      accountId: fc.oneof(fc.constantFrom(10, 20), ids),
      eventId: fc.oneof(fc.constantFrom(1, 2, 3), ids),
      requestId: fc.string({ minLength: 1 }),
      digest: fc.constantFrom("sha256:a", "sha256:b"),
      problem: fc.constantFrom(undefined, "no-eligible-method", "invalid-document"),
      facts: fc.dictionary(
        fc.constantFrom("instant", "country", "value", "mobile_type", "order", "fees"),
        fact,
      ),
      offered: fc.array(fc.tuple(fc.nat(9), fc.nat(99))),
      durationUs: fc.nat(9999),
      advisories: fc.subarray(["order-no-characters", "other"]),
    }),
    { maxLength },
  );
