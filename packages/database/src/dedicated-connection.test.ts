import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, onTestFinished, test } from "vitest";
import { DedicatedConnection } from "./dedicated-connection.ts";
import { openPool } from "./open-pool.ts";

test("a lost connection fails the current query; the next one connects with the same settings", async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.connectionString);
  const connection = new DedicatedConnection(pool, (client) => client.query("set statement_timeout = 54321"));
  onTestFinished(async () => {
    await connection.close();
    await pool.end();
    await database.drop();
  });
  const readBackend = async () => {
    const text = "select pg_backend_pid() as pid, current_setting('statement_timeout') as setting";
    return (await connection.query<{ pid: number; setting: string }>({ text })).rows[0];
  };
  const first = await readBackend();
  const underWay = connection.query({ text: "select pg_sleep(30)" });
  const failed = expect(underWay).rejects.toMatchObject({ code: "57P01" });
  await pool.query("select pg_terminate_backend($1)", [first?.pid]);
  await failed;
  await expect.poll(() => readBackend().catch(() => undefined)).toMatchObject({ setting: "54321ms" });
  expect((await readBackend())?.pid).not.toBe(first?.pid);
});

test("a connection that could not be opened for a missing file is opened when the file is there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dedicated-connection-"));
  const database = await createTestDatabase();
  const url = new URL(database.connectionString);
  url.searchParams.set("uselibpqcompat", "true");
  url.searchParams.set("sslmode", "disable");
  url.searchParams.set("sslrootcert", join(folder, "authority.pem"));
  const pool = openPool(url.href);
  const connection = new DedicatedConnection(pool, async () => {});
  onTestFinished(async () => {
    await connection.close();
    await pool.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const query = () => connection.query({ text: "select 1 as one" });
  await expect(query()).rejects.toMatchObject({ name: "ConnectError", code: "ENOENT" });
  writeFileSync(join(folder, "authority.pem"), "");
  expect((await query()).rows).toEqual([{ one: 1 }]);
});
