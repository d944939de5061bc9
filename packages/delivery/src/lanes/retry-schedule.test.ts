import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveCallbacks } from "../callbacks/callback-defaults.ts";
import { findRetryWait, MAX_RETRY_AFTER_MS } from "./classify-attempt.ts";

const schedule = { schedule_seconds: [5, 300], jitter: 0.1 };

test.each([
  { name: "in the middle of the jitter range", failed: 0, random: 0.5, retryAfter: 0, want: 5000 },
  { name: "at the lower end of the jitter", failed: 0, random: 0, retryAfter: 0, want: 4500 },
  { name: "near the upper end of the jitter", failed: 1, random: 0.999_999, retryAfter: 0, want: 330_000 },
  { name: "with a longer Retry-After", failed: 0, random: 0, retryAfter: 60_000, want: 60_000 },
  { name: "with a shorter Retry-After", failed: 1, random: 0.5, retryAfter: 60_000, want: 300_000 },
  {
    name: "with a Retry-After above the limit",
    failed: 0,
    random: 0,
    retryAfter: 1e12,
    want: MAX_RETRY_AFTER_MS,
  },
  { name: "after the last retry", failed: 2, random: 0, retryAfter: 60_000, want: undefined },
])("the wait is $want ms $name", ({ failed, random, retryAfter, want }) => {
  expect(findRetryWait(schedule, failed, retryAfter, () => random)).toBe(want);
});

test("the default schedule spans more than three days", () => {
  const { retry } = resolveCallbacks({ endpoint: "https://merchant.example", secrets: { webhook: ["w"] } });
  const waits = retry.schedule_seconds.map((_, failed) => findRetryWait(retry, failed, 0, () => 0.5));
  expect(waits).toEqual(
    [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map((seconds) => seconds * 1000),
  );
});

test("jitter keeps a wait within its bounds", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seconds, jitter) => {
        const wait = findRetryWait({ schedule_seconds: [seconds], jitter }, 0) ?? Number.NaN;
        expect(wait).toBeGreaterThanOrEqual(Math.floor(seconds * 1000 * (1 - jitter)));
        expect(wait).toBeLessThanOrEqual(Math.ceil(seconds * 1000 * (1 + jitter)));
      },
    ),
  );
});
