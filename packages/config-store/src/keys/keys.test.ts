import { createHash } from "node:crypto";
import { validateCredentialsFile } from "@payment-routing/config-contract";
import { openPool } from "@payment-routing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPool, type TestPool } from "../../test/open-test-pool.ts";
import { writeCredentials } from "../configuration/configuration-snapshot.ts";
import { activateVersion, rollBack } from "../versions/activate-version.ts";
import { readState } from "../versions/activations.ts";
import { createKey, revokeKey } from "./change-keys.ts";
import type { KeyHolder } from "./credentials.ts";
import { listKeys, readLiveKeys } from "./read-keys.ts";

const ANNA = { actor: "anna", reason: "new shop" };
const CLIENT: KeyHolder = { holder: "client", clientId: 10077 };
const OPERATOR: KeyHolder = { holder: "internal", scope: "operator" };

let database: TestPool;
beforeAll(async () => {
  database = await openTestPool();
});
afterAll(() => database[Symbol.asyncDispose]());

test("a key is valid until it is revoked, and only its holder has it", async () => {
  const { pool } = database;
  const expires = new Date("2030-01-01T00:00:00Z");
  const { key = "" } = await createKey(pool, { holder: CLIENT, keyId: "spring", expires }, ANNA);
  expect(key).toMatch(/^prk_[\w-]{43}$/);
  const sha256 = createHash("sha256").update(key).digest("hex");
  expect(await readLiveKeys(pool)).toEqual([{ holder: CLIENT, keyId: "spring", sha256, expires }]);
  const { rows } = await pool.query(
    "select keys::text as stored from keys union all select audit::text from audit",
  );
  for (const { stored } of rows) expect(stored).not.toContain(key);

  await revokeKey(pool, { holder: CLIENT, keyId: "spring" }, ANNA);
  expect(await readLiveKeys(pool)).toEqual([]);
  expect(await listKeys(pool)).toMatchObject([
    { keyId: "spring", createdBy: "anna", revokedBy: "anna", revokedAt: expect.any(Date) },
  ]);
  await expect(revokeKey(pool, { holder: CLIENT, keyId: "spring" }, ANNA)).rejects.toMatchObject({
    code: "unknown-key",
    message: "client 10077 has no live key spring",
  });
  const again = createKey(pool, { holder: CLIENT, keyId: "spring" }, ANNA);
  await expect(again).rejects.toMatchObject({ code: "key-exists" });
});

test("a key limited to clients is stored under a scope that versions without limits ignore", async () => {
  const { pool } = database;
  const limited = { holder: OPERATOR, keyId: "support", clientIds: [10077, 10078] };
  await createKey(pool, limited, ANNA);
  const { rows } = await pool.query("select scope from keys where key_id = 'support'");
  expect(rows).toEqual([{ scope: "limited-operator" }]);
  expect(await readLiveKeys(pool)).toMatchObject([limited]);
  expect(await listKeys(pool)).toContainEqual(expect.objectContaining(limited));
  expect(writeCredentials(await readLiveKeys(pool)).internal).toMatchObject([
    { id: "support", scope: "operator", client_ids: [10077, 10078] },
  ]);
  const { rows: audit } = await pool.query(
    "select subject, detail from audit order by audit_id desc limit 1",
  );
  const detail = { key_id: "support", client_ids: [10077, 10078] };
  expect(audit).toEqual([{ subject: "internal:operator", detail }]);
  await revokeKey(pool, { holder: OPERATOR, keyId: "support" }, ANNA);
  expect(await readLiveKeys(pool)).toEqual([]);
});

test("keys that expire at infinity do not make the others unreadable", async () => {
  const { pool } = database;
  const times = { infinity: "9999-12-31T23:59:59.999Z", "-infinity": "0001-01-01T00:00:00.000Z" };
  for (const [expires, want] of Object.entries(times)) {
    const { key = "" } = await createKey(pool, { holder: CLIENT, keyId: `endless${expires}` }, ANNA);
    const sha256 = createHash("sha256").update(key).digest("hex");
    await pool.query("update keys set expires_at = $1 where key_id = $2", [expires, `endless${expires}`]);
    const file = writeCredentials(await readLiveKeys(pool));
    expect(validateCredentialsFile(file)).toMatchObject({ ok: true });
    expect(file.credentials).toEqual([
      { client_id: 10077, keys: [{ id: `endless${expires}`, sha256, expires: want }] },
    ]);
    await revokeKey(pool, { holder: CLIENT, keyId: `endless${expires}` }, ANNA);
  }
});

test("keys expire whatever the database's format of times", async () => {
  await using other = await openTestPool();
  const { connectionString } = other;
  const expires = new Date("2020-01-01T00:00:00Z");
  await createKey(other.pool, { holder: OPERATOR, keyId: "old", expires }, ANNA);
  const name = new URL(connectionString).pathname.slice(1);
  await other.pool.query(`alter database ${name} set datestyle to 'German'`);
  const pool = openPool(connectionString);
  expect(await readLiveKeys(pool)).toMatchObject([{ keyId: "old", expires }]);
  await pool.end();
});

test("keys of clients and of the internal listener are separate", async () => {
  const { pool } = database;
  await createKey(pool, { holder: CLIENT, keyId: "main" }, ANNA);
  await createKey(pool, { holder: { ...CLIENT, clientId: 10078 }, keyId: "main" }, ANNA);
  await createKey(pool, { holder: OPERATOR, keyId: "main" }, ANNA);
  await revokeKey(pool, { holder: CLIENT, keyId: "main" }, ANNA);
  const live = (await readLiveKeys(pool)).map(({ holder }) => holder);
  expect(live).toEqual([{ holder: "client", clientId: 10078 }, OPERATOR]);
  expect((await listKeys(pool, { clientId: 10078 })).map(({ keyId }) => keyId)).toEqual(["main"]);
  const other = createKey(pool, { holder: { holder: "internal", scope: "processor" }, keyId: "main" }, ANNA);
  await expect(other).rejects.toMatchObject({ code: "key-exists" });
});

test("an existing key is created from its digest, once", async () => {
  const { pool } = database;
  const sha256 = "c".repeat(64);
  expect(await createKey(pool, { holder: CLIENT, keyId: "existing", sha256 }, ANNA)).toEqual({
    key: undefined,
  });
  expect(await readLiveKeys(pool)).toContainEqual({
    holder: CLIENT,
    keyId: "existing",
    sha256,
    expires: undefined,
  });
  const twice = createKey(pool, { holder: CLIENT, keyId: "existing-again", sha256 }, ANNA);
  await expect(twice).rejects.toMatchObject({ code: "key-exists" });
});

test("each change of keys increments the revision, activations do not, and a rollback restores no key", async () => {
  const { pool } = database;
  const revision = async () => Number((await readState(pool)).keysRevision);
  const start = await revision();
  const file = { path: "a.yaml", text: "" };
  await activateVersion(pool, { digest: `sha256:${"a".repeat(64)}`, files: [file] }, ANNA);
  await createKey(pool, { holder: CLIENT, keyId: "leaked" }, ANNA);
  await activateVersion(pool, { digest: `sha256:${"b".repeat(64)}`, files: [file] }, ANNA);
  await revokeKey(pool, { holder: CLIENT, keyId: "leaked" }, ANNA);
  await rollBack(pool, ANNA);
  expect((await revision()) - start).toBe(2);
  expect((await readLiveKeys(pool)).map(({ keyId }) => keyId)).not.toContain("leaked");
});

test("a key with a scope of a newer version is listed, and does not authenticate", async () => {
  const { pool } = database;
  await pool.query("alter table keys drop constraint keys_scope_check");
  await pool.query(
    "insert into keys (scope, key_id, sha256, created_by) values ('auditor', 'auditor-key', $1, 'anna')",
    ["d".repeat(64)],
  );
  expect((await listKeys(pool)).map(({ keyId }) => keyId)).toContain("auditor-key");
  const { internal = [] } = writeCredentials(await readLiveKeys(pool));
  expect(internal.map(({ scope }) => scope as string)).not.toContain("auditor");
});
