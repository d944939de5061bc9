import { expect, test } from "vitest";
import { instant, moment } from "./times.ts";

const { parse } = instant("When.");
const { parse: parseMoment } = moment("When.");

test.each([
  { text: "2026-12-31T23:59:59.900Z", want: Date.UTC(2026, 11, 31, 23, 59, 59, 900) },
  { text: "2027-01-01T00:59:59.9+01:00", want: Date.UTC(2026, 11, 31, 23, 59, 59, 900) },
  { text: "2026-12-31T23:59Z", want: Date.UTC(2026, 11, 31, 23, 59) },
  { text: "1798761599", want: Date.UTC(2026, 11, 31, 23, 59, 59) },
  { text: "2026-12-31T23:59:59", want: undefined },
  { text: "2026-02-30T00:00:00Z", want: undefined },
  { text: "yesterday", want: undefined },
  { text: "2027", want: undefined },
  { text: "20261127", want: undefined },
])("$text is $want", ({ text, want }) => expect(parse(text)).toBe(want));

test("now is the moment at which it is read, to the millisecond", () => {
  const before = Date.now();
  expect(parse("now")).toBeGreaterThanOrEqual(before);
  expect(parse("now")).toBeLessThanOrEqual(Date.now());
});

test.each([
  { text: "2026-12-31T23:59:59.900Z", want: "2026-12-31T23:59:59.900Z" },
  { text: "2027-01-01T00:59:59+01:00", want: "2027-01-01T00:59:59+01:00" },
  { text: "2026-12-31T23:59Z", want: undefined },
  { text: "2026-02-30T00:00:00Z", want: undefined },
  { text: "now", want: undefined },
])("$text as a moment is $want", ({ text, want }) => expect(parseMoment(text)).toBe(want));
