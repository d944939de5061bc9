import type { Account } from "@payment-routing/config-contract";
import { createPastPartitions } from "@payment-routing/database";
import { createRouter, type DecisionRecord } from "@payment-routing/routing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeDecision } from "../../test/decision-records.ts";
import { openTestPool, type TestPool } from "../../test/open-test-pool.ts";
import { removeClient } from "../archive/remove-client.ts";
import { encodeBlocks } from "../decision-block.ts";
import { mergeBlocks } from "../merge-blocks.ts";
import { toRecord } from "../rejected-search.ts";
import { insertBlock, storeDecisions } from "../stored-blocks.ts";
import { countRouting } from "./count-routing.ts";
import { readRouting } from "./read-routing.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The last full hour. */
const HOUR = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - HOUR_MS;
const [BEFORE, AFTER] = ["sha256:before", "sha256:after"];

let database: TestPool;
beforeAll(async () => {
  database = await openTestPool();
  await createPastPartitions(database.pool, "decision_blocks", 40);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.pool.query("truncate decision_blocks, routing_hours"));

/** Method 1 is for Denmark. Account 70 has methods 1 and 2; account 71 has method 2, and has withdrawn it after the activation. */
function makeRouter(digest: string) {
  const account = { default_language: "da", default_currency: 208 };
  const offer = (method_id: number) => ({ method_id, base_preference: 10 * method_id });
  const accounts: [Account, Account] = [
    { account_id: 70, inherits: "both" },
    { account_id: 71, inherits: "one", ...(digest === AFTER && { withdrawn_methods: [2] }) },
  ];
  return createRouter(
    {
      countries: [
        { id: 208, alpha2code: "DK" },
        { id: 578, alpha2code: "NO" },
      ],
      currencies: [{ id: 208, alpha3code: "DKK", decimals: 2 }],
      methods: [
        { id: 1, name: "Card", psp_type: "", state_id: 1, capabilities: { country: { only: [208] } } },
        { id: 2, name: "Wallet", psp_type: "", state_id: 1, capabilities: {} },
      ],
      account_defaults: [
        { name: "both", ...account, offers: [offer(1), offer(2)] },
        { name: "one", ...account, offers: [offer(2)] },
      ],
      clients: [
        { client_id: 7, name: "Shop", accounts },
        { client_id: 8, name: "Airline", accounts },
      ],
    },
    digest,
  );
}

const routers = new Map([BEFORE, AFTER].map((digest) => [digest, { router: makeRouter(digest) }]));
const count = (retentionDays = 30) =>
  countRouting(database.pool, { findVersion: async (digest) => routers.get(digest), retentionDays });

/** A decision as its version makes it. */
function decide(overrides: Partial<DecisionRecord> & { readonly country?: number } = {}): DecisionRecord {
  const { country = 208, digest = BEFORE, clientId = 7, accountId = 70, instant = HOUR, ...rest } = overrides;
  const router = (routers.get(digest) ?? routers.get(BEFORE))?.router;
  const account = router?.findAccount(clientId, accountId);
  if (router === undefined || account === undefined) throw new Error("no such account");
  const criteria = {
    event_id: 1,
    account_id: accountId,
    transaction: {
      order_no: "1",
      amount: { value: 100, country_id: country, decimal: 2 },
      orders: [{ line_item: { product: [] }, amount: { country_id: 208, value: "1" } }],
    },
    client_info: { platform: "iOS", version: "1.0", ip: "192.0.2.1", client_id: clientId },
  } as const;
  const facts = router.readFacts(account, criteria, instant);
  return makeDecision({ facts, digest, clientId, accountId, instant, ...rest });
}

const read = (clientId?: number, methodId?: number, from = HOUR - HOUR_MS) =>
  readRouting(database.pool, {
    clientIds: clientId === undefined ? undefined : [clientId],
    methodId,
    from: new Date(from),
    to: new Date(),
  });

test("decisions are counted once, by method, version and hour, with the first reason of those that did not offer it", async () => {
  const { pool } = database;
  await storeDecisions(pool, [decide(), decide({ country: 578 })]);
  await count();
  await storeDecisions(pool, [
    decide({ accountId: 71 }),
    decide({ accountId: 71, digest: AFTER, instant: HOUR + 1, problem: "no-eligible-method" }),
    decide({ clientId: 8, instant: HOUR - 1 }),
    decide({ digest: "sha256:unreadable" }),
    { ...decide(), facts: {} },
    toRecord({ instant: HOUR, requestId: "r", code: "invalid-document", issues: [], bytes: 1, leftOut: 0 }),
  ]);
  await count();
  await count();
  expect(await read(7)).toEqual({
    from: new Date(HOUR - HOUR_MS).toISOString(),
    step_seconds: 3600,
    items: [
      share({ methodId: 1, digest: BEFORE, searches: 3, offered: 1, country: 1, "not-offered": 1 }),
      share({ methodId: 1, digest: AFTER, searches: 1, "not-offered": 1 }),
      share({ methodId: 2, digest: BEFORE, searches: 3, offered: 3 }),
      share({ methodId: 2, digest: AFTER, searches: 1, withdrawn: 1 }),
    ].sort(byVersion),
    points: [
      share({ at: HOUR, digest: BEFORE, searches: 3, offered: 3 }),
      share({ at: HOUR, digest: AFTER, searches: 1, "no-eligible-method": 1 }),
    ].sort(byVersion),
  });
  expect((await read(undefined, 1)).points).toEqual([
    share({ at: HOUR - HOUR_MS, digest: BEFORE, searches: 1, offered: 1 }),
    share({ at: HOUR, digest: AFTER, searches: 1, "not-offered": 1 }),
    share({ at: HOUR, digest: BEFORE, searches: 3, offered: 1, country: 1, "not-offered": 1 }),
  ]);
});

test("a merge neither loses nor repeats a decision", async () => {
  const { pool } = database;
  const yesterday = Math.floor(HOUR / DAY_MS) * DAY_MS - HOUR_MS;
  const store = async () => {
    for (let block = 0; block < 3; block++) await storeDecisions(pool, [decide({ instant: yesterday })]);
  };
  await store();
  await count();
  await store();
  await mergeBlocks(pool, { since: yesterday - DAY_MS });
  const { rows } = await pool.query(
    "select counted, decisions from decision_blocks where segments is not null",
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { counted: true, decisions: 3 },
      { counted: false, decisions: 3 },
    ]),
  );
  await count();
  expect((await read(7, 1, yesterday)).points).toMatchObject([{ searches: 6 }]);
});

test("a block that was stored by a version before this one is not counted", async () => {
  const { pool } = database;
  for await (const block of encodeBlocks([decide()])) await insertBlock(pool, block, true);
  await count();
  expect((await read()).points).toEqual([]);
});

test("hours of days that began more than two days ago are summed up to days, and late blocks are added to them", async () => {
  const { pool } = database;
  const day = Math.floor(Date.now() / DAY_MS) * DAY_MS - 3 * DAY_MS;
  const decisions = [0, HOUR_MS, 5 * HOUR_MS].map((after) => decide({ instant: day + after }));
  await storeDecisions(pool, decisions);
  await countRouting(
    pool,
    { findVersion: async (digest) => routers.get(digest), retentionDays: 30 },
    day + DAY_MS,
  );
  expect((await pool.query("select from routing_hours where client_id = 7")).rowCount).toBe(3);
  await storeDecisions(pool, [decide({ instant: day + 7 * HOUR_MS })]);
  await count();
  expect((await pool.query("select from routing_hours where client_id = 7")).rowCount).toBe(1);
  expect(await read(7, 1, day + HOUR_MS)).toMatchObject({
    from: new Date(day).toISOString(),
    step_seconds: 86_400,
    points: [share({ at: day, digest: BEFORE, searches: 4, offered: 4 })],
  });
});

test("counts are deleted with their client, and after the retention", async () => {
  const { pool } = database;
  await storeDecisions(pool, [decide(), decide({ clientId: 8 }), decide({ instant: HOUR - 10 * DAY_MS })]);
  await count();
  await removeClient(pool, 7, undefined);
  const listClients = async () =>
    (await pool.query("select client_id::int from routing_hours order by client_id, at")).rows.map(
      ({ client_id }) => client_id,
    );
  expect(await listClients()).toEqual([0, 0, 8]);
  await count(5);
  expect(await listClients()).toEqual([0, 8]);
});

/** What is counted of a method, for `toEqual`. */
function share({ methodId, at, digest, searches, offered = 0, ...reasons }: Record<string, number | string>) {
  const not_offered = Object.entries(reasons).map(([outcome, count]) => ({ outcome, count }));
  return {
    ...(methodId !== undefined && { method_id: methodId }),
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    configuration_digest: digest,
    searches,
    offered,
    not_offered,
  };
}

/** Versions of an hour are in the order of their digests. */
function byVersion(a: { configuration_digest?: unknown; method_id?: unknown }, b: typeof a): number {
  const methods = Number(a.method_id ?? 0) - Number(b.method_id ?? 0);
  return methods || (String(a.configuration_digest) < String(b.configuration_digest) ? -1 : 1);
}
