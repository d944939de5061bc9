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
  const text = await catchStatement(ask);
  const scans = (await explain(opened.delivery.context.pool, text)).filter(({ relation }) =>
    relation.startsWith("callbacks_"),
  );
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter(({ condition }) => !/\bsession_id = /.test(condition))).toEqual([]);
});

/** The text of the statement that a function sends first. */
async function catchStatement(ask: Case["ask"]): Promise<string> {
  let caught = "";
  const query = async ({ text }: QueryConfig) => {
    caught = text;
    return { rows: [] };
  };
  await ask({ query } as unknown as KeptConnection);
  return caught;
}

interface Scan {
  readonly relation: string;
  readonly condition: string;
}

async function explain(pool: Pool, text: string): Promise<readonly Scan[]> {
  const client = await pool.connect();
  try {
    await client.query(PLANNED_ONCE);
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    return listScans(rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    client.release(true);
  }
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

function listScans(node: PlanNode): readonly Scan[] {
  const { "Relation Name": relation, "Index Cond": condition = "", Plans: plans = [] } = node;
  const own = relation !== undefined && node["Node Type"].includes("Scan") ? [{ relation, condition }] : [];
  return [...own, ...plans.flatMap(listScans)];
}
