import { expect, test } from "vitest";
import { printTable, showDuration, showTime } from "./print-table.ts";
import { writeProgressBar } from "./progress-bar.ts";

const plain = (_style: string, text: string) => text;

test("columns are as wide as what stands in them, and nothing in them moves the cursor", () => {
  const items = [
    { name: "a", count: 1 },
    { name: "longer\u001b[2J", count: undefined },
  ];
  const table = printTable(
    items,
    [
      ["name", ({ name }) => name],
      ["n", ({ count }) => count],
    ],
    plain,
  );
  expect(table.split("\n")).toEqual(["name             n", "a                1", "longer\\u{1b}[2J  -"]);
});

test.each([
  [undefined, undefined],
  [0, "0 s"],
  [999, "0 s"],
  [59_999, "59 s"],
  [60_000, "1 min"],
  [7_199_000, "1 h"],
  [86_400_000, "1 d"],
])("%s milliseconds are %s", (milliseconds, want) => {
  expect(showDuration(milliseconds)).toBe(want);
});

test("a time is shown to the second", () => {
  expect(showTime("2026-11-20T09:30:00.123Z")).toBe("2026-11-20T09:30:00Z");
});

test.each([
  { done: 0, total: 10, want: "[..............................]   0 %  0 of 10" },
  { done: 5, total: 10, want: "[###############...............]  50 %  5 of 10" },
  { done: 999, total: 1000, want: "[#############################.]  99 %  999 of 1000" },
  { done: 11, total: 10, want: "[##############################] 100 %  11 of 10" },
  { done: 0, total: 0, want: "[##############################] 100 %  0 of 0" },
])("$done of $total is $want", ({ done, total, want }) => {
  expect(writeProgressBar(done, total)).toBe(want);
});
