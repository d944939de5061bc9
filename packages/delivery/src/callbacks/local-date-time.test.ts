import { expect, test } from "vitest";
import { toLocalDateTime } from "./local-date-time.ts";

test.each([
  { zone: "Europe/Copenhagen", utc: "2026-01-15T12:00:00", local: "2026-01-15T13:00:00" },
  { zone: "Europe/Copenhagen", utc: "2026-07-15T12:00:00", local: "2026-07-15T14:00:00" },
  // Clocks go forward: the hour from two to three is not there.
  { zone: "Europe/Copenhagen", utc: "2026-03-29T00:59:59", local: "2026-03-29T01:59:59" },
  { zone: "Europe/Copenhagen", utc: "2026-03-29T01:00:00", local: "2026-03-29T03:00:00" },
  // Clocks go back: the hour from two to three comes twice.
  { zone: "Europe/Copenhagen", utc: "2026-10-25T00:30:00", local: "2026-10-25T02:30:00" },
  { zone: "Europe/Copenhagen", utc: "2026-10-25T01:30:00", local: "2026-10-25T02:30:00" },
  // Another day, another year.
  { zone: "Asia/Tokyo", utc: "2026-12-31T15:00:00", local: "2027-01-01T00:00:00" },
  { zone: "America/New_York", utc: "2026-03-01T04:59:59", local: "2026-02-28T23:59:59" },
  { zone: "America/New_York", utc: "2028-03-01T04:59:59", local: "2028-02-29T23:59:59" },
  // Quarters of an hour, and summer time of half an hour.
  { zone: "Asia/Kathmandu", utc: "2026-05-05T18:15:00", local: "2026-05-06T00:00:00" },
  { zone: "Australia/Lord_Howe", utc: "2026-01-01T00:00:00", local: "2026-01-01T11:00:00" },
  { zone: "Australia/Lord_Howe", utc: "2026-07-01T00:00:00", local: "2026-07-01T10:30:00" },
  { zone: "UTC", utc: "0044-03-15T23:59:59", local: "0044-03-15T23:59:59" },
  // The year 0 of ISO 8601, which calendars with two eras show as 1; it was a leap year.
  { zone: "America/New_York", utc: "0001-01-01T00:00:00", local: "0000-12-31T19:03:58" },
  { zone: "Europe/Copenhagen", utc: "0000-02-29T00:00:00", local: "0000-02-29T00:53:28" },
  // Past the years that four digits can write.
  { zone: "Europe/Copenhagen", utc: "9999-12-31T22:59:59", local: "9999-12-31T23:59:59" },
  { zone: "Europe/Copenhagen", utc: "9999-12-31T23:59:59", local: undefined },
  { zone: "America/New_York", utc: "0000-01-01T00:00:00", local: undefined },
])("$utc is $local in $zone", ({ zone, utc, local }) => {
  expect(toLocalDateTime(utc, zone)).toBe(local);
});

test.each([
  {
    name: "of a minute that was asked for before",
    zone: "Asia/Kathmandu",
    times: { "2026-05-05T18:15:07": "2026-05-06T00:00:07", "2026-05-05T18:15:59": "2026-05-06T00:00:59" },
  },
  {
    name: "in a minute in which clocks were set",
    zone: "Africa/Monrovia",
    times: { "1972-01-07T00:44:29": "1972-01-06T23:59:59", "1972-01-07T00:44:30": "1972-01-07T00:44:30" },
  },
  {
    name: "in another zone",
    zone: "UTC",
    times: { "2026-05-05T18:15:07": "2026-05-05T18:15:07" },
  },
])("each time is its own, $name", ({ zone, times }) => {
  const local = Object.keys(times).map((utc) => [utc, toLocalDateTime(utc, zone)]);
  expect(Object.fromEntries(local)).toEqual(times);
});

test("a second that no clock shows is an error, whatever was asked for before", () => {
  toLocalDateTime("2026-01-15T12:00:00", "Europe/Copenhagen");
  expect(() => toLocalDateTime("2026-01-15T12:00:60", "Europe/Copenhagen")).toThrow(RangeError);
});

test("a time zone that is not known is an error", () => {
  expect(() => toLocalDateTime("2026-01-15T12:00:00", "Europe/Atlantis")).toThrow(RangeError);
});
