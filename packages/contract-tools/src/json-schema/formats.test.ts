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
  ])("accepts %s", (text) => expect(isDateTime(text)).toBe(true));

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
  ])("rejects %j", (text) => expect(isDateTime(text)).toBe(false));

  test("accepts every date that JavaScript writes", () => {
    const dates = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(fc.property(dates, (date) => isDateTime(date.toISOString())));
  });
});

const cases = [
  {
    format: "YYYY-MM-DDTHH:MM:SS",
    accepts: ["2026-11-20T04:28:00", "2024-02-29T23:59:59", "2000-02-29T00:00:00"],
    rejects: [
      "2026-02-29T00:00:00",
      "1900-02-29T00:00:00",
      "2026-11-31T00:00:00",
      "2026-11-20T24:00:00",
      "2026-11-20T23:59:60",
      "2026-11-20T04:28",
      "2026-11-20T04:28:00Z",
      "2026-11-20T04:28:00.000",
      "2026-11-20 04:28:00",
      "2026-11-20t04:28:00",
      "20261120T042800",
      "2026-11-20T04:28:00\n",
      "",
    ],
  },
  {
    format: "YYYY-MM-DD HH:MM:SS",
    accepts: ["2026-12-24 10:15:00", "2028-02-29 00:00:00"],
    rejects: [
      "2026-12-24T10:15:00",
      "2026-12-24  10:15:00",
      "2027-02-29 00:00:00",
      "2026-12-24 10:15",
      "2026-12-24",
    ],
  },
  {
    format: "https://host:port",
    accepts: ["https://a.example", "http://localhost:8080", "https://[::1]:1", "http://10.0.0.1:65535"],
    rejects: [
      "https://a.example/",
      "https://A.example",
      "ftp://a",
      "https://a:0",
      "https://u@a",
      "https://",
      "a:80",
    ],
  },
  {
    format: "YYYY-MM or -",
    accepts: ["2029-07", "2029-12", "2030-01", "-"],
    rejects: ["2029-00", "2029-13", "2029-7", "29-07", "2029-07-01", "07/29", "--", "", " -", "-\n"],
  },
];

describe.each(cases)("$format", ({ format, accepts, rejects }) => {
  test.each(accepts)("accepts %s", (text) => expect(FORMATS[format]?.test(text)).toBe(true));
  test.each(rejects)("rejects %j", (text) => expect(FORMATS[format]?.test(text)).toBe(false));
});
