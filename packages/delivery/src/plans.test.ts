import { type DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { insertLanes } from "../test/lanes/lane-rows.ts";
import { openTestDelivery, type TestDelivery } from "../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../test/reports.ts";
import { DEFAULT_BREAKER } from "./endpoints/endpoint-signal.ts";
import { claimCallbacks } from "./lanes/claim-callbacks.ts";
import { LANES } from "./lanes/lane-source.ts";
import { REDELIVERIES } from "./lanes/redelivery-source.ts";
import { settleCallbacks } from "./lanes/settle-callbacks.ts";
import { findSettled } from "./lanes/settle-queue.ts";
import { listLanes } from "./operations/list-lanes.ts";
import { readBacklog } from "./operations/read-backlog.ts";
import { loadSessions } from "./sessions/load-sessions.ts";

let opened: TestDelivery;

beforeAll(async () => {
  opened = await openTestDelivery();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const REQUEST = { freeSlots: 256, leaseMs: 60_000, worker: "worker", capacities: new Map(), turn: "" };
const SETTLING = { leaseMs: 60_000, breaker: DEFAULT_BREAKER, name: "worker" };

interface Case {
  readonly name: string;
  readonly ask: (connection: DedicatedConnection) => Promise<unknown>;
}

// A connection keeps its plans until it closes, and the first connection of a new database plans on empty tables. A plan
// with a sequential scan would become slower with every callback.
test.each<Case>([
  { name: "claims", ask: (connection) => claimCallbacks(connection, LANES, REQUEST) },
  { name: "claims of redeliveries", ask: (connection) => claimCallbacks(connection, REDELIVERIES, REQUEST) },
  { name: "settlements", ask: (connection) => settleCallbacks(connection, LANES, [], SETTLING) },
  { name: "lookups of settlements", ask: (connection) => findSettled(connection, [], SETTLING) },
])("$name planned on empty tables find callbacks by session", async ({ ask }) => {
  const text = (await catchStatements(ask)).at(-1) ?? "";
  expectLookUps(await explain(opened.delivery.context.pool, text, GENERIC_PLAN_SETTINGS), "callbacks_");
});

// The index condition skips endpoints without due rows, instead of a step for each endpoint.
test.each<Case>([
  { name: "lanes", ask: (connection) => claimCallbacks(connection, LANES, REQUEST) },
  { name: "redeliveries", ask: (connection) => claimCallbacks(connection, REDELIVERIES, REQUEST) },
])("claims find endpoints through the index of due $name", async ({ name, ask }) => {
  const text = (await catchStatements(ask)).at(-1) ?? "";
  const plan = await explain(opened.delivery.context.pool, text, GENERIC_PLAN_SETTINGS);
  const scans = plan.flatMap(readScan).filter(({ index }) => index === `${name}_due`);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter(({ condition }) => !/\bdue_at <= /.test(condition))).toEqual([]);
});

test("settlements of redeliveries find them through indexes, even when planned on empty tables", async () => {
  const texts = await catchStatements((connection) =>
    settleCallbacks(connection, REDELIVERIES, [], SETTLING),
  );
  const plan = await explain(opened.delivery.context.pool, texts.at(-1) ?? "", GENERIC_PLAN_SETTINGS);
  const scans = plan
    .filter((node) => node["Relation Name"] === "redeliveries")
    .map(({ "Node Type": type }) => type);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans).not.toContain("Seq Scan");
});

test("accepted reports are found by session, even when planned on empty tables", async () => {
  const known = [{ session_id: reportSession().session_id, created_at: Date.now() / 1000, snapshot: null }];
  const submissions = [{ report: reportSession(), source: SOURCE, conditions: {} }];
  const ask = (client: unknown) => loadSessions(client as PoolClient, submissions);
  const text = (await catchStatements(ask, known)).at(-1) ?? "";
  expectLookUps(await explain(opened.delivery.context.pool, text), "session_history_");
});

function expectLookUps(plan: readonly PlanNode[], table: string): void {
  const scans = plan.flatMap(readScan).filter(({ relation }) => relation.startsWith(table));
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter(({ condition }) => !/\bsession_id = /.test(condition))).toEqual([]);
  expect(scans.filter(({ index }) => !/_pkey$/.test(index))).toEqual([]);
}

// See `LOCK_LANES`: with both in one statement the server crashes occasionally.
test("no statement both locks rows and updates partitions", async () => {
  const texts = await catchStatements((connection) => settleCallbacks(connection, LANES, [], SETTLING));
  const kinds = await Promise.all(
    texts.map(async (text) => {
      const nodes = await explain(opened.delivery.context.pool, text, GENERIC_PLAN_SETTINGS);
      const locks = nodes.some((node) => node["Node Type"] === "LockRows");
      const updates = nodes.some(
        (node) => node.Operation === "Update" && node["Relation Name"] === "callbacks",
      );
      return { locks, updates };
    }),
  );
  expect(kinds).toEqual([
    { locks: true, updates: false },
    { locks: false, updates: true },
  ]);
});

// A new connection plans on the current statistics.
test("claims planned on many lanes read the lanes of an endpoint in index order", async () => {
  const { pool } = opened.delivery.context;
  const lanes = Array.from({ length: 2000 }, (_, sessionId) => ({
    sessionId,
    origin: `https://m${sessionId % 5}.example`,
  }));
  await insertLanes(pool, lanes);
  await pool.query("analyze lanes");
  const text =
    (await catchStatements((connection) => claimCallbacks(connection, LANES, REQUEST))).at(-1) ?? "";
  const scans = (await explain(pool, text, GENERIC_PLAN_SETTINGS)).filter(
    (node) => node["Relation Name"] === "lanes" && node["Node Type"].includes("Scan"),
  );
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((node) => !/^Index (Only )?Scan$/.test(node["Node Type"]))).toEqual([]);
});

test("failing lanes are found through the index of due lanes, and not among idle ones", async () => {
  const { pool } = opened.delivery.context;
  await pool.query("update lanes set due_at = null where session_id >= 20");
  await pool.query("vacuum analyze lanes");
  const plan = await explain(pool, await catchQuery((caught) => listLanes(caught, { state: "failing" })));
  const indexes = plan.flatMap((node) => node["Index Name"] ?? []);
  expect(indexes.filter((index) => index.startsWith("lanes_"))).toEqual(["lanes_due"]);
});

// Both versions run side by side during a roll-out.
test.each([
  { condition: "state = 'open' and due_at is not null", index: "lanes_due" },
  { condition: "state <> 'open'", index: "lanes_not_open" },
])("the index $index has the lanes of the previous version: $condition", async ({ condition, index }) => {
  const { pool } = opened.delivery.context;
  const plan = await explain(pool, `select from lanes where ${condition}`, "set enable_seqscan = off");
  expect(plan.flatMap((node) => node["Index Name"] ?? [])).toEqual([index]);
});

test("the backlog reads the waiting lanes once", async () => {
  const { pool, merchants } = opened.delivery.context;
  const text = await catchQuery((caught) => readBacklog({ pool: caught, merchants }, 100));
  const nodes = await explain(pool, text);
  expect(nodes.filter((node) => node["Relation Name"] === "lanes")).toHaveLength(1);
  expect(nodes.filter((node) => node["Function Name"] === "find_oldest_undelivered")).toHaveLength(1);
});

/** Returns the statement that a function sends to a pool. */
async function catchQuery(ask: (pool: Pool) => Promise<unknown>): Promise<string> {
  const query = vi.fn(async (_query: QueryConfig) => ({ rows: [[{}]], fields: [{ name: "total" }] }));
  await ask({ query } as unknown as Pool);
  return query.mock.calls[0]?.[0].text ?? "";
}

/** Returns the statements that a function sends; the first one is answered with `rows`. */
async function catchStatements(ask: Case["ask"], rows: readonly object[] = []): Promise<readonly string[]> {
  const caught: string[] = [];
  const query = async (...asked: readonly QueryConfig[]) => {
    caught.push(...asked.map(({ text }) => text));
    return { rows: caught.length === 1 ? rows : [] };
  };
  await ask({ query, queryArrays: query, queryArraysAfter: query } as unknown as DedicatedConnection);
  return caught;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly Operation?: string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly "Function Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Returns all nodes of the generic plan of a statement, on a connection with the given settings. */
async function explain(pool: Pool, text: string, setUp = ""): Promise<readonly PlanNode[]> {
  const client = await pool.connect();
  try {
    await client.query(`${setUp}; set plan_cache_mode = force_generic_plan`);
    await client.query(`prepare asked as ${text}`);
    const count = Math.max(0, ...Array.from(text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
    const values = Array.from({ length: count }, () => "null").join();
    const { rows } = await client.query(
      `explain (format json) execute asked${values === "" ? "" : `(${values})`}`,
    );
    return listNodes(rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    client.release(true);
  }
}

function listNodes(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

interface Scan {
  readonly relation: string;
  readonly index: string;
  readonly condition: string;
}

function readScan(node: PlanNode): readonly Scan[] {
  const { "Relation Name": relation, "Index Name": index = "", "Index Cond": condition = "" } = node;
  return relation !== undefined && node["Node Type"].includes("Scan") ? [{ relation, index, condition }] : [];
}
