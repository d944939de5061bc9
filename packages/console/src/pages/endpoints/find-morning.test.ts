import { afterEach, expect, test } from "vitest";
import { isUtc } from "../../formats.ts";
import { findMorning } from "./find-morning.ts";

afterEach(() => {
  isUtc.value = false;
});

test.each([
  { now: "2026-11-30T00:00:00Z", want: "2026-12-01T06:00:00.000Z" },
  { now: "2026-12-31T23:59:59Z", want: "2027-01-01T06:00:00.000Z" },
])("the morning after $now is at 06:00 of the next day, in UTC", ({ now, want }) => {
  isUtc.value = true;
  expect(findMorning(new Date(now))).toBe(want);
});

test("the morning is at 06:00 of the zone of the browser, also where a day has 23 or 25 hours", () => {
  for (let hour = 0; hour < 24 * 366; hour += 5) {
    const now = new Date(Date.UTC(2026, 0, 1, hour, 30));
    const morning = new Date(findMorning(now));
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6);
    expect(morning).toEqual(next);
  }
});
