import { afterAll, beforeAll, expect, test } from "vitest";
import { insertLanes } from "../../test/lanes/lane-rows.ts";
import { describeMerchant, openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";

const MERCHANTS = new Map([
  [1, describeMerchant({ concurrency: 4 })],
  [2, describeMerchant({ concurrency: 4 })],
  [3, describeMerchant({ rate_per_second: 20 })],
]);

let opened: TestDelivery;
beforeAll(async () => {
  const merchants = { find: (clientId: number) => MERCHANTS.get(clientId), hasAccount: () => true };
  opened = await openTestDelivery({ merchants });
});
afterAll(() => opened?.[Symbol.asyncDispose]());

test("an endpoint has the limits of each client with callbacks waiting for it, each once", async () => {
  const { operations, context } = opened.delivery;
  // Nothing is sent to client 9, which is unknown.
  const clients = {
    "https://one.example": [1],
    "https://shared.example": [1, 2, 3],
    "https://gone.example": [9],
  };
  let nextSession = 1;
  const lanes = Object.entries(clients).flatMap(([origin, ids]) =>
    ids.map((clientId) => ({ sessionId: nextSession++, clientId, origin })),
  );
  await insertLanes(context.pool, lanes);
  const { items } = await operations.listEndpoints();
  expect(items.map(({ endpoint, limits }) => [endpoint, limits])).toEqual([
    ["https://gone.example", []],
    ["https://one.example", [{ concurrency: 4, ratePerSecond: undefined }]],
    [
      "https://shared.example",
      [
        { concurrency: 4, ratePerSecond: undefined },
        { concurrency: 20, ratePerSecond: 20 },
      ],
    ],
  ]);
});
