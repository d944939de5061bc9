import { expect, test } from "vitest";
import { describeHold } from "./describe-hold.ts";

const until = "2026-11-22T10:00:00.123Z";

test.each([
  { given: { reason: "paused" }, want: "endpoint paused" },
  { given: { reason: "lane-paused" }, want: "lane paused" },
  { given: { reason: "slowed", until }, want: "endpoint slowed until 2026-11-22T10:00:00Z" },
  { given: { reason: "breaker", until }, want: "circuit breaker open until 2026-11-22T10:00:00Z" },
] as const)("$given.reason is told as $want", ({ given, want }) => {
  expect(describeHold(given)).toBe(want);
});
