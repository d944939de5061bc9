import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPacer } from "./pacer.ts";

// The clock stands still: a pause of a busy machine would count as a call that took long.
let now: number;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

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

test("with newest-first, a later call does not wait for earlier ones", async () => {
  const paced = createPacer("newest-first");
  const called: number[] = [];
  for (const item of [1, 2]) paced(() => called.push(item));
  await setImmediate();
  paced(() => called.push(3));
  await setImmediate();
  await setImmediate();
  expect(called).toEqual([2, 3, 1]);
});

test("rounds without calls follow a call that took long", async () => {
  const paced = createPacer();
  const called: number[] = [];
  for (const item of [1, 2]) {
    paced(() => {
      now += 10;
      called.push(item);
    });
  }
  for (let round = 0; round < 33; round++) await setImmediate();
  expect(called).toEqual([1]);
  await setImmediate();
  expect(called).toEqual([1, 2]);
});
