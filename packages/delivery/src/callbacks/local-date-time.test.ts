import { expect, test } from "vitest";
import { toLocalDateTime } from "./compose-body.ts";

test.each([
  { zone: "Europe/Copenhagen", utc: "2026-01-15T12:00:00", local: "2026-01-15T13:00:00" },
  { zone: "Europe/Copenhagen", utc: "2026-07-15T12:00:00", local: "2026-07-15T14:00:00" },
  // Clocks go forward: the hour from two to three is skipped.
  { zone: "Europe/Copenhagen", utc: "2026-03-29T00:59:59", local: "2026-03-29T01:59:59" },
  { zone: "Europe/Copenhagen", utc: "2026-03-29T01:00:00", local: "2026-03-29T03:00:00" },
  // Clocks go back: the hour from two to three occurs twice.
  { zone: "Europe/Copenhagen", utc: "2026-10-25T00:30:00", local: "2026-10-25T02:30:00" },
  { zone: "Europe/Copenhagen", utc: "2026-10-25T01:30:00", local: "2026-10-25T02:30:00" },
  // The local date is in another day, month or year.
  { zone: "Asia/Tokyo", utc: "2026-12-31T15:00:00", local: "2027-01-01T00:00:00" },
  { zone: "America/New_York", utc: "2026-03-01T04:59:59", local: "2026-02-28T23:59:59" },
  { zone: "America/New_York", utc: "2028-03-01T04:59:59", local: "2028-02-29T23:59:59" },
  // An offset with quarters of an hour, and a summer time of half an hour.
  { zone: "Asia/Kathmandu", utc: "2026-05-05T18:15:00", local: "2026-05-06T00:00:00" },
  { zone: "Australia/Lord_Howe", utc: "2026-01-01T00:00:00", local: "2026-01-01T11:00:00" },
  { zone: "Australia/Lord_Howe", utc: "2026-07-01T00:00:00", local: "2026-07-01T10:30:00" },
  { zone: "UTC", utc: "0044-03-15T23:59:59", local: "0044-03-15T23:59:59" },
  // The year 0 of ISO 8601, a leap year, which calendars with two eras show as 1.
  { zone: "America/New_York", utc: "0001-01-01T00:00:00", local: "0000-12-31T19:03:58" },
  { zone: "Europe/Copenhagen", utc: "0000-02-29T00:00:00", local: "0000-02-29T00:53:28" },
  // Outside the years with four digits.
  { zone: "Europe/Copenhagen", utc: "9999-12-31T22:59:59", local: "9999-12-31T23:59:59" },
  { zone: "Europe/Copenhagen", utc: "9999-12-31T23:59:59", local: undefined },
  { zone: "America/New_York", utc: "0000-01-01T00:00:00", local: undefined },
])("$utc is $local in $zone", ({ zone, utc, local }) => {
  expect(toLocalDateTime(utc, zone)).toBe(local);
});

test.each([
  {
    name: "in a cached minute",
    zone: "Asia/Kathmandu",
    times: { "2026-05-05T18:15:07": "2026-05-06T00:00:07", "2026-05-05T18:15:59": "2026-05-06T00:00:59" },
  },
  {
    name: "in a minute with a clock change",
    zone: "Africa/Monrovia",
    times: { "1972-01-07T00:44:29": "1972-01-06T23:59:59", "1972-01-07T00:44:30": "1972-01-07T00:44:30" },
  },
  {
    name: "in another zone",
    zone: "UTC",
    times: { "2026-05-05T18:15:07": "2026-05-05T18:15:07" },
  },
])("each second is converted on its own, $name", ({ zone, times }) => {
  const local = Object.keys(times).map((utc) => [utc, toLocalDateTime(utc, zone)]);
  expect(Object.fromEntries(local)).toEqual(times);
});

test("an invalid second is an error even in a cached minute", () => {
  toLocalDateTime("2026-01-15T12:00:00", "Europe/Copenhagen");
  expect(() => toLocalDateTime("2026-01-15T12:00:60", "Europe/Copenhagen")).toThrow(RangeError);
});

test("an unknown time zone is an error", () => {
  expect(() => toLocalDateTime("2026-01-15T12:00:00", "Europe/Atlantis")).toThrow(RangeError);
});
