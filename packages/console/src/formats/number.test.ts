import { expect, test } from "vitest";
import { count, countUnchanged, formatCount, formatShare, formatValue } from "./number.ts";

test.each([
  { name: "a count is exact", given: formatCount(9_007_199_254_740_991), want: "9,007,199,254,740,991" },
  { name: "a rate has three digits", given: formatValue(1.23456), want: "1.23" },
  { name: "a large value is whole", given: formatValue(12_345.6), want: "12,346" },
  { name: "a share", given: formatShare(1, 3), want: "33.3%" },
  { name: "one of many failed", given: formatShare(99_999, 100_000), want: "99.9%" },
  { name: "all", given: formatShare(7, 7), want: "100%" },
  { name: "a share of nothing", given: formatShare(0, 0), want: "" },
])("$name", ({ given, want }) => {
  expect(given).toBe(want);
});

test.each([
  [0, "0 lanes", "0 lanes stay as they are"],
  [1, "1 lane", "1 lane stays as it is"],
  [2, "2 lanes", "2 lanes stay as they are"],
])("%i is written with its noun", (number, counted, unchanged) => {
  expect(count(number, "lane")).toBe(counted);
  expect(countUnchanged(number, "lane")).toBe(unchanged);
});
