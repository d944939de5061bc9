import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

test("lets a burst through, then as much as comes back", () => {
  const { limiter, clock } = start({ burst: 3, perSecond: 2, maxKeys: 10 });
  expect(takeUntilRefused(limiter, "a")).toBe(3);
  expect(limiter.secondsToWait("a")).toBe(0.5);
  clock.now += 250;
  expect(limiter.secondsToWait("a")).toBe(0.25);
  clock.now += 250;
  expect(takeUntilRefused(limiter, "a")).toBe(1);
});

test("never saves up more than a burst", () => {
  const { limiter, clock } = start({ burst: 3, perSecond: 2, maxKeys: 10 });
  limiter.take("a");
  clock.now += 3_600_000;
  expect(takeUntilRefused(limiter, "a")).toBe(3);
});

test("keeps keys apart", () => {
  const { limiter } = start({ burst: 1, perSecond: 1, maxKeys: 10 });
  limiter.take("a");
  expect(limiter.secondsToWait("a")).toBe(1);
  expect(limiter.secondsToWait("b")).toBe(0);
});

test("waiting takes nothing", () => {
  const { limiter } = start({ burst: 1, perSecond: 1, maxKeys: 10 });
  for (let i = 0; i < 5; i++) expect(limiter.secondsToWait("a")).toBe(0);
});

test("remembers only so many keys, and forgets the one that was idle longest", () => {
  const { limiter } = start({ burst: 2, perSecond: 0.001, maxKeys: 2 });
  for (const key of ["a", "b", "a", "c"]) limiter.take(key);
  expect(takeUntilRefused(limiter, "b")).toBe(2);
});

test("a key in use is not forgotten", () => {
  const { limiter } = start({ burst: 2, perSecond: 0.001, maxKeys: 2 });
  for (const key of ["a", "b", "a", "c"]) limiter.take(key);
  expect(limiter.secondsToWait("a")).toBeGreaterThan(0);
});

function start(limit: { burst: number; perSecond: number; maxKeys: number }) {
  const clock = { now: 1000 };
  return { limiter: createRateLimiter(limit, () => clock.now), clock };
}

function takeUntilRefused(limiter: ReturnType<typeof createRateLimiter>, key: string): number {
  let taken = 0;
  for (; limiter.secondsToWait(key) === 0 && taken < 100; taken++) limiter.take(key);
  return taken;
}
