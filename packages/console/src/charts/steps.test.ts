import { expect, test } from "vitest";
import { fillSteps, listSteps } from "./steps.ts";

const from = "2026-11-20T09:00:00Z";
const start = Date.parse(from) / 1000;

test.each([
  { name: "minutes that are over", step: 60, now: "2026-11-20T09:02:59Z", want: [0, 60] },
  { name: "a minute at its end", step: 60, now: "2026-11-20T09:03:00Z", want: [0, 60, 120] },
  { name: "the hour that has begun", step: 3600, now: "2026-11-20T10:20:00Z", want: [0, 3600] },
  { name: "nothing before the beginning", step: 60, now: "2026-11-20T08:00:00Z", want: [] },
])("lists $name", ({ step, now, want }) => {
  expect(listSteps(from, step, new Date(now))).toEqual(want.map((seconds) => start + seconds));
});

test("a step without a point has the value for it", () => {
  const points = [
    { at: "2026-11-20T09:01:00.000Z", count: 3 },
    { at: "2026-11-20T09:02:00.000Z", count: undefined },
  ];
  const steps = [start, start + 60, start + 120];
  expect(fillSteps(steps, points, ({ count }) => count, null)).toEqual([null, 3, null]);
});
