import { expect, test } from "vitest";
import { MERCHANT } from "../../test/open-test-delivery.ts";
import type { KnownCodes } from "../callbacks/find-unknown-codes.ts";
import { recordKnownCodes } from "./send-test-event.ts";
import { composeTestSnapshot } from "./test-event.ts";

const SNAPSHOT = composeTestSnapshot({ clientId: 10077, status: { code: 1 } }, MERCHANT, new Date(0));

test.each<{ name: string; known: KnownCodes; want: object }>([
  {
    name: "an unknown number becomes a known one",
    known: new Map([["country", new Set([208, 246])]]),
    want: { transactions: [{ pos: 208 }] },
  },
  {
    name: "a known number becomes text in a text member",
    known: new Map([["payment_type", new Set([7])]]),
    want: { transactions: [{ payment_type: "7" }] },
  },
  {
    name: "a known value is kept",
    known: new Map([["currency", new Set([208, 978])]]),
    want: { sale_amount: { currency_id: 978 } },
  },
  {
    name: "the requested status is kept",
    known: new Map([["session_status", new Set(["4030"])]]),
    want: { status: { code: 1 } },
  },
  {
    name: "a value of a code without known values is kept",
    known: new Map([["country", new Set<number>()]]),
    want: { transactions: [{ pos: 0 }] },
  },
])("$name", ({ known, want }) => {
  expect(recordKnownCodes(SNAPSHOT, known)).toMatchObject(want);
});

test("the given snapshot is not modified", () => {
  const before = structuredClone(SNAPSHOT);
  recordKnownCodes(SNAPSHOT, new Map([["country", new Set([208])]]));
  expect(SNAPSHOT).toEqual(before);
});
