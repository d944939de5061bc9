import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Alarm } from "./claim-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the duration of a sleep of `ms`, measured by the fake timers. */
async function measureSleep(alarm: Alarm, ms: number): Promise<number> {
  const start = Date.now();
  const slept = alarm.sleep(ms).then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(ms);
  return slept;
}

test("a sleep ends at its time", async () => {
  expect(await measureSleep(new Alarm(), 100)).toBe(100);
});

test("a ring ends the sleep", async () => {
  const alarm = new Alarm();
  setTimeout(() => alarm.ring(), 30);
  expect(await measureSleep(alarm, 100)).toBe(30);
});

test("a ring without a sleeper ends the next sleep only", async () => {
  const alarm = new Alarm();
  alarm.ring();
  expect(await measureSleep(alarm, 100)).toBe(0);
  expect(await measureSleep(alarm, 100)).toBe(100);
});

test("only the first of several delayed rings counts", async () => {
  const alarm = new Alarm();
  alarm.ringWithin(40);
  alarm.ringWithin(10);
  expect(await measureSleep(alarm, 100)).toBe(40);
  expect(await measureSleep(alarm, 100)).toBe(100);
});
