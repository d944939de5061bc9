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

test("endpoints of the configuration are listed with their clients and the limits of these", async () => {
  const { operations } = opened.delivery;
  const configured = new Map([
    ["https://configured.example", [1, 3]],
    ["https://one.example", [2]],
  ]);
  const { items } = await operations.listEndpoints({}, {}, configured);
  const found = items.filter(({ endpoint }) => configured.has(endpoint));
  expect(found.map(({ endpoint, ...item }) => [endpoint, item.configuredClientIds, item.clientIds])).toEqual([
    ["https://configured.example", [1, 3], []],
    ["https://one.example", [2], [1]],
  ]);
  expect(found.map(({ limits }) => limits.length)).toEqual([2, 1]);
  const [first] = (await operations.listEndpoints({}, { limit: 1 }, configured)).items;
  expect(first?.endpoint).toBe("https://configured.example");
});

test("an endpoint that nothing waits for is listed only while it has a state to report", async () => {
  const { operations, context } = opened.delivery;
  const mistyped = "https://mistyped.example";
  const by = { actor: "ada", reason: "the merchant asked for it" };
  const listed = async () => {
    const { items } = await operations.listEndpoints();
    return items.map(({ endpoint }) => endpoint).filter((endpoint) => !shown.includes(endpoint));
  };
  const shown = (await operations.listEndpoints()).items.map(({ endpoint }) => endpoint);
  await operations.pauseEndpoint(mistyped, by);
  expect(await listed()).toEqual([mistyped]);
  await operations.resumeEndpoint(mistyped, by);
  expect(await listed()).toEqual([]);
  await context.pool.query(`
    insert into endpoints (endpoint, failures, open_until, slow_until) values
      ('https://failed.example', 1, null, null), ('https://half-open.example', 10, now() - interval '1 s', null),
      ('https://slowed.example', 0, null, now() + interval '1 h'), ('https://was-slowed.example', 0, null, now())`);
  expect(await listed()).toEqual([
    "https://failed.example",
    "https://half-open.example",
    "https://slowed.example",
  ]);
});

test("an endpoint that has drained is listed for 30 days, with its attempts, and one that nothing was sent to is not", async () => {
  const { operations, context } = opened.delivery;
  const [drained, unknown] = ["https://drained.example", "https://unknown.example"];
  await context.pool.query(
    `insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at)
     select endpoint, (now() at time zone 'UTC')::date - age, outcome, attempts, now() - age * interval '1 day', now() - age * interval '1 day'
     from (values ($1, 0, '4xx', 7), ($1, 29, 'accepted', 2), ($1, 30, 'accepted', 9), ('https://left.example', 30, 'accepted', 1))
       as days (endpoint, age, outcome, attempts)`,
    [drained],
  );
  const find = async (filter: Parameters<typeof operations.listEndpoints>[0]) =>
    (await operations.listEndpoints(filter)).items;
  expect(await find({ endpoint: drained })).toMatchObject([
    {
      endpoint: drained,
      state: "active",
      breaker: "closed",
      isResumable: false,
      lanes: 0,
      callbacks: 0,
      redeliveries: 0,
      attempts: 9,
      failed: 7,
      lastAttemptAt: expect.any(Date),
    },
  ]);
  expect((await find({})).map(({ endpoint }) => endpoint)).not.toContain("https://left.example");
  expect(await find({ endpoint: drained, state: "paused" })).toEqual([]);
  expect(await find({ endpoint: unknown })).toEqual([]);
  await operations.pauseEndpoint(drained, { actor: "ada", reason: "maintenance" });
  expect(await find({ endpoint: drained })).toMatchObject([{ state: "paused", stateReason: "maintenance" }]);
  await operations.resumeEndpoint(drained, { actor: "ada", reason: "it is over" });
});

test("endpoints that were used are listed page by page among others, and as paused while all deliveries are held", async () => {
  const { operations, context } = opened.delivery;
  await context.pool.query(`
    insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at)
    select 'https://used-' || k || '.example', (now() at time zone 'UTC')::date, 'accepted', 1, now(), now()
    from generate_series(1, 7) as k`);
  const list = async (filter: Parameters<typeof operations.listEndpoints>[0], limit: number) => {
    const endpoints: string[] = [];
    let after: string | undefined;
    do {
      const page = await operations.listEndpoints(filter, { limit, ...(after !== undefined && { after }) });
      endpoints.push(...page.items.map(({ endpoint }) => endpoint));
      after = page.next;
    } while (after !== undefined);
    return endpoints;
  };
  const all = await list({}, 1000);
  const used = Array.from({ length: 7 }, (_, index) => `https://used-${index + 1}.example`);
  expect(all).toEqual(expect.arrayContaining(["https://one.example", ...used]));
  expect(await list({}, 2)).toEqual(all);
  expect(await list({ state: "active", breaker: "closed" }, 2)).toEqual(expect.arrayContaining(used));
  expect(await list({ breaker: "half-open" }, 2)).toEqual(["https://half-open.example"]);
  expect(await list({ state: "paused" }, 2)).toEqual([]);
  await context.pool.query("insert into delivery_hold (reason) values ('a restore')");
  expect(await list({ state: "paused" }, 2)).toEqual(all);
});
