import { countPartitionDays, createPartitions, DAYS_AHEAD, migrate } from "@payment-routing/database";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  findMerchants,
  findSecrets,
  openTestDelivery,
  type TestDelivery,
} from "../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../test/reports.ts";
import { openDelivery } from "./open-delivery.ts";

// The role `clerk` may only read and write rows; another role owns the tables.

let owner: TestDelivery;
let connectionString: string;
let admin: Client;

beforeAll(async () => {
  owner = await openTestDelivery();
  admin = new Client({ connectionString: owner.connectionString });
  await admin.connect();
  await admin.query(`
    create role clerk login password 'clerk';
    grant select, insert, update, delete on all tables in schema public to clerk`);
  const url = new URL(owner.connectionString);
  url.username = "clerk";
  url.password = "clerk";
  connectionString = url.href;
});

afterAll(async () => {
  // Roles belong to the server, which all test files share.
  await admin?.query("drop owned by clerk; drop role clerk");
  await admin?.end();
  await owner?.[Symbol.asyncDispose]();
});

async function openAsClerk() {
  const failures: unknown[] = [];
  const delivery = await openDelivery({
    connectionString,
    merchants: findMerchants(),
    secrets: findSecrets(),
    onPartitionsFailed: (error) => failures.push(error),
  });
  return { delivery, failures };
}

function dropPartitions(ahead: number): Promise<unknown> {
  return admin.query(`do $$ begin
    execute format('drop table callbacks_%s', to_char((now() at time zone 'UTC')::date + ${ahead}, 'YYYYMMDD'));
  end $$`);
}

test("a process without the right to create tables works while the partitions exist", async () => {
  expect(await migrate(connectionString)).toEqual([]);
  const { delivery, failures } = await openAsClerk();
  expect(await delivery.applyReport(reportSession(), SOURCE)).toMatchObject({ outcome: "applied" });
  expect(failures).toEqual([]);
  await delivery.close();
});

test("a future partition that cannot be created is reported, and countPartitionDays counts the existing days", async () => {
  await dropPartitions(DAYS_AHEAD);
  await expect(migrate(connectionString)).rejects.toMatchObject({ code: "missing-rights" });
  expect(await migrate(connectionString, { partitions: false })).toEqual([]);
  const { delivery, failures } = await openAsClerk();
  expect(failures).toEqual([expect.objectContaining({ code: "missing-rights" })]);
  expect(await delivery.countPartitionDays()).toBe(DAYS_AHEAD);
  await delivery.close();
  await createPartitions(admin);
  expect(await countPartitionDays(admin)).toBe(DAYS_AHEAD + 1);
});

test("opening fails when the partition of the current day cannot be created", async () => {
  await dropPartitions(0);
  await expect(openAsClerk()).rejects.toMatchObject({ code: "missing-rights" });
  expect(await countPartitionDays(admin)).toBe(0);
});
