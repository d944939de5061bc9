import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMATS } from "./formats.ts";

describe("date-time", () => {
  const isDateTime = (text: string): boolean => FORMATS["date-time"]?.test(text) ?? false;

  test.each([
    "2026-01-31T00:00:00Z",
    "2026-02-28T23:59:59.123456+14:00",
    "2024-02-29T12:00:00-00:30",
    "2000-02-29T12:00:00Z",
    "0000-02-29T12:00:00Z",
  ])("takes %s", (text) => expect(isDateTime(text)).toBe(true));

  test.each([
    "2026-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-10T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T23:59:60Z",
    "2026-01-01T00:00:00",
    "2026-01-01T00:00Z",
    "2026-01-01 00:00:00Z",
    "2026-01-01t00:00:00z",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00Z\n",
    "2026-01-01",
  ])("refuses %j", (text) => expect(isDateTime(text)).toBe(false));

  test("takes every date that JavaScript writes", () => {
    const dates = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(fc.property(dates, (date) => isDateTime(date.toISOString())));
  });
});
