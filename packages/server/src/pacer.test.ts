import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPacer } from "./pacer.ts";

test("a pacer makes one call in each round of the event loop, in order", async () => {
  const paced = createPacer();
  const called: number[] = [];
  for (const item of [1, 2, 3]) paced(() => called.push(item));
  expect(called).toEqual([]);
  await setImmediate();
  expect(called).toEqual([1]);
  await setImmediate();
  expect(called).toEqual([1, 2]);
  await setImmediate();
  expect(called).toEqual([1, 2, 3]);
});
