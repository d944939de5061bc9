import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createPastPartitions } from "@payment-routing/database";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { CLOSED, DAY_MS, useArchiveTrial } from "../../test/archive-trial.ts";
import { anyDecisions, makeDecision, NOON } from "../../test/decision-records.ts";
import { BlockStore } from "../block-store.ts";
import { type DecisionBlock, encodeBlocks } from "../decision-block.ts";
import {
  type DecisionsQuery,
  listDecisions,
  listRejectedSearches,
  parseDecisionCursor,
} from "../list-decisions.ts";
import { mergeBlocks } from "../merge-blocks.ts";
import { type StoredRecord, toRecord } from "../rejected-search.ts";
import { countDecisions, scanDecisions } from "../scan-decisions.ts";
import { insertBlock, storeDecisions } from "../stored-blocks.ts";
import { createVersionRecorder } from "../version-recorder.ts";
import { DecisionArchive } from "./decision-archive.ts";
import { removeClient } from "./remove-client.ts";

const trial = useArchiveTrial();

const decisions = (events: readonly number[], overrides: Partial<StoredRecord> = {}) =>
  events.map((eventId) => makeDecision({ instant: CLOSED + eventId, eventId, ...overrides }));
const range = (count: number, start = 0) => Array.from({ length: count }, (_, index) => start + index);
const store = (...records: readonly StoredRecord[]) => storeDecisions(trial.pool, records);

let requests = 0;
const rejected = (instant: number, clientId?: number) =>
  toRecord({
    // Unlike those of the service, equal IDs at one time would be listed in the order of their blocks.
    ...{ instant, requestId: `r${requests++}`, code: "invalid-document", bytes: 7, leftOut: 1 },
    issues: [{ code: "missing-element", path: "/a", line: 2, column: 3 }],
    ...(clientId !== undefined && { clientId, eventId: 2, keyId: "k" }),
  });

test("random records are listed, counted and read in the same way before and after their days are archived", async () => {
  const { pool } = trial;
  const choice = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const filters = fc.record({
    clientId: choice(1, 2),
    eventId: choice(1, 2, 3),
    since: choice(new Date(CLOSED + 20_000), new Date(CLOSED - DAY_MS)),
    until: choice(new Date(CLOSED + 40_000)),
    outcome: choice("offered", "no-eligible-method", "invalid-document"),
    digest: choice("sha256:a", "sha256:", "a"),
  });
  const block = fc
    .tuple(anyDecisions(12), fc.constantFrom(0, 0, 1), fc.array(choice(1, 2, 0), { maxLength: 2 }))
    .map(([records, daysBefore, clients]): StoredRecord[] => {
      const shift = CLOSED - NOON - daysBefore * DAY_MS;
      return [
        ...records.map((record) => ({ ...record, instant: record.instant + shift })),
        ...clients.map((client, index) => rejected(NOON + shift + index, client || undefined)),
      ];
    });
  await fc.assert(
    fc.asyncProperty(
      fc.array(block, { minLength: 1, maxLength: 8 }),
      filters,
      fc.integer({ min: 1, max: 9 }),
      async (parts, filter, limit) => {
        await createPastPartitions(pool, "decision_blocks", 5);
        await pool.query("truncate decision_blocks");
        for (const part of parts) await store(...part);
        const { run, folder, read } = await trial.open();
        // An event without a client is looked for in the period only.
        const { eventId, since = eventId === undefined ? undefined : new Date(0) } = filter;
        const query = { ...filter, since };
        const before = await readAll({ ...query, limit });
        await run();
        const archive = new DecisionArchive(folder);
        expect(await readAll({ ...query, limit, archive })).toEqual(before);
        expect((await read()).unreadable).toEqual([]);
        expect(await countDecisions(pool, {})).toBe(0);
      },
    ),
    { numRuns: 30 },
  );
}, 120_000);

/** What each reader finds. */
async function readAll({ limit, ...filter }: DecisionsQuery) {
  const { pool } = trial;
  const listed: StoredRecord[] = [];
  for (let after: DecisionsQuery["after"]; ; ) {
    const { decisions: page, next } = await listDecisions(pool, { ...filter, limit, after });
    listed.push(...page);
    if (next === undefined) break;
    after = parseDecisionCursor(next);
  }
  const { digest: _, ...rest } = filter;
  const { searches } = await listRejectedSearches(pool, { ...rest, limit: 100 });
  const scanned: unknown[] = [];
  for await (const { segment, rows } of scanDecisions(pool, filter))
    for (const row of rows)
      scanned.push(
        JSON.stringify([
          ...[segment.column("instant")(row), segment.column("requestId")(row)],
          ...[segment.column("offered")(row), Object.entries(segment.factsAt(row)).sort()],
        ]),
      );
  return { listed, searches, scanned: scanned.sort(), count: await countDecisions(pool, filter) };
}

test("a day that has ended for an hour is moved, sorted by client, and its blocks are dropped", async () => {
  const { run, names, read, log } = await trial.open();
  await store(...decisions([3, 4], { clientId: 9 }), ...decisions([1, 2], { clientId: 5 }), rejected(CLOSED));
  const midnight = Math.floor(CLOSED / DAY_MS + 1) * DAY_MS;
  await run({ now: midnight + 3_599_999 });
  expect(await trial.isStored()).toBe(true);
  await run({ now: midnight + 3_600_000 });
  expect(await trial.isStored()).toBe(false);
  expect(await names()).toEqual([
    expect.stringMatching(/^blocks-[0-9a-f]{8}\.json$/),
    expect.stringMatching(/^decisions-[0-9a-f]{8}-1\.parquet$/),
    "manifest.json",
    expect.stringMatching(/^rejected-[0-9a-f]{8}-1\.parquet$/),
  ]);
  expect(await read()).toEqual({ events: [1, 2, 3, 4], unreadable: [] });
  expect(log.messages).toEqual(["decisions archived"]);
});

test("a crash before the manifest is renamed leaves the day in the database", async () => {
  const { run, day, names, read, log } = await trial.open();
  await store(...decisions(range(20)));
  // It makes an empty archive.
  await run({ now: CLOSED });
  // The rename fails.
  await mkdir(join(day, "manifest.json", "x"), { recursive: true });
  await run();
  expect(log.messages).toEqual(["a day of decisions was not archived"]);
  await rm(join(day, "manifest.json"), { recursive: true });
  await writeFile(join(day, "decisions-00000000-1.parquet.partial"), "of a process that was killed");
  expect(await trial.isStored()).toBe(true);
  expect(await read()).toEqual({ events: range(20), unreadable: [] });
  await run();
  expect(await trial.isStored()).toBe(false);
  expect(await read()).toEqual({ events: range(20), unreadable: [] });
  expect(await names()).toHaveLength(3);
});

test("a day that is in the database and in the archive is read once, and late blocks are added to it", async () => {
  const { pool } = trial;
  const { run, day, names, read, folder } = await trial.open();
  await store(...decisions(range(20)));
  const reader = await pool.connect();
  onTestFinished(() => reader.release(true));
  await reader.query(
    "set idle_in_transaction_session_timeout = 0; begin; lock table decision_blocks in access share mode",
  );
  await run();
  expect(await trial.isStored()).toBe(true);
  // A file that a crash leaves beside those of the manifest.
  const [, part = ""] = await names();
  await cp(join(day, part), join(day, "decisions-00000000-1.parquet"));
  const after = async () => {
    expect(await read()).toEqual({ events: range(20), unreadable: [] });
    expect(await countDecisions(pool, { archive: new DecisionArchive(folder) })).toBe(20);
  };
  await after();
  // Blocks that come meanwhile are not merged with archived ones.
  await store(...decisions([20]));
  await mergeBlocks(pool);
  expect((await read()).events).toEqual(range(21));
  await reader.query("rollback");
  await run();
  expect(await trial.isStored()).toBe(false);
  expect(await names()).toHaveLength(5);
  expect(await read()).toEqual({ events: range(21), unreadable: [] });

  // A spool may hold a block for days.
  const versions = { find: () => undefined, onChange: () => undefined } as never;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const blocks = new BlockStore(pool, createVersionRecorder(pool, versions), 30, log);
  for await (const block of encodeBlocks(decisions([21])))
    expect(await blocks.store(block, [])).toBe("stored");
  expect((await read()).events).toEqual(range(22));
  await run();
  expect(await trial.isStored()).toBe(false);
  expect(await read()).toEqual({ events: range(22), unreadable: [] });
}, 60_000);

test("a process that is killed after any change of the files leaves every record readable once", async () => {
  const { folder, read } = await trial.open();
  const count = 6000;
  for (const start of range(6)) await store(...decisions(range(1000, 1000 * start), { clientId: start % 5 }));
  const script = new URL("../../test/archive-process.ts", import.meta.url);
  const states = new Set<string>();
  for (let isKilled = true; isKilled; ) {
    const child = fork(script, [trial.connectionString, folder], { stdio: "ignore" });
    let hasEnded = false;
    const ended = once(child, "exit").finally(() => {
      hasEnded = true;
    });
    // Until there are files of other names than after any kill so far; batches have random names.
    for (let state: string; !hasEnded; await setTimeout(1)) {
      state = readdirSync(folder, { recursive: true })
        .join()
        .replace(/-[0-9a-f]{8}-/g, "-");
      if (states.has(state)) continue;
      states.add(state);
      break;
    }
    isKilled = child.kill("SIGKILL");
    await ended;
    // The connection of a killed process ends a moment later, with its lock.
    await setTimeout(200);
    const { events, unreadable } = await read();
    expect(events).toEqual(range(count));
    expect(unreadable.filter((each) => !each.endsWith("days.json: missing"))).toEqual([]);
  }
  expect(states.size).toBeGreaterThan(4);
  expect(await trial.isStored()).toBe(false);
  expect(await read()).toEqual({ events: range(count), unreadable: [] });
}, 300_000);

test("a database that is restored to before its blocks were merged has no decision twice", async () => {
  const { pool } = trial;
  const { run, read, names } = await trial.open();
  const blocks: DecisionBlock[] = [];
  for (const event of range(20))
    for await (const block of encodeBlocks(decisions([event]))) blocks.push(block);
  const storeAll = async () => {
    for (const block of blocks) await insertBlock(pool, block);
  };
  await storeAll();
  await mergeBlocks(pool);
  await run();
  const before = await names();
  await createPastPartitions(pool, "decision_blocks", 5);
  await storeAll();
  expect(await read()).toEqual({ events: range(20), unreadable: [] });
  await run();
  expect(await trial.isStored()).toBe(false);
  expect(await read()).toEqual({ events: range(20), unreadable: [] });
  expect(await names()).toEqual(before);
});

test("two processes archive one day once", async () => {
  const { run, names, read } = await trial.open();
  await store(...decisions(range(50)));
  await Promise.all([run(), run(), run()]);
  expect(await names()).toHaveLength(3);
  expect(await read()).toEqual({ events: range(50), unreadable: [] });
});

test.each<{ name: string; damage: (day: string, part: string) => Promise<unknown>; want: RegExp }>([
  {
    name: "a part that is gone",
    damage: (day, part) => rm(join(day, part)),
    want: /decisions-\w+-1\.parquet: missing$/,
  },
  {
    name: "a changed byte",
    damage: async (day, part) => {
      const bytes = await readFile(join(day, part));
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      await writeFile(join(day, part), bytes);
    },
    want: /decisions-\w+-1\.parquet: the bytes from 0 on are not those written$/,
  },
  {
    name: "a part that is cut off",
    damage: async (day, part) =>
      writeFile(join(day, part), (await readFile(join(day, part))).subarray(0, -9)),
    want: /decisions-\w+-1\.parquet: the file is too short$/,
  },
  { name: "no manifest", damage: (day) => rm(join(day, "manifest.json")), want: /manifest\.json: missing$/ },
  { name: "no day", damage: (day) => rm(day, { recursive: true }), want: /manifest\.json: missing$/ },
])("$name is named, the other days are read, and nothing replaces it", async ({ damage, want }) => {
  const { run, day, names, read, log, folder } = await trial.open();
  await store(...decisions([1, 2]), ...decisions([3], { instant: CLOSED - DAY_MS }));
  await run();
  const [, part = ""] = await names();
  await damage(day, part);
  expect(await read()).toEqual({ events: [3], unreadable: [expect.stringMatching(want)] });
  const archive = new DecisionArchive(folder);
  const listed = await listDecisions(trial.pool, { limit: 9, archive });
  expect([listed.decisions.length, listed.unreadable]).toEqual([1, [expect.stringMatching(want)]]);
  const before = [...log.messages];
  await run();
  expect(log.messages).toEqual(before);
  expect((await read()).unreadable).toHaveLength(1);
});

test("retention deletes the files of expired days", async () => {
  const { run, read, folder } = await trial.open();
  await store(...decisions([1]), ...decisions([2], { instant: CLOSED - DAY_MS }));
  await run();
  const midnight = Math.floor(CLOSED / DAY_MS) * DAY_MS;
  await run({ now: midnight + 10 * DAY_MS - 1, retentionDays: 10 });
  expect((await read()).events).toEqual([1, 2]);
  await run({ now: midnight + 10 * DAY_MS, retentionDays: 10 });
  expect(await read()).toEqual({ events: [1], unreadable: [] });
  await run({ now: midnight + 11 * DAY_MS, retentionDays: 10 });
  expect(await readdir(folder)).toEqual(["days.json"]);
});

test("an event without a client is looked for in the archive only from a time on", async () => {
  const { pool } = trial;
  const { run, folder } = await trial.open();
  await store(...decisions([1, 2]));
  await run();
  const list = async (filter: Partial<DecisionsQuery>) =>
    (await listDecisions(pool, { eventId: 2, limit: 9, archive: new DecisionArchive(folder), ...filter }))
      .decisions;
  expect(await list({})).toEqual([]);
  expect(await list({ since: new Date(CLOSED) })).toHaveLength(1);
  expect(await list({ clientId: 7 })).toHaveLength(1);
});

test("the removal of a client leaves the records of others, in the database and in the archive", async () => {
  const { pool } = trial;
  const { run, read, folder } = await trial.open();
  const today = { instant: Date.now() };
  const records = () => [
    ...decisions([1, 2, 3], { clientId: 5 }),
    ...decisions([4, 5], { clientId: 6 }),
    ...[rejected(CLOSED, 5), rejected(CLOSED + 1, 6), rejected(CLOSED + 2)],
  ];
  await store(...records());
  await run();
  await store(...decisions([6], { ...today, clientId: 5 }), ...decisions([7], { ...today, clientId: 6 }));
  expect(await removeClient(pool, 5, new DecisionArchive(folder))).toBe(5);
  expect(await read()).toEqual({ events: [4, 5, 7], unreadable: [] });
  const { searches } = await listRejectedSearches(pool, { limit: 9, archive: new DecisionArchive(folder) });
  expect(searches.map(({ clientId }) => clientId)).toEqual([undefined, 6]);
  expect(await removeClient(pool, 5, new DecisionArchive(folder))).toBe(0);
  expect(await readdir(folder, { recursive: true })).toHaveLength(6);
});
