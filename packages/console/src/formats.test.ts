import { afterEach, expect, test } from "vitest";
import {
  count,
  countUnchanged,
  formatAmount,
  formatCount,
  formatDuration,
  formatJson,
  formatOtherZone,
  formatShare,
  formatTime,
  formatValue,
  fromLocalInput,
  isUtc,
  toLocalInput,
} from "./formats.ts";

test.each([
  { given: 0, want: "0 ms" },
  { given: 0.3404, want: "340 µs" },
  { given: 9.99, want: "9.99 ms" },
  { given: 3, want: "3 ms" },
  { given: 10.4, want: "10 ms" },
  { given: 999, want: "999 ms" },
  { given: 1000, want: "1 s" },
  { given: 59_999, want: "59 s" },
  { given: 125_000, want: "2 min 5 s" },
  { given: 7_200_000, want: "2 h" },
  { given: 90_061_000, want: "1 d 1 h" },
])("$given ms is $want", ({ given, want }) => {
  expect(formatDuration(given)).toBe(want);
});

afterEach(() => {
  isUtc.value = false;
});

test("UTC has milliseconds", () => {
  expect(formatOtherZone(new Date("2026-11-20T09:30:00.120Z"))).toBe("2026-11-20 09:30:00.120 UTC");
});

test("in UTC, times and inputs are in UTC, and the zone of the browser is the other one", () => {
  const time = new Date("2026-11-20T23:30:00Z");
  isUtc.value = true;
  expect(formatTime(time, new Date("2026-11-21T00:30:00Z"))).toBe("Nov 20, 2026, 11:30:00 PM");
  expect(formatTime(time, new Date("2026-11-20T00:30:00Z"))).toBe("11:30:00 PM");
  expect(toLocalInput(time.toISOString())).toBe("2026-11-20T23:30:00");
  expect(fromLocalInput("2026-11-20T23:30")).toBe("2026-11-20T23:30:00.000Z");
  expect(formatOtherZone(time)).not.toContain("Z");
});

test.each([
  { given: [124_950, 2, 2], want: "1,249.50" },
  { given: [124_950, 0, 2], want: "124,950.00" },
  { given: [5, 2, 2], want: "0.05" },
  { given: [-12_345, 3, 0], want: "-12.345" },
  { given: [9_007_199_254_740_991, 2, 2], want: "90,071,992,547,409.91" },
] as const)("the amount of $given is $want", ({ given: [value, decimals, least], want }) => {
  expect(formatAmount(value, decimals, least)).toBe(want);
});

test.each(["2026-11-20T09:30:00.000Z", "2026-07-01T23:59:59.000Z"])("%s survives a form", (time) => {
  expect(fromLocalInput(toLocalInput(time))).toBe(time);
});

test.each(["", "tomorrow"])("%j is no time", (given) => {
  expect(toLocalInput(given)).toBe("");
  expect(fromLocalInput(given)).toBe("");
});

test.each([
  {
    name: "keeps numbers as they were written",
    given: '{"value":9007199254740993,"rate":0.50,"e":1E2}',
    want: '{\n  "value": 9007199254740993,\n  "rate": 0.50,\n  "e": 1E2\n}',
  },
  { name: "keeps the order of members", given: '{"b":[],"a":null}', want: '{\n  "b": [],\n  "a": null\n}' },
  { name: "leaves other text alone", given: "<a>1</a>", want: "<a>1</a>" },
])("$name", ({ given, want }) => {
  expect(formatJson(given)).toBe(want);
});

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
