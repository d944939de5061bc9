import { migrate, openPool, type Pool } from "@payment-routing/database";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { runCommand } from "../../test/run-process.ts";
import { reportSession, runService } from "../../test/running-service.ts";
import { startSandboxMerchant } from "../../test/sandbox-merchant.ts";

const SANDBOX = ["serve", "--sandbox", `--config=${DEMO_FILES.config}`, `--secrets=${DEMO_FILES.secrets}`];
const PLACES = { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0" };

let database: TestDatabase;
let name: string;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase({ migrate });
  name = new URL(database.connectionString).pathname.slice(1);
  pool = openPool(database.connectionString);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

test("migrate and serve end at the start on a database with another encoding", async () => {
  await pool.query(`create database ${name}_latin1 encoding 'LATIN1' locale 'C' template template0`);
  onTestFinished(async () => void (await pool.query(`drop database ${name}_latin1 with (force)`)));
  const environment = { DATABASE_URL: `${database.connectionString}_latin1` };
  const reason =
    "the database has the encoding LATIN1, which cannot hold every text: create one with UTF8, by create database … encoding 'UTF8' template template0";
  expect(await runLine(["migrate"], { environment })).toEqual({
    code: 1,
    out: "",
    err: `payment-routing migrate: ${reason}`,
  });
  const serving = ["--role=api", "--role=search", "--config-source=database"].map((argument) =>
    runCommand([...SANDBOX, argument], { ...PLACES, ...environment }).ended(),
  );
  for (const { code, stderr } of await Promise.all(serving))
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
});

test("a read-only database can be checked, and served when it is writable", async () => {
  const environment = { DATABASE_URL: database.connectionString };
  const setReadOnly = (value: string) =>
    pool.query(`alter database ${name} set default_transaction_read_only to ${value}`);
  // A standby may lack the partition of the day, which the primary did not create.
  const { rows } = await pool.query(
    "select 'callbacks_' || to_char(now() at time zone 'UTC', 'YYYYMMDD') as today",
  );
  await pool.query(`drop table ${rows[0].today}`);
  await setReadOnly("on");
  expect(await runLine(["check"], { environment })).toMatchObject({ code: 0, err: "" });

  const merchant = await startSandboxMerchant();
  const service = await runService(merchant.args, environment);
  const internalUrl = service.internalUrl ?? "";
  await service.process.printed(/"msg":"database opened"/);
  expect(await reportSession(internalUrl, 1, 1)).toBe(503);
  await expect.poll(async () => (await fetch(`${internalUrl}/readyz`)).status).toBe(503);
  await setReadOnly("off");
  await expect.poll(async () => (await fetch(`${internalUrl}/readyz`)).status).toBe(200);
  expect(await reportSession(internalUrl, 1, 1)).toBe(201);
  // Also over connections of the worker that were opened before.
  await expect.poll(() => merchant.arrivals.length).toBe(1);
});
