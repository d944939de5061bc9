import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

test("what comes in one turn is done step by step, so many at a time, in its order", async () => {
  const done: string[] = [];
  const take = inBatches<number>(2, [
    (item) => done.push(`read ${item}`),
    (item) => done.push(`write ${item}`),
  ]);
  for (const item of [1, 2, 3]) take(item);
  expect(done).toEqual([]);
  await setImmediate();
  expect(done).toEqual(["read 1", "read 2", "write 1", "write 2", "read 3", "write 3"]);
});

test("what comes while others are done is done in the next turn", async () => {
  const done: number[] = [];
  const take = inBatches<number>(9, [
    (item) => {
      done.push(item);
      if (item === 1) take(2);
    },
  ]);
  take(1);
  await setImmediate();
  expect(done).toEqual([1]);
  await setImmediate();
  expect(done).toEqual([1, 2]);
});
