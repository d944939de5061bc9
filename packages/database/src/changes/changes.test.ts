import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { recordAction } from "../audit.ts";
import { migrate } from "../migrate.ts";
import { openPool } from "../open-pool.ts";
import { announceChanges } from "./announce-changes.ts";
import { CHANGE_KINDS, CHANGES_CHANNEL } from "./change-kinds.ts";
import { createChangeFeed } from "./follow-changes.ts";

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase({ migrate });
  pool = openPool(database.connectionString);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** A feed without heartbeats, unless a test wants them. */
function openFeed(signMs = 3_600_000) {
  const feed = createChangeFeed(() => pool, signMs);
  onTestFinished(() => feed.close());
  return feed;
}

/** The next change, without heartbeats. */
async function readChange(changes: ReturnType<ReturnType<typeof openFeed>["follow"]>) {
  for (;;) {
    const { value } = await changes.next();
    if (value === undefined || value.length > 0) return value;
  }
}

async function countListeners(): Promise<number> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and query in ('select', $1)",
    [`listen ${CHANGES_CHANNEL}`],
  );
  return rowCount ?? 0;
}

test("all followers get what any process announces, over one connection, which ends with the last of them", async () => {
  const feed = openFeed();
  const first = feed.follow();
  expect(await readChange(first)).toEqual(CHANGE_KINDS);
  const second = feed.follow();
  expect(await readChange(second)).toEqual(CHANGE_KINDS);
  expect(await countListeners()).toBe(1);

  const announcer = announceChanges(pool);
  onTestFinished(() => announcer.stop());
  announcer.add("decisions");
  expect(await readChange(first)).toEqual(["decisions"]);
  expect(await readChange(second)).toEqual(["decisions"]);

  await first.return();
  expect(feed.followers).toBe(1);
  await second.return();
  await expect.poll(countListeners).toBe(0);
});

test("changes in quick succession are announced together", async () => {
  const changes = openFeed().follow();
  await readChange(changes);
  const announcer = announceChanges(pool, 50);
  onTestFinished(() => announcer.stop());
  announcer.add("callbacks");
  announcer.add("lanes", "callbacks");
  announcer.add("endpoints");
  expect(await readChange(changes)).toEqual(["callbacks"]);
  expect(await readChange(changes)).toEqual(["callbacks", "lanes", "endpoints"]);
  announcer.add("sessions");
  expect(await readChange(changes)).toEqual(["sessions"]);
});

test("an operator action is announced on commit", async () => {
  const changes = openFeed().follow();
  await readChange(changes);
  const action = { actor: "anna", reason: "a test", action: "pause-lane", subject: "session:1" };
  const auditId = await recordAction(pool, action);
  expect(auditId).toBeGreaterThan(0);
  expect(await readChange(changes)).toEqual(CHANGE_KINDS.filter((kind) => kind !== "decisions"));
});

test("a lost connection is replaced, and everything may have changed meanwhile", async () => {
  const changes = openFeed(20).follow();
  await readChange(changes);
  expect(await changes.next()).toEqual({ done: false, value: [] });
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query in ('select', $1)",
    [`listen ${CHANGES_CHANNEL}`],
  );
  expect(await readChange(changes)).toEqual(CHANGE_KINDS);
});

test("a follower that is aborted ends at once, also while the database is away", async () => {
  const feed = createChangeFeed(() => undefined);
  const leaving = new AbortController();
  const next = feed.follow(leaving.signal).next();
  expect(feed.followers).toBe(1);
  leaving.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  expect(feed.followers).toBe(0);
  expect(await feed.follow(leaving.signal).next()).toEqual({ done: true, value: undefined });
});

test("closing a feed ends its followers", async () => {
  const feed = openFeed();
  const changes = feed.follow();
  await readChange(changes);
  const next = changes.next();
  await feed.close();
  expect(await next).toEqual({ done: true, value: undefined });
  expect(feed.followers).toBe(0);
});
