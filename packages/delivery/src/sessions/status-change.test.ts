import { expect, test } from "vitest";
import { describeTransaction, reportSession } from "../../test/reports.ts";
import type { SessionSnapshot } from "./snapshot.ts";
import { findStatusChanges } from "./status-change.ts";

type Codes = readonly [code: number, subCode?: number];

function describeSession(
  session: Codes,
  ...transactions: readonly (readonly [id: number, ...Codes])[]
): SessionSnapshot {
  return reportSession({
    status: toStatus(session),
    transactions: transactions.map(([id, ...codes]) => describeTransaction({ id, status: toStatus(codes) })),
  });
}

function toStatus([code, sub_code]: Codes) {
  return { code, ...(sub_code !== undefined && { sub_code }), message: `${code}` };
}

test.each([
  {
    name: "a new session gives changes for all its statuses",
    before: undefined,
    after: describeSession([4001], [7, 1000, 3]),
    want: [
      { subject: "session", after: { code: 4001 } },
      { subject: "transaction", transaction_id: 7, after: { code: 1000, sub_code: 3 } },
    ],
  },
  {
    name: "other messages and amounts give no change",
    before: describeSession([4001], [7, 1000]),
    after: {
      ...describeSession([4001], [7, 1000]),
      status: { code: 4001, message: "Otherwise" },
      sale_amount: { value: 1, currency_id: 978 },
    },
    want: [],
  },
  {
    name: "another code gives a change",
    before: describeSession([4001], [7, 1000]),
    after: describeSession([4030], [7, 1000]),
    want: [{ subject: "session", before: { code: 4001 }, after: { code: 4030 } }],
  },
  {
    name: "an added, changed or removed sub-code gives a change",
    before: describeSession([4001], [1, 1000], [2, 1000, 1], [3, 1000, 1]),
    after: describeSession([4001], [1, 1000, 1], [2, 1000, 2], [3, 1000]),
    want: [
      {
        subject: "transaction",
        transaction_id: 1,
        before: { code: 1000 },
        after: { code: 1000, sub_code: 1 },
      },
      {
        subject: "transaction",
        transaction_id: 2,
        before: { code: 1000, sub_code: 1 },
        after: { code: 1000, sub_code: 2 },
      },
      {
        subject: "transaction",
        transaction_id: 3,
        before: { code: 1000, sub_code: 1 },
        after: { code: 1000 },
      },
    ],
  },
  {
    name: "added and removed transactions give changes, regardless of position",
    before: describeSession([4001], [1, 1000], [2, 2000]),
    after: describeSession([4001], [3, 3000], [2, 2000]),
    want: [
      { subject: "transaction", transaction_id: 3, after: { code: 3000 } },
      { subject: "transaction", transaction_id: 1, before: { code: 1000 } },
    ],
  },
])("$name", ({ before, after, want }) => {
  expect(findStatusChanges(before, after)).toEqual(want);
});
