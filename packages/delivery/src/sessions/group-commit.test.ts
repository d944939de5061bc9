import * as fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createGroupCommit, type GroupCommitOptions } from "./group-commit.ts";

interface Item {
  readonly key: number;
  readonly value: number;
}

/** Creates a group commit whose batches end when the test calls `end`. */
function startCommits(options: Partial<GroupCommitOptions<Item, number>> = {}) {
  const batches: { readonly items: readonly Item[]; readonly end: (error?: Error) => void }[] = [];
  const commits = createGroupCommit<Item, number>({
    keyOf: ({ key }) => key,
    commit: (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          if (error !== undefined) reject(error);
          else resolve(items.map(({ value }) => ({ status: "fulfilled", value })));
        };
        batches.push({ items, end });
      }),
    maxBatch: 4,
    maxWaiting: 6,
    maxConcurrent: 1,
    ...options,
  });
  return { commits, batches };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("items submitted during a batch form the next batch", async () => {
  const { commits, batches } = startCommits();
  const results = [commits.submit({ key: 0, value: 0 })];
  await turn();
  for (let value = 1; value <= 5; value++) results.push(commits.submit({ key: value, value }));
  await turn();
  expect(batches.map(({ items }) => items.length)).toEqual([1]);
  batches[0]?.end();
  await turn();
  await turn();
  expect(batches.map(({ items }) => items.map(({ value }) => value))).toEqual([[0], [1, 2, 3, 4]]);
  batches[1]?.end();
  await turn();
  await turn();
  batches[2]?.end();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("items submitted in one turn form a batch", async () => {
  const { commits, batches } = startCommits();
  for (let value = 0; value < 3; value++) void commits.submit({ key: value, value });
  await turn();
  expect(batches.map(({ items }) => items.length)).toEqual([3]);
});

test("an item waits while a batch contains its key", async () => {
  const { commits, batches } = startCommits({ maxConcurrent: 2, maxBatch: 2 });
  void commits.submit({ key: 1, value: 0 });
  await turn();
  void commits.submit({ key: 1, value: 1 });
  void commits.submit({ key: 2, value: 2 });
  await turn();
  expect(batches.map(({ items }) => items.map(({ value }) => value))).toEqual([[0], [2]]);
  for (const { end } of batches) end();
  await turn();
  await turn();
  expect(batches.at(-1)?.items).toEqual([{ key: 1, value: 1 }]);
});

test("a concurrent batch begins only when it is full", async () => {
  const { commits, batches } = startCommits({ maxConcurrent: 2 });
  const submit = (key: number) => void commits.submit({ key, value: key });
  submit(0);
  await turn();
  for (const key of [1, 2, 3]) submit(key);
  await turn();
  expect(batches.map(({ items }) => items.length)).toEqual([1]);
  submit(4);
  await turn();
  expect(batches.map(({ items }) => items.length)).toEqual([1, 4]);
});

describe("the next batch", () => {
  /** Commits a batch that takes 10 ms. */
  async function commitBatch(items: number) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { commits, batches } = startCommits({ maxBatch: 20, maxWaiting: 100 });
    const submit = (count: number) => {
      for (let key = 0; key < count; key++) void commits.submit({ key, value: key });
    };
    submit(items);
    await turn();
    vi.advanceTimersByTime(10);
    batches[0]?.end();
    await turn();
    return { submit, countBatches: () => batches.length };
  }

  test("waits after a large batch for as long as that batch took", async () => {
    const { submit, countBatches } = await commitBatch(8);
    submit(1);
    vi.advanceTimersByTime(9);
    await turn();
    expect(countBatches()).toBe(1);
    vi.advanceTimersByTime(1);
    await turn();
    expect(countBatches()).toBe(2);
  });

  test("begins immediately after a large batch if it is full", async () => {
    const { submit, countBatches } = await commitBatch(8);
    submit(20);
    await turn();
    expect(countBatches()).toBe(2);
  });

  test("begins immediately after a small batch", async () => {
    const { submit, countBatches } = await commitBatch(7);
    submit(1);
    await turn();
    expect(countBatches()).toBe(2);
  });
});

test("a rejected item does not affect the others of its batch", async () => {
  const reason = new Error("of its own");
  const commits = createGroupCommit<Item, number>({
    keyOf: ({ key }) => key,
    commit: async (items) =>
      items.map(({ value }) =>
        value === 1 ? { status: "rejected", reason } : { status: "fulfilled", value },
      ),
    maxBatch: 4,
    maxWaiting: 6,
    maxConcurrent: 1,
  });
  const results = await Promise.allSettled([0, 1, 2].map((value) => commits.submit({ key: value, value })));
  expect(results).toEqual([
    { status: "fulfilled", value: 0 },
    { status: "rejected", reason },
    { status: "fulfilled", value: 2 },
  ]);
});

test("a failed batch rejects each of its items, and the next batch is committed", async () => {
  const { commits, batches } = startCommits();
  const failed = Promise.allSettled([
    commits.submit({ key: 1, value: 1 }),
    commits.submit({ key: 2, value: 2 }),
  ]);
  await turn();
  const error = new Error("gone");
  batches[0]?.end(error);
  expect(await failed).toEqual([
    { status: "rejected", reason: error },
    { status: "rejected", reason: error },
  ]);
  const next = commits.submit({ key: 1, value: 3 });
  await turn();
  batches[1]?.end();
  expect(await next).toBe(3);
});

describe("a queue that is full", () => {
  test("rejects items until a batch ends", async () => {
    const { commits, batches } = startCommits({ maxBatch: 6 });
    const first = Array.from({ length: 6 }, (_, value) => commits.submit({ key: value, value }));
    expect(commits.isFull()).toBe(true);
    await expect(commits.submit({ key: 9, value: 9 })).rejects.toMatchObject({
      name: "DeliveryError",
      code: "overloaded",
    });
    const room = commits.waitForCapacity();
    await turn();
    batches[0]?.end();
    await room;
    expect(commits.isFull()).toBe(false);
    expect(await Promise.all(first)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("closing", () => {
  test("commits accepted items and rejects new ones", async () => {
    const { commits, batches } = startCommits();
    const results = Array.from({ length: 6 }, (_, value) => commits.submit({ key: value, value }));
    let closed = false;
    const closing = commits.close().then(() => {
      closed = true;
    });
    await expect(commits.submit({ key: 9, value: 9 })).rejects.toMatchObject({ code: "closed" });
    await turn();
    batches[0]?.end();
    await turn();
    await turn();
    expect(closed).toBe(false);
    batches[1]?.end();
    await closing;
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("resolves immediately without items and can be repeated", async () => {
    const { commits } = startCommits();
    await Promise.all([commits.close(), commits.close()]);
    await commits.close();
  });
});

test("each item is committed once, in the order of its key, and never with its key in two batches at a time", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.integer({ min: 0, max: 4 }), pause: fc.boolean() }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 3 }),
      async (arrivals, maxBatch, maxConcurrent) => {
        const busy = new Set<number>();
        const committed: Item[] = [];
        const commits = createGroupCommit<Item, number>({
          keyOf: ({ key }) => key,
          commit: async (items) => {
            expect(items.length).toBeLessThanOrEqual(maxBatch);
            const keys = new Set(items.map(({ key }) => key));
            for (const key of keys) expect(busy.has(key)).toBe(false);
            for (const key of keys) busy.add(key);
            await turn();
            for (const key of keys) busy.delete(key);
            committed.push(...items);
            return items.map(({ value }) => ({ status: "fulfilled", value }));
          },
          maxBatch,
          maxWaiting: 100,
          maxConcurrent,
        });
        const results: Promise<number>[] = [];
        for (const [value, { key, pause }] of arrivals.entries()) {
          results.push(commits.submit({ key, value }));
          if (pause) await turn();
        }
        await commits.close();
        expect(await Promise.all(results)).toEqual(arrivals.map((_, value) => value));
        expect(committed).toHaveLength(arrivals.length);
        for (const items of Map.groupBy(committed, ({ key }) => key).values()) {
          expect(items).toEqual(items.toSorted((one, other) => one.value - other.value));
        }
      },
    ),
  );
});
