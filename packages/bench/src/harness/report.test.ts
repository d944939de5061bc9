import { expect, test } from "vitest";
import { findMeasure, type Report, roundFigure, writeReport } from "./report.ts";

const TABLE = {
  task: "add",
  measures: [
    { name: "plus", by: "Node", microseconds: 12.3456, ratio: 1 },
    { name: "ours", by: "this project", microseconds: 1.5, ratio: 0.12 },
  ],
};
const REPORT: Report = { title: "adding", tables: [TABLE], figures: { add_us: 1.5, peers: "none" } };

test("a report has a table for each task, and the figures", () => {
  expect(writeReport(REPORT)).toBe(`adding

add
        us a run     x
  plus     12.35  1.00  Node
  ours      1.50  0.12  this project

figures
  add_us: 1.5
  peers: none`);
});

test("a figure with a bound shows whether it is met", () => {
  const bounds = { add_us: { atMost: 1.4 }, speed: { atLeast: 2 } };
  const written = writeReport({ title: "adding", tables: [], figures: { add_us: 1.5, speed: 2 }, bounds });
  expect(written).toContain("  add_us: 1.5 (at most 1.4: FAILS)\n  speed: 2 (at least 2: holds)");
});

test("a missing measure is an error", () => {
  expect(findMeasure(TABLE, "ours").ratio).toBe(0.12);
  expect(() => findMeasure(TABLE, "theirs")).toThrow(new RangeError("theirs took no part in: add"));
});

test.each([
  [1.23456, 1.23],
  [0.012345, 0.0123],
  [12345, 12300],
])("%d is worth %d", (value, want) => expect(roundFigure(value)).toBe(want));
