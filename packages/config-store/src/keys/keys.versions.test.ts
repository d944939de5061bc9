import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPool, type TestPool } from "../../test/open-test-pool.ts";
import { writeCredentials } from "../configuration/configuration-snapshot.ts";
import { createKey } from "./change-keys.ts";
import type { KeyHolder } from "./key-holder.ts";
import { listKeys, readLiveKeys } from "./read-keys.ts";

// Processes of the version before migration 0015, which knows the scopes processor and operator, share the keys.

const OLD_SELECT = "select client_id, scope, key_id from api_keys where revoked_at is null order by key_id";
const OLD_INSERT = `
  insert into api_keys (client_id, scope, key_id, sha256, expires_at, created_by) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing`;
const OLD_REVOKE = `
  update api_keys set revoked_at = now(), revoked_by = $4
  where client_id is not distinct from $1::bigint and scope is not distinct from $2 and key_id = $3 and revoked_at is null`;

const ANNA = { actor: "anna", reason: "console" };
const digest = (character: string) => character.repeat(64);

let database: TestPool;
beforeAll(async () => {
  database = await openTestPool();
  const { pool } = database;
  for (const scope of ["processor", "viewer", "operator", "admin"] as const) {
    const holder: KeyHolder = { holder: "internal", scope };
    await createKey(pool, { holder, keyId: `${scope}-key` }, ANNA);
  }
  await createKey(pool, { holder: { holder: "client", clientId: 7 }, keyId: "client-key" }, ANNA);
});
afterAll(() => database[Symbol.asyncDispose]());

test("the previous version sees no key with a scope that it does not know", async () => {
  const { rows } = await database.pool.query(OLD_SELECT);
  expect(rows).toEqual([
    { client_id: "7", scope: null, key_id: "client-key" },
    { client_id: null, scope: "operator", key_id: "operator-key" },
    { client_id: null, scope: "processor", key_id: "processor-key" },
  ]);
});

test("the previous version creates and revokes keys, but none with a scope that it does not know", async () => {
  const { pool } = database;
  await pool.query(OLD_INSERT, [null, "operator", "old", digest("a"), null, "anna"]);
  expect(await readLiveKeys(pool)).toContainEqual(
    expect.objectContaining({ holder: { holder: "internal", scope: "operator" }, keyId: "old" }),
  );
  const same = await pool.query(OLD_INSERT, [null, "operator", "viewer-key", digest("b"), null, "anna"]);
  expect(same.rowCount).toBe(0);
  await expect(
    pool.query(OLD_INSERT, [null, "viewer", "new", digest("c"), null, "anna"]),
  ).rejects.toMatchObject({ code: "44000" });

  expect((await pool.query(OLD_REVOKE, [null, "operator", "old", "anna"])).rowCount).toBe(1);
  expect((await pool.query(OLD_REVOKE, [null, "viewer", "viewer-key", "anna"])).rowCount).toBe(0);
  expect((await readLiveKeys(pool)).map(({ keyId }) => keyId)).not.toContain("old");
});

test("a key with a scope of a newer version is listed, and does not authenticate", async () => {
  const { pool } = database;
  await pool.query("alter table keys drop constraint keys_scope_check");
  await pool.query(
    "insert into keys (scope, key_id, sha256, created_by) values ('auditor', 'auditor-key', $1, 'anna')",
    [digest("d")],
  );
  expect((await listKeys(pool)).map(({ keyId }) => keyId)).toContain("auditor-key");
  const { internal = [] } = writeCredentials(await readLiveKeys(pool));
  expect(internal.map(({ scope }) => scope).sort()).toEqual(["admin", "operator", "processor", "viewer"]);
});
