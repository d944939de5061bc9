import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { paced } from "./paced.ts";

test("one is called in a round of the event loop, in their order", async () => {
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
