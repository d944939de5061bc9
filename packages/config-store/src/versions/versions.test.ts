import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPool, type TestPool } from "../../test/open-test-pool.ts";
import { CONFIGURATION_CHANNEL } from "../configuration/change-notifications.ts";
import { activateVersion, rollBack } from "./activate-version.ts";
import { readHistory, readState } from "./activations.ts";
import { findListedVersion, listVersions, readVersion, storeVersion } from "./stored-versions.ts";

const ANNA = { actor: "anna", reason: "spring prices" };
const BERT = { actor: "bert", reason: "undo" };

let database: TestPool;
beforeAll(async () => {
  database = await openTestPool();
});
afterAll(() => database[Symbol.asyncDispose]());

test("versions are stored once and found by their digest", async () => {
  const { pool } = database;
  const version = describe("stored");
  expect(await storeVersion(pool, version, ANNA)).toBe(true);
  const again = { ...version, files: [{ path: "other.yaml", text: "the same, otherwise written" }] };
  expect(await storeVersion(pool, again, BERT)).toBe(false);
  const stored = { ...version, ...ANNA, storedAt: expect.any(Date), databaseRole: "postgres" };
  expect(await readVersion(pool, version.digest)).toEqual(stored);
  const start = version.digest.slice(0, 20);
  await expect(readVersion(pool, start)).rejects.toMatchObject({ code: "unknown-version" });
});

test("versions are numbered in the order of storing, without gaps, and may have a name", async () => {
  const { pool } = database;
  const [one, two] = [describe("numbered"), { ...describe("named"), name: "spring prices" }];
  await storeVersion(pool, one, ANNA);
  await storeVersion(pool, { ...one, name: "too late" }, BERT);
  await storeVersion(pool, two, ANNA);
  const first = await findListedVersion(pool, one.digest);
  const second = await findListedVersion(pool, two.digest);
  expect(first?.name).toBeUndefined();
  expect(second).toMatchObject({ name: "spring prices", number: (first?.number ?? 0) + 1 });
  const newest = await listVersions(pool, { limit: 1, after: undefined });
  expect(newest).toMatchObject({ items: [{ digest: two.digest }], next: two.digest });
  expect((await listVersions(pool, { limit: 1, after: newest.next })).items).toEqual([first]);
});

test("versions and switches are immutable", async () => {
  const { pool } = database;
  await activateVersion(pool, describe("for good"), ANNA);
  for (const change of [
    "update configuration_versions set files = '[]'",
    "delete from configuration_versions",
    "truncate configuration_versions cascade",
    "update configuration_activations set reason = ''",
    "delete from configuration_activations",
  ]) {
    await expect(pool.query(change), change).rejects.toThrow("is never changed");
  }
});

test("activation and rollback change the state and the history, and notify all processes", async () => {
  const { pool } = database;
  const [a, b] = [describe("a"), describe("b")];
  const countNotified = await countAnnouncements();
  const first = await activateVersion(pool, a, ANNA);
  const second = await activateVersion(pool, b, ANNA);
  expect(second.previous).toBe(a.digest);
  expect(await readState(pool)).toMatchObject({ activationId: second.activationId, digest: b.digest });
  const back = await rollBack(pool, BERT);
  expect(back).toMatchObject({ digest: a.digest, previous: b.digest });
  expect(await readState(pool)).toMatchObject({ activationId: back.activationId, digest: a.digest });
  expect(await readHistory(pool, { limit: 3 })).toEqual([
    { ...entry(back, "rollback"), ...BERT },
    { ...entry(second, "activate"), ...ANNA },
    { ...entry(first, "activate"), ...ANNA },
  ]);
  await expect.poll(countNotified).toBe(3);
  const audit = await pool.query(
    "select actor, action, subject, reason, detail from audit order by audit_id desc limit 1",
  );
  expect(audit.rows).toEqual([
    {
      ...BERT,
      action: "rollback-configuration",
      subject: "configuration",
      detail: { digest: a.digest, previous: b.digest },
    },
  ]);
  expect(await rollBack(pool, { ...BERT, digest: b.digest })).toMatchObject({ digest: b.digest });
});

test("a switch is rejected when the active version is not the expected one", async () => {
  const { pool } = database;
  const seen = describe("seen");
  await activateVersion(pool, seen, ANNA);
  await activateVersion(pool, describe("meanwhile"), BERT);
  const before = await readState(pool);
  const late = activateVersion(pool, describe("late"), { ...ANNA, expected: seen.digest });
  await expect(late).rejects.toMatchObject({ code: "other-version-active" });
  await expect(rollBack(pool, { ...ANNA, expected: null })).rejects.toMatchObject({
    code: "other-version-active",
  });
  expect(await readState(pool)).toEqual(before);
  await expect(readVersion(pool, describe("late").digest)).rejects.toMatchObject({ code: "unknown-version" });
});

test("one of several concurrent switches with the same expectation succeeds", async () => {
  const { pool } = database;
  const { digest: expected } = await readState(pool);
  const switches = Array.from({ length: 8 }, (_, number) =>
    activateVersion(pool, describe(`at once ${number}`), { ...ANNA, expected }),
  );
  const outcomes = await Promise.allSettled(switches);
  const done = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.digest] : []));
  expect(done).toEqual([(await readState(pool)).digest]);
});

function describe(text: string) {
  const digest = `sha256:${createHash("sha256").update(text).digest("hex")}`;
  return { digest, files: [{ path: "merchants.yaml", text }] };
}

function entry(
  { activationId, digest, previous }: { activationId: string; digest: string; previous: string | null },
  kind: string,
) {
  return { activationId, digest, previous, kind, at: expect.any(Date), databaseRole: "postgres" };
}

/** Returns a function that counts the notifications so far. */
async function countAnnouncements(): Promise<() => number> {
  const client = await database.pool.connect();
  let count = 0;
  client.on("notification", () => {
    count++;
  });
  await client.query(`listen ${CONFIGURATION_CHANNEL}`);
  return () => {
    if (count === 3) client.release(true);
    return count;
  };
}
