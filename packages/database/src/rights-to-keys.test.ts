import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { MIGRATIONS_FOLDER, migrate, migrateFrom, readMigrations } from "./migrate.ts";

test("migration 0016 lets the user of an older process keep the old name of the keys", async () => {
  const { connectionString, drop } = await createTestDatabase();
  const role = `older_${Date.now()}`;
  const client = new Client({ connectionString });
  await client.connect();
  onTestFinished(async () => {
    await client.query(`drop owned by ${role}; drop role ${role}`);
    await client.end();
    await drop();
  });
  await migrateFrom(await writeOlder("0015"), connectionString, { partitions: false });
  await client.query(`create role ${role}; grant select, update on api_keys to ${role}`);

  await migrate(connectionString, { partitions: false });
  const { rows } = await client.query(
    `select name, array(select right_name from unnest(array['select', 'insert', 'update', 'delete']) right_name
       where has_table_privilege('${role}', name, right_name)) as rights
     from unnest(array['keys', 'api_keys']) name`,
  );
  expect(rows).toEqual([
    { name: "keys", rights: ["select", "update"] },
    { name: "api_keys", rights: ["select", "update"] },
  ]);
});

/** Writes the migrations before a number into a folder. */
async function writeOlder(number: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { name, sql } of await readMigrations(MIGRATIONS_FOLDER))
    if (name < number) await writeFile(join(folder, name), sql);
  return folder;
}
