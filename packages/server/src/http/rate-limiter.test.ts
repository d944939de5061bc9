import { expect, test } from "vitest";
import { createRateLimiter, limitSearches } from "./rate-limiter.ts";
import { defaultSettings } from "./server-settings.ts";

test("allows a burst, then the refilled tokens", () => {
  const { limiter, clock } = start({ burst: 3, perSecond: 2, maxKeys: 10 });
  expect(takeAll(limiter, "a")).toBe(3);
  expect(limiter.secondsToWait("a")).toBe(0.5);
  clock.now += 250;
  expect(limiter.secondsToWait("a")).toBe(0.25);
  clock.now += 250;
  expect(takeAll(limiter, "a")).toBe(1);
});

test("never holds more than a burst", () => {
  const { limiter, clock } = start({ burst: 3, perSecond: 2, maxKeys: 10 });
  limiter.take("a");
  clock.now += 3_600_000;
  expect(takeAll(limiter, "a")).toBe(3);
});

test("separates keys", () => {
  const { limiter } = start({ burst: 1, perSecond: 1, maxKeys: 10 });
  limiter.take("a");
  expect(limiter.secondsToWait("a")).toBe(1);
  expect(limiter.secondsToWait("b")).toBe(0);
});

test("secondsToWait takes no token", () => {
  const { limiter } = start({ burst: 1, perSecond: 1, maxKeys: 10 });
  for (let i = 0; i < 5; i++) expect(limiter.secondsToWait("a")).toBe(0);
});

test("bounds the number of keys, and removes the longest idle one", () => {
  const { limiter } = start({ burst: 2, perSecond: 0.001, maxKeys: 2 });
  for (const key of ["a", "b", "a", "c"]) limiter.take(key);
  expect(takeAll(limiter, "b")).toBe(2);
});

test("a key in use is not removed", () => {
  const { limiter } = start({ burst: 2, perSecond: 0.001, maxKeys: 2 });
  for (const key of ["a", "b", "a", "c"]) limiter.take(key);
  expect(limiter.secondsToWait("a")).toBeGreaterThan(0);
});

test("bounds the clients: a configuration may replace all of them", () => {
  const limiter = limitSearches({ ...defaultSettings(), clientRequestsPerSecond: 1 });
  limiter?.take("first");
  expect(limiter?.secondsToWait("first")).toBeGreaterThan(0);
  for (let i = 0; i < 100_000; i++) limiter?.take(`${i}`);
  expect(limiter?.secondsToWait("first")).toBe(0);
});

function start(limit: { burst: number; perSecond: number; maxKeys: number }) {
  const clock = { now: 1000 };
  return { limiter: createRateLimiter(limit, () => clock.now), clock };
}

function takeAll(limiter: ReturnType<typeof createRateLimiter>, key: string): number {
  let taken = 0;
  for (; limiter.secondsToWait(key) === 0 && taken < 100; taken++) limiter.take(key);
  return taken;
}
