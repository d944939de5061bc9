import { expect, test, vi } from "vitest";
import { seldom } from "./seldom.ts";

test("an error that stays the same is passed on once a minute, with how many were passed over", () => {
  vi.useFakeTimers();
  const logged: unknown[] = [];
  const log = seldom((error, passedOver) => logged.push([String(error), passedOver]));
  for (let i = 0; i < 100; i++) log(new Error("disk full"));
  log(new Error("other"));
  log(new Error("disk full"));
  vi.advanceTimersByTime(59_999);
  log(new Error("disk full"));
  vi.advanceTimersByTime(1);
  log(new Error("disk full"));
  vi.useRealTimers();
  expect(logged).toEqual([
    ["Error: disk full", 0],
    ["Error: other", 99],
    ["Error: disk full", 0],
    ["Error: disk full", 1],
  ]);
});
