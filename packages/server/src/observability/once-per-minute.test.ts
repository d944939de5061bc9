import { expect, test, vi } from "vitest";
import { oncePerMinute } from "./once-per-minute.ts";

test("an error is logged once a minute, with the number of skipped ones", () => {
  vi.useFakeTimers();
  const logged: unknown[] = [];
  const log = oncePerMinute<Error>((error, skipped) => logged.push([String(error), skipped]));
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
    ["Error: other", 0],
    ["Error: disk full", 101],
  ]);
});
