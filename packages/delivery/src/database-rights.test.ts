import {
  countPartitionDays,
  createPartitions,
  createPastPartitions,
  DAYS_AHEAD,
  migrate,
} from "@payment-routing/database";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { collectIssues } from "../test/collect-issues.ts";
import {
  findMerchants,
  findSecrets,
  openTestDelivery,
  type TestDelivery,
} from "../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../test/reports.ts";
import { initCell } from "./cells/cell.ts";
import { openDelivery } from "./open-delivery.ts";

let opened: TestDelivery;

beforeAll(async () => {
  opened = await openTestDelivery();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

async function openService() {
  const failures: unknown[] = [];
  const delivery = await openDelivery({
    connectionString: opened.serviceConnectionString,
    merchants: findMerchants(),
    secrets: findSecrets(),
    onPartitionsFailed: (error) => failures.push(error),
  });
  return { delivery, failures };
}

async function asService(sql: string): Promise<unknown> {
  const client = new Client({ connectionString: opened.serviceConnectionString });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

/** The partition of callbacks of a day, counted from today. */
function namePartition(ahead: number): string {
  return `callbacks_${new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "")}`;
}

const dropDay = (ahead: number) => opened.owner.query(`drop table ${namePartition(ahead)}`);

test("a service creates missing partitions, which belong to the owner, and drops days that are over", async () => {
  await dropDay(0);
  await createPastPartitions(opened.owner, "callbacks", 1);
  const { delivery, failures } = await openService();
  expect(failures).toEqual([]);
  expect(await delivery.countPartitionDays()).toBe(DAYS_AHEAD + 1);
  expect(await delivery.applyReport(reportSession(), SOURCE)).toMatchObject({ outcome: "applied" });
  await delivery.close();
  const { rows } = await opened.owner.query(
    "select distinct pg_get_userbyid(relowner) as owner from pg_class where relname ~ '^callbacks_[0-9]+$'",
  );
  expect(rows).toEqual([{ owner: "payment_routing_owner" }]);
  expect(await migrate(opened.serviceConnectionString)).toEqual([]);
  await asService(`select drop_partition('${namePartition(-1)}')`);
});

test.each([
  { name: "create a table", sql: "create table mine ()" },
  { name: "change a table", sql: "alter table lanes add mine text" },
  { name: "drop a table", sql: "drop table lanes" },
  { name: "drop a partition itself", sql: `drop table ${namePartition(1)}` },
  { name: "empty a table at once", sql: "truncate lanes" },
  { name: "create a role", sql: "create role mine" },
  { name: "take the role of the owner", sql: "set role payment_routing_owner" },
])("a service may not $name", async ({ sql }) => {
  await expect(asService(sql)).rejects.toMatchObject({ code: "42501" });
});

test.each([
  { name: "of today", part: namePartition(0) },
  { name: "of a day to come", part: namePartition(1) },
  { name: "that is no partition", part: "lanes" },
  { name: "of a table without partitions", part: "lanes_20200101" },
  { name: "in quotes", part: 'callbacks"; drop table lanes; --_20200101' },
])("the function of the owner drops no table $name", async ({ part }) => {
  const call = `select drop_partition($part$${part}$part$)`;
  await expect(asService(call)).rejects.toMatchObject({ code: "22023" });
});

test("the functions of the owner use its tables, whatever the caller has in front of them", async () => {
  await dropDay(DAYS_AHEAD);
  await asService(`
    create temporary table pg_class (relname text);
    create temporary table callbacks (at timestamptz) partition by range (at);
    set search_path = pg_temp, pg_catalog, public;
    select public.create_partitions('{callbacks}', 0, ${DAYS_AHEAD})`);
  expect(await countPartitionDays(opened.owner)).toBe(DAYS_AHEAD + 1);
});

describe("without the right to use the functions", () => {
  beforeAll(() => opened.owner.query("revoke execute on function create_partitions from payment_routing"));
  afterEach(() => createPartitions(opened.owner));

  test("a future partition that is missing is reported, and countPartitionDays counts the existing days", async () => {
    await dropDay(DAYS_AHEAD);
    const url = opened.serviceConnectionString;
    await expect(migrate(url)).rejects.toMatchObject({ code: "missing-rights" });
    expect(await migrate(url, { partitions: false })).toEqual([]);
    const { delivery, failures } = await openService();
    expect(failures).toEqual([expect.objectContaining({ code: "missing-rights" })]);
    expect(await delivery.countPartitionDays()).toBe(DAYS_AHEAD);
    await delivery.close();
  });

  test("opening fails when the partition of the current day is missing", async () => {
    await dropDay(0);
    await expect(openService()).rejects.toMatchObject({ code: "missing-rights" });
    expect(await countPartitionDays(opened.owner)).toBe(0);
  });
});

test("in a cell, a service uses the views that the owner of the tables creates, also after a later migration", async () => {
  await using cell = await openTestDelivery();
  await initCell(cell.owner, { name: "a", defaultCell: "a" });
  // As `migrate` does after a change of tables.
  await cell.owner.query("select create_served_views()");
  const delivery = await cell.openAnother({ cell: "a" });
  await delivery.applyReport(reportSession(), SOURCE);
  const actor = { actor: "ada", reason: "why" };
  expect(await delivery.operations.pauseLane(1, actor)).toEqual({ done: true });
  expect((await delivery.operations.listLanes()).items).toMatchObject([{ sessionId: 1, state: "paused" }]);
  // By an account, days are searched one after the other.
  expect((await delivery.operations.listCallbacks({ accountId: 100482 })).items).toHaveLength(1);
  await cell.owner.query("delete from callbacks where session_id = 1");
  expect((await collectIssues(delivery)).issues).toMatchObject([
    { kind: "missing-callback" },
    { kind: "missing-callback" },
  ]);
  expect(await delivery.eraseSession(1, { ...actor, discardUndelivered: true })).toMatchObject({
    erased: true,
  });
});
