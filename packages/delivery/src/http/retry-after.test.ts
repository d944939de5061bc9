import { beforeEach, expect, test, vi } from "vitest";
import { readRetryAfter } from "./exchange.ts";

const NOW = Date.UTC(1994, 10, 6, 8, 49, 7);

// In a local time zone other than UTC, Date.parse reads a date without a zone as local time.
beforeEach(() => {
  vi.stubEnv("TZ", "America/New_York");
  return () => vi.unstubAllEnvs();
});

test.each([
  { header: "0", want: 0 },
  { header: "120", want: 120_000 },
  { header: " 7 ", want: 7000 },
  { header: "999999999999", want: 999_999_999_999_000 },
  { header: "Sun, 06 Nov 1994 08:49:37 GMT", want: 30_000 },
  { header: "Sunday, 06-Nov-94 08:49:37 GMT", want: 30_000 },
  { header: "Sun Nov  6 08:49:37 1994", want: 30_000 },
  { header: "Sun, 06 Nov 1994 08:49:00 GMT", want: 0 },
  { header: undefined, want: undefined },
  { header: "", want: undefined },
  { header: "-1", want: undefined },
  { header: "1.5", want: undefined },
  { header: "1e3", want: undefined },
  { header: "soon", want: undefined },
  { header: "Sun, 66 Nov 1994 08:49:37 GMT", want: undefined },
])("$header -> $want", ({ header, want }) => {
  expect(readRetryAfter(header, NOW)).toBe(want);
});
