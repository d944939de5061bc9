import { expect, test } from "vitest";
import { type StatusChange, wantsCallback } from "../sessions/status-change.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";

const EVERYTHING = { except: [] };
const NOTHING = { only: [] };

const session = (code: number, sub_code?: number): StatusChange => ({
  subject: "session",
  after: sub_code === undefined ? { code } : { code, sub_code },
});
const transaction = (code: number): StatusChange => ({
  subject: "transaction",
  transaction_id: 1,
  before: { code: 1000 },
  after: { code },
});

const cases: readonly {
  name: string;
  emit: MerchantCallbacks["emit"];
  changes: readonly StatusChange[];
  want: boolean;
}[] = [
  { name: "no change", emit: { session: EVERYTHING, transaction: EVERYTHING }, changes: [], want: false },
  {
    name: "any change by default",
    emit: { session: EVERYTHING, transaction: EVERYTHING },
    changes: [transaction(2000)],
    want: true,
  },
  {
    name: "a change of a subject without callbacks",
    emit: { session: EVERYTHING, transaction: NOTHING },
    changes: [transaction(2000)],
    want: false,
  },
  {
    name: "several changes of which one is included",
    emit: { session: { only: [{ code: 4030 }] }, transaction: NOTHING },
    changes: [transaction(2000), session(4030, 7)],
    want: true,
  },
  {
    name: "another sub-code than the included one",
    emit: { session: { only: [{ code: 4030, sub_code: 1 }] }, transaction: NOTHING },
    changes: [session(4030, 2)],
    want: false,
  },
  {
    name: "a status without the included sub-code",
    emit: { session: { only: [{ code: 4030, sub_code: 1 }] }, transaction: NOTHING },
    changes: [session(4030)],
    want: false,
  },
  {
    name: "an excluded status",
    emit: { session: { except: [{ code: 4001 }] }, transaction: NOTHING },
    changes: [session(4001, 5)],
    want: false,
  },
  {
    name: "a removed transaction",
    emit: { session: EVERYTHING, transaction: EVERYTHING },
    changes: [{ subject: "transaction", transaction_id: 1, before: { code: 2000 } }],
    want: false,
  },
];

test.each(cases)("$name: $want", ({ emit, changes, want }) => {
  expect(wantsCallback(emit, changes)).toBe(want);
});
