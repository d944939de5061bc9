import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Alarm } from "./alarm.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When a sleep of so long ends, by the timers of the test. */
async function measureSleep(alarm: Alarm, ms: number): Promise<number> {
  const start = Date.now();
  const slept = alarm.sleep(ms).then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(ms);
  return slept;
}

test("it wakes at its time", async () => {
  expect(await measureSleep(new Alarm(), 100)).toBe(100);
});

test("it wakes when it rings", async () => {
  const alarm = new Alarm();
  setTimeout(() => alarm.ring(), 30);
  expect(await measureSleep(alarm, 100)).toBe(30);
});

test("a ring that nobody heard ends the next sleep, and no other", async () => {
  const alarm = new Alarm();
  alarm.ring();
  expect(await measureSleep(alarm, 100)).toBe(0);
  expect(await measureSleep(alarm, 100)).toBe(100);
});

test("of several rings within a while the first counts", async () => {
  const alarm = new Alarm();
  alarm.ringWithin(40);
  alarm.ringWithin(10);
  expect(await measureSleep(alarm, 100)).toBe(40);
  expect(await measureSleep(alarm, 100)).toBe(100);
});
