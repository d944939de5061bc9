import { execFileSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type DatabaseProxy, startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { collectLog } from "../test/collect-log.ts";
import { makeDecision } from "../test/decision-records.ts";
import { openTestPool, type TestPool } from "../test/open-test-pool.ts";
import { recordDecisions } from "./record-decisions.ts";
import { scanDecisions } from "./scan-decisions.ts";
import type { NewVersion, RecordedVersions } from "./version-recorder.ts";

let database: TestPool;
beforeAll(async () => {
  database = await openTestPool();
});
afterAll(() => database[Symbol.asyncDispose]());

let clients = 100;
const DIGEST = `sha256:${"b".repeat(64)}`;
const STORED: NewVersion[] = [];
const VERSIONS: RecordedVersions = {
  current: { digest: DIGEST, files: [{ path: "merchants.yaml", text: "x: 1" }] },
  // Fails as long as the database is away, as the table of versions does.
  async store(client, version) {
    await client.query("select");
    STORED.push(version);
  },
};

interface TrialOptions {
  readonly spool?: boolean;
  readonly capacity?: number;
  readonly queryTimeoutMs?: number;
}

/** A recorder that reaches the database through a proxy, and the decisions of its client. */
async function openTrial(options: TrialOptions = {}) {
  const proxy = await startDatabaseProxy(database.connectionString);
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  const folder = await mkdtemp(join(tmpdir(), "spool-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const clientId = clients++;
  return {
    proxy,
    folder,
    /** The event IDs that are stored, in ascending order. */
    async stored(): Promise<readonly number[]> {
      const ids: number[] = [];
      for await (const { segment, rows } of scanDecisions(database.pool, { clientId }))
        ids.push(...rows.map(segment.column("eventId")));
      return ids.sort((a, b) => a - b);
    },
    open: () => openRecorder(proxy, clientId, options.spool === false ? undefined : folder, options),
  };
}

function openRecorder(
  proxy: DatabaseProxy,
  clientId: number,
  folder: string | undefined,
  { capacity = 10_000, queryTimeoutMs = 2000 }: TrialOptions,
) {
  const counts = { stored: 0, spooled: 0, dropped: 0 };
  const log = collectLog();
  const recorder = recordDecisions({
    connectionString: proxy.connectionString,
    queryTimeoutMs,
    versions: VERSIONS,
    samplePercent: 100,
    capacity,
    spool: folder === undefined ? undefined : { folder, maxBytes: 2 ** 24 },
    retentionDays: 30,
    logger: log,
  });
  recorder.onOutcome((outcome, count) => {
    counts[outcome] += count;
  });
  let closed: Promise<boolean> | undefined;
  const close = () => (closed ??= recorder.close());
  onTestFinished(async () => void (await close()));
  return {
    ...recorder,
    close,
    counts,
    log,
    record(first: number, last: number) {
      for (let eventId = first; eventId <= last; eventId++)
        recorder.record(makeDecision({ instant: Date.now(), clientId, eventId, digest: DIGEST }));
    },
  };
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

test("decisions are stored after half a second, with the version before them", async () => {
  const { open, stored } = await openTrial();
  const recorder = open();
  recorder.record(1, 450);
  expect(recorder.measure().oldestAgeMs).toBeGreaterThanOrEqual(0);
  await expect.poll(stored).toEqual(range(1, 450));
  expect(STORED.at(-1)).toEqual(VERSIONS.current);
  await expect.poll(() => recorder.counts).toEqual({ stored: 450, spooled: 0, dropped: 0 });
  expect(recorder.measure()).toEqual({ spoolBytes: 0, oldestAgeMs: 0 });
});

test("while the database is away decisions are in the spool, and are stored once when it is back", async () => {
  const { open, stored, proxy } = await openTrial();
  const recorder = open();
  recorder.record(1, 10);
  await expect.poll(stored).toHaveLength(10);
  proxy.cutOff();
  recorder.record(11, 20);
  await expect.poll(() => recorder.counts.spooled).toBe(10);
  recorder.record(21, 30);
  await expect.poll(() => recorder.counts.spooled).toBe(20);
  expect(recorder.measure().spoolBytes).toBeGreaterThan(100);
  proxy.restore();
  await expect.poll(() => recorder.counts).toEqual({ stored: 30, spooled: 20, dropped: 0 });
  expect(await stored()).toEqual(range(1, 30));
  expect(recorder.measure()).toEqual({ spoolBytes: 0, oldestAgeMs: 0 });
  expect(recorder.log.messages).toEqual(["decisions cannot be stored", "decisions are stored again"]);
});

test("a database that does not answer gets the decisions once, later", async () => {
  const { open, stored, proxy } = await openTrial();
  const recorder = open();
  recorder.record(1, 10);
  await expect.poll(stored).toHaveLength(10);
  proxy.mute();
  recorder.record(11, 20);
  await expect.poll(() => recorder.counts.spooled).toBe(10);
  await expect.poll(() => recorder.counts.stored).toBe(20);
  expect(await stored()).toEqual(range(1, 20));
});

test("a block that the database stores late, after it was spooled, is counted once", async () => {
  const { open, stored } = await openTrial();
  const recorder = open();
  recorder.record(1, 10);
  await expect.poll(stored).toHaveLength(10);
  const client = await database.pool.connect();
  await client.query("begin; lock table decision_blocks in exclusive mode");
  recorder.record(11, 20);
  await expect.poll(() => recorder.counts.spooled).toBe(10);
  await client.query("commit");
  client.release();
  await expect.poll(() => recorder.measure().spoolBytes).toBe(0);
  expect(recorder.counts).toEqual({ stored: 20, spooled: 10, dropped: 0 });
  expect(await stored()).toEqual(range(1, 20));
});

test("blocks that wait for a slow database are spooled, although it answers each within a second", async () => {
  const { open, stored } = await openTrial();
  await setInsertSeconds(0.7);
  onTestFinished(() => setInsertSeconds(0));
  await database.pool.query(
    "create trigger slow before insert on decision_blocks for each row execute function wait_before_insert()",
  );
  const recorder = open();
  let last = 0;
  await expect
    .poll(() => {
      last++;
      recorder.record(last, last);
      return recorder.counts.spooled;
    })
    .toBeGreaterThan(0);
  await setInsertSeconds(0);
  await expect.poll(() => recorder.counts.stored).toBe(last);
  expect(await stored()).toEqual(range(1, last));
});

/** Replaces the function of a trigger, which needs no lock of the table. */
async function setInsertSeconds(seconds: number): Promise<void> {
  await database.pool.query(
    `create or replace function wait_before_insert() returns trigger language plpgsql
    as 'begin perform pg_sleep(${seconds}); return new; end'`,
  );
}

test("an answer to a commit that is lost does not store decisions twice", async () => {
  const { open, stored, proxy } = await openTrial();
  const recorder = open();
  recorder.record(1, 10);
  await expect.poll(stored).toHaveLength(10);
  proxy.loseNextCommit();
  recorder.record(11, 20);
  await expect.poll(() => recorder.counts.stored).toBe(20);
  expect(await stored()).toEqual(range(1, 20));
});

test("a recorder that closes leaves its decisions in the spool, and another process stores them with their version", async () => {
  const { open, stored, proxy } = await openTrial();
  proxy.cutOff();
  const first = open();
  first.record(1, 10);
  expect(await first.close()).toBe(true);
  expect(first.counts).toEqual({ stored: 0, spooled: 10, dropped: 0 });
  await database.pool.query(
    "alter table configuration_versions disable trigger all; delete from configuration_versions",
  );
  proxy.restore();
  const second = open();
  await expect.poll(stored).toEqual(range(1, 10));
  await expect.poll(() => second.counts).toEqual({ stored: 10, spooled: 0, dropped: 0 });
  expect(STORED.at(-1)).toEqual(VERSIONS.current);
});

test("closing stores the waiting decisions", async () => {
  const { open, stored } = await openTrial();
  const recorder = open();
  recorder.record(1, 5000);
  expect(await recorder.close()).toBe(true);
  expect(recorder.counts).toEqual({ stored: 5000, spooled: 0, dropped: 0 });
  expect(await stored()).toHaveLength(5000);
});

test("when the spool cannot be written, decisions wait in memory, and the oldest are dropped and counted", async () => {
  const { open, stored, proxy, folder } = await openTrial({ capacity: 400 });
  await rm(folder, { recursive: true });
  await writeFile(folder, "");
  proxy.cutOff();
  const recorder = open();
  recorder.record(1, 1000);
  await expect.poll(() => recorder.counts.dropped).toBeGreaterThan(0);
  proxy.restore();
  await expect.poll(() => recorder.counts.stored + recorder.counts.dropped).toBe(1000);
  const found = await stored();
  expect(found).toHaveLength(recorder.counts.stored);
  expect(found.slice(-300)).toEqual(range(701, 1000));
  expect(recorder.log.messages).toContain("the spool of decisions fails");
});

test("without a spool decisions wait in memory; those that are left when it closes are counted", async () => {
  const { open, stored, proxy } = await openTrial({ spool: false });
  const recorder = open();
  proxy.cutOff();
  recorder.record(1, 100);
  await expect.poll(() => recorder.log.messages).toContain("decisions cannot be stored");
  proxy.restore();
  await expect.poll(stored).toEqual(range(1, 100));
  proxy.cutOff();
  recorder.record(101, 150);
  expect(await recorder.close()).toBe(false);
  expect(recorder.counts).toEqual({ stored: 100, spooled: 0, dropped: 50 });
});

test("a process keeps its folder while the database does not answer, also while it closes", async () => {
  const { open, proxy, folder, stored } = await openTrial({ queryTimeoutMs: 20_000 });
  const recorder = open();
  recorder.record(1, 10);
  await expect.poll(stored).toHaveLength(10);
  proxy.mute();
  recorder.record(11, 20);
  await expect.poll(() => recorder.counts.spooled).toBe(10);
  const [name = ""] = await readdir(folder);
  const own = join(folder, name);
  const isKept = async () => {
    await utimes(own, 0, 0);
    await expect.poll(async () => (await stat(own)).mtimeMs).toBeGreaterThan(0);
  };
  await isKept();
  const closing = recorder.close();
  await isKept();
  expect(await closing).toBe(true);
  expect((await stat(own)).mtimeMs).toBe(0);
});

test("all decisions that wait count, however long their compression hangs", async () => {
  // Every thread of the pool waits for the other end of a FIFO, as in a disk that does not answer.
  const { open, folder } = await openTrial({ capacity: 400 });
  const fifo = join(folder, "fifo");
  execFileSync("mkfifo", [fifo]);
  const recorder = open();
  const hanging = Array.from({ length: 4 }, () => readFile(fifo));
  for (let turn = 0; turn < 10; turn++) {
    recorder.record(turn * 1000 + 1, (turn + 1) * 1000);
    await setImmediate();
  }
  expect(recorder.counts.dropped).toBeGreaterThanOrEqual(9600);
  // Not on a thread of the pool.
  closeSync(openSync(fifo, "r+"));
  await Promise.all(hanging);
  await expect.poll(() => recorder.counts.stored + recorder.counts.dropped).toBe(10_000);
});

test("something else in the folder of the spool is logged", async () => {
  const { open, folder } = await openTrial();
  await symlink("/dev/zero", join(folder, "zero"));
  const recorder = open();
  await expect
    .poll(() => recorder.log.messages)
    .toContain("the spool of decisions holds something else, which is left there");
});
