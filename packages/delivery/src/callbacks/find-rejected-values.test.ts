import { expect, test } from "vitest";
import { describeMerchant, openTestDelivery } from "../../test/open-test-delivery.ts";
import { describeTransaction, reportSession, SOURCE } from "../../test/reports.ts";
import { findRejectedValues } from "./find-rejected-values.ts";

const open = describeMerchant({});
const closed = describeMerchant({
  known_codes: new Map<"country" | "payment_method", ReadonlySet<number | string>>([
    ["country", new Set([208])],
    ["payment_method", new Set(["CD"])],
  ]),
});
const directory = (merchant: typeof open) => ({
  find: (clientId: number) => (clientId > 0 ? merchant : undefined),
  hasAccount: () => true,
});

test("values that closed codes reject are counted by session, without those already rejected before", async () => {
  await using opened = await openTestDelivery({ merchants: directory(open) });
  const { delivery } = opened;
  const { pool } = delivery.context;
  const report = (session_id: number, ...pos: (number | undefined)[]) =>
    reportSession({
      session_id,
      transactions: pos.map((each, index) =>
        describeTransaction({ id: index + 1, ...(each !== undefined && { pos: each }) }),
      ),
    });
  const reports = [report(1, 208), report(2, 77, 77), report(3, 77, 78), report(4, undefined)];
  expect(await delivery.applyReports(reports, SOURCE)).toMatchObject(
    reports.map(() => ({ outcome: "applied" })),
  );
  const shown: [number, number][] = [];
  const found = await findRejectedValues(pool, directory(closed), {
    pageSize: 3,
    onProgress: (...step) => shown.push(step),
  });
  expect(found).toEqual({
    sessions: 4,
    codes: [
      {
        code: "country",
        sessions: 2,
        values: [
          { path: "/transactions/*/pos", value: 77, sessions: 2 },
          { path: "/transactions/*/pos", value: 78, sessions: 1 },
        ],
      },
    ],
  });
  expect(shown).toEqual([
    [3, 4],
    [4, 4],
  ]);
  const before = directory(describeMerchant({ known_codes: new Map([["country", new Set([208, 78])]]) }));
  expect(await findRejectedValues(pool, directory(closed), { before })).toMatchObject({
    codes: [{ code: "country", sessions: 1, values: [{ value: 78, sessions: 1 }] }],
  });
  expect(await findRejectedValues(pool, directory(open))).toEqual({ sessions: 4, codes: [] });
});
