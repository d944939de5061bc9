import { expect, test } from "vitest";
import { formatDuration, formatUtc, fromLocalInput, toLocalInput } from "./time.ts";

test.each([
  { given: 0, want: "0 ms" },
  { given: 0.3404, want: "340 µs" },
  { given: 9.99, want: "9990 µs" },
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

test("UTC has milliseconds", () => {
  expect(formatUtc(new Date("2026-11-20T09:30:00.120Z"))).toBe("2026-11-20 09:30:00.120 UTC");
});

test.each(["2026-11-20T09:30:00.000Z", "2026-07-01T23:59:59.000Z"])("%s survives a form", (time) => {
  expect(fromLocalInput(toLocalInput(time))).toBe(time);
});

test.each(["", "tomorrow"])("%j is no time", (given) => {
  expect(toLocalInput(given)).toBe("");
  expect(fromLocalInput(given)).toBe("");
});
