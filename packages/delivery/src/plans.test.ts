import { type DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertLanes } from "../test/lanes/lane-rows.ts";
import { openTestDelivery, type TestDelivery } from "../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../test/reports.ts";
import { DEFAULT_BREAKER } from "./endpoints/endpoint-signal.ts";
import { claimLanes } from "./lanes/claim-lanes.ts";
import { claimRedeliveries } from "./lanes/claim-redeliveries.ts";
import { settleLanes } from "./lanes/settle-lanes.ts";
import { findSettled } from "./lanes/settle-queue.ts";
import { loadSessions } from "./sessions/load-sessions.ts";

let opened: TestDelivery;

beforeAll(async () => {
  opened = await openTestDelivery();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const REQUEST = { freeSlots: 256, leaseMs: 60_000, worker: "worker", capacities: new Map(), turn: "" };
const SETTLING = { leaseMs: 60_000, breaker: DEFAULT_BREAKER, worker: "worker" };

interface Case {
  readonly name: string;
  readonly ask: (connection: DedicatedConnection) => Promise<unknown>;
}

// A connection keeps its plans for as long as it lasts, and the first of a new database makes them while there is nothing
// in it: what reads whole tables then is slower with every callback.
test.each<Case>([
  { name: "claims", ask: (connection) => claimLanes(connection, REQUEST) },
  { name: "claims of redeliveries", ask: (connection) => claimRedeliveries(connection, REQUEST) },
  { name: "settlements", ask: (connection) => settleLanes(connection, [], SETTLING) },
  { name: "settlements that are looked for", ask: (connection) => findSettled(connection, [], SETTLING) },
])("$name that are planned on empty tables reach callbacks by their session", async ({ ask }) => {
  const text = (await catchStatements(ask)).at(-1) ?? "";
  expectLookUps(await explain(opened.delivery.context.pool, text, GENERIC_PLAN_SETTINGS), "callbacks_");
});

// An endpoint of which nothing is due is passed over within the index: it is no step of the statement's.
test.each<Case>([
  { name: "lanes", ask: (connection) => claimLanes(connection, REQUEST) },
  { name: "redeliveries", ask: (connection) => claimRedeliveries(connection, REQUEST) },
])("claims look for endpoints among $name that are due", async ({ name, ask }) => {
  const text = (await catchStatements(ask)).at(-1) ?? "";
  const plan = await explain(opened.delivery.context.pool, text, GENERIC_PLAN_SETTINGS);
  const scans = plan.flatMap(readScan).filter(({ index }) => index === `${name}_due`);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter(({ condition }) => !/\bdue_at <= /.test(condition))).toEqual([]);
});

test("reports that were taken before are found by their session, planned on empty tables too", async () => {
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

// See `LOCK_LANES`: with both in one statement the server crashes, now and then.
test("no statement locks rows and updates partitions", async () => {
  const texts = await catchStatements((connection) => settleLanes(connection, [], SETTLING));
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

// A connection that is made anew plans on what is there.
test("claims that are planned on many lanes take each endpoint's in the order of the index", async () => {
  const { pool } = opened.delivery.context;
  const lanes = Array.from({ length: 2000 }, (_, sessionId) => ({
    sessionId,
    origin: `https://m${sessionId % 5}.example`,
  }));
  await insertLanes(pool, lanes);
  await pool.query("analyze lanes");
  const text = (await catchStatements((connection) => claimLanes(connection, REQUEST))).at(-1) ?? "";
  const scans = (await explain(pool, text, GENERIC_PLAN_SETTINGS)).filter(
    (node) => node["Relation Name"] === "lanes" && node["Node Type"].includes("Scan"),
  );
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((node) => !/^Index (Only )?Scan$/.test(node["Node Type"]))).toEqual([]);
});

/** The texts of the statements that a function sends, when the first is answered with some rows. */
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
  readonly Plans?: readonly PlanNode[];
}

/** Every node of the plan that a connection of the pool has for a statement, set up as it is or further. */
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
