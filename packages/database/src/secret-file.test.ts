import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, onTestFinished, test } from "vitest";
import { openPool } from "./open-pool.ts";
import { followSecretFile } from "./secret-file.ts";

test("new connections use the password that the file has then, and open ones stay", async () => {
  const folder = mkdtempSync(join(tmpdir(), "secret-file-"));
  const database = await createTestDatabase();
  const owner = openPool(database.connectionString);
  const role = `rotated_${process.pid}`;
  const writeAddress = (password: string) => {
    const url = Object.assign(new URL(database.connectionString), { username: role, password });
    writeFileSync(join(folder, "url"), `${url.href}\n`);
    return url.href;
  };
  await owner.query(`create role ${role} login password 'first'`);
  const address = writeAddress("first");
  followSecretFile(address, join(folder, "url"));
  const pool = openPool(address, { maxConnections: 2 });
  onTestFinished(async () => {
    await pool.end();
    await owner.query(`drop role ${role}`);
    await owner.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const open = await pool.connect();
  await owner.query(`alter role ${role} password 'second'`);
  await expect(pool.query("select")).rejects.toMatchObject({ name: "ConnectError", code: "28P01" });
  writeAddress("second");
  expect((await pool.query("select current_user as name")).rows).toEqual([{ name: role }]);
  expect((await open.query("select current_user as name")).rows).toEqual([{ name: role }]);
  open.release();
});

test("a file that is not there or empty leaves the address", async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "secret-file-"));
  followSecretFile(database.connectionString, join(folder, "url"));
  const pool = openPool(database.connectionString);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const first = await pool.connect();
  writeFileSync(join(folder, "url"), "\n");
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  first.release();
});
