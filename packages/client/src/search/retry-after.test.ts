import { beforeEach, expect, test, vi } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const NOW_MS = Date.UTC(2026, 10, 20, 12, 0, 0);

// A time zone other than UTC, which Date.parse would use for a date without a zone.
beforeEach(() => {
  vi.stubEnv("TZ", "America/New_York");
  return () => vi.unstubAllEnvs();
});

test.for([
  { given: undefined, want: undefined },
  { given: "0", want: 0 },
  { given: "3", want: 3000 },
  { given: "86400", want: 86_400_000 },
  { given: "Fri, 20 Nov 2026 12:00:05 GMT", want: 5000 },
  { given: "Friday, 20-Nov-26 12:00:05 GMT", want: 5000 },
  { given: "Fri Nov 20 12:00:05 2026", want: 5000 },
  { given: "Fri, 20 Nov 2026 11:59:00 GMT", want: 0 },
  { given: "", want: undefined },
  { given: "-1", want: undefined },
  { given: "1.5", want: undefined },
  { given: "1e3", want: undefined },
  { given: "9999999999", want: undefined },
  { given: "soon", want: undefined },
  { given: "2026-11-20", want: undefined },
])("reads $given as $want ms", ({ given, want }) => {
  expect(readRetryAfter(given, NOW_MS)).toBe(want);
});
