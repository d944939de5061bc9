import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { describeTransaction, reportSession, reportTransactionStatus, SOURCE } from "../../test/reports.ts";
import type { Delivery } from "../open-delivery.ts";
import { listNewKeys } from "./session-keys.ts";

let opened: TestDelivery;
let delivery: Delivery;

beforeAll(async () => {
  opened = await openTestDelivery();
  ({ delivery } = opened);
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const ALL = ["session", "transaction", "order"] as const;

async function find(text: string, kinds: readonly (typeof ALL)[number][] = ALL): Promise<readonly string[]> {
  const found = await delivery.operations.findSessions(text, kinds, 10);
  return found.map(({ kind, sessionId, clientId }) => `${kind} ${sessionId} of ${clientId}`);
}

async function report(session_id: number, ...transactions: (readonly [id: number, order_id: string])[]) {
  const changes = {
    transactions: transactions.map(([id, order_id]) => describeTransaction({ id, order_id })),
  };
  expect(await delivery.applyReport(reportSession({ session_id, ...changes }), SOURCE)).toMatchObject({
    outcome: "applied",
  });
}

test("a session is found by its ID, its transactions and its order numbers, also those it had before", async () => {
  await report(501, [601, "PNR6XQ"]);
  await report(601, [602, "501"], [603, "501"]);
  await report(501, [601, "PNR7AB"], [604, "PNR7AB"]);
  await delivery.applyReport(reportTransactionStatus({ session_id: 501, transaction_id: 601 }), SOURCE);
  expect(await find("501")).toEqual(["session 501 of 10077", "order 601 of 10077"]);
  expect(await find("601")).toEqual(["session 601 of 10077", "transaction 501 of 10077"]);
  expect(await find("PNR6XQ")).toEqual(["order 501 of 10077"]);
  expect(await find("9999999999999999")).toEqual([]);
  expect(await find("PNR7AB")).toEqual(["order 501 of 10077"]);
  expect(await find("PNR7AB", ["session", "transaction"])).toEqual([]);
  expect(await find("604")).toEqual(["transaction 501 of 10077"]);
  expect(await find("pnr6xq")).toEqual([]);
  const { rows } = await opened.owner.query(
    "select kind, key from session_keys where session_id = 501 order by 1, 2",
  );
  expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    "order PNR6XQ",
    "order PNR7AB",
    "transaction 601",
    "transaction 604",
  ]);
});

test("a long order number, and one with a character that cannot be stored, are found", async () => {
  const long = "\0".padEnd(5000, "x");
  await report(502, [605, long]);
  expect(await find(long)).toEqual(["order 502 of 10077"]);
});

test("a report adds only what the session did not have", () => {
  const [one, other] = [
    describeTransaction({ id: 1, order_id: "A" }),
    describeTransaction({ id: 2, order_id: "A" }),
  ];
  const before = reportSession({ transactions: [one] });
  const after = reportSession({ transactions: [one, other] });
  expect(listNewKeys(7, undefined, after)).toEqual([
    { kind: "transaction", key: "1", sessionId: 7 },
    { kind: "order", key: "A", sessionId: 7 },
    { kind: "transaction", key: "2", sessionId: 7 },
  ]);
  expect(listNewKeys(7, before, after)).toEqual([{ kind: "transaction", key: "2", sessionId: 7 }]);
  expect(listNewKeys(7, after, before)).toEqual([]);
});

test.each([
  { by: "its erasure", sql: "update payment_sessions set snapshot = null where session_id = 503" },
  { by: "its deletion", sql: "delete from payment_sessions where session_id = 503" },
])("the keys of a session go with $by", async ({ sql }) => {
  await report(503, [606, "PNR8CD"]);
  expect(await find("PNR8CD")).toEqual(["order 503 of 10077"]);
  await opened.owner.query(sql);
  const { rows } = await opened.owner.query("select from session_keys where session_id = 503");
  expect([rows, await find("PNR8CD"), await find("503")]).toEqual([[], [], []]);
});
