import type { Pool, QueryConfig } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { DEFAULT_BREAKER } from "../endpoints/breaker.ts";
import { claimLanes } from "./claim-lanes.ts";
import { claimRedeliveries } from "./claim-redeliveries.ts";
import { type KeptConnection, PLANNED_ONCE } from "./kept-connection.ts";
import { settleLanes } from "./settle-lanes.ts";

let opened: TestDelivery;

beforeAll(async () => {
  opened = await openTestDelivery();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const REQUEST = { freeSlots: 256, leaseMs: 60_000, rooms: new Map(), turn: "" };
const SETTLING = { leaseMs: 60_000, breaker: DEFAULT_BREAKER, worker: "worker" };

interface Case {
  readonly name: string;
  readonly ask: (connection: KeptConnection) => Promise<unknown>;
}

// A worker keeps its plans for as long as its connection lasts, and the first worker of a new database makes them while
// there is nothing in it: what reads whole tables then is slower with every callback.
test.each<Case>([
  { name: "claims", ask: (connection) => claimLanes(connection, REQUEST) },
  { name: "claims of redeliveries", ask: (connection) => claimRedeliveries(connection, REQUEST) },
  { name: "settlements", ask: (connection) => settleLanes(connection, [], SETTLING) },
])("$name that are planned on empty tables reach callbacks by their session", async ({ ask }) => {
  const plans = await explain(opened.delivery.context.pool, (await catchStatements(ask)).at(-1) ?? "");
  const scans = plans.flatMap(readScan).filter(({ relation }) => relation.startsWith("callbacks_"));
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter(({ condition }) => !/\bsession_id = /.test(condition))).toEqual([]);
  expect(scans.filter(({ index }) => !/_pkey$/.test(index))).toEqual([]);
});

// See `LOCK_LANES`: with both in one statement the server crashes, now and then.
test("no statement locks rows and updates partitions", async () => {
  const texts = await catchStatements((connection) => settleLanes(connection, [], SETTLING));
  const kinds = await Promise.all(
    texts.map(async (text) => {
      const nodes = await explain(opened.delivery.context.pool, text);
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

/** The texts of the statements that a function sends. */
async function catchStatements(ask: Case["ask"]): Promise<readonly string[]> {
  const caught: string[] = [];
  const query = async (...asked: readonly QueryConfig[]) => {
    caught.push(...asked.map(({ text }) => text));
    return { rows: [] };
  };
  await ask({ query, queryAfter: query } as unknown as KeptConnection);
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

/** Every node of the plan that a worker has for a statement. */
async function explain(pool: Pool, text: string): Promise<readonly PlanNode[]> {
  const client = await pool.connect();
  try {
    await client.query(PLANNED_ONCE);
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
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
