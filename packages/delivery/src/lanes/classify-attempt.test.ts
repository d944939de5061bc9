import { expect, test } from "vitest";
import { describeMerchant } from "../../test/open-test-delivery.ts";
import type { PostResult } from "../http/exchange.ts";
import { type AttemptedCallback, classifyAttempt } from "./classify-attempt.ts";

const FIRST: AttemptedCallback = { attempts: 0, isFinal: false };
const LAST: AttemptedCallback = { attempts: 2, isFinal: false };
const RETRY = { schedule_seconds: [5, 60], jitter: 0 };

type Given = Pick<PostResult, "end" | "status" | "retryAfterMs">;

function answer(status: number, retryAfterMs?: number): Given {
  return { end: "answered", status, retryAfterMs };
}

const FIRST_ATTEMPTS = [
  { name: "200", given: answer(200), want: ["deliver", "accepted", "answers", 0, 0, false] },
  { name: "299", given: answer(299), want: ["deliver", "accepted", "answers", 0, 0, false] },
  {
    name: "2xx with Retry-After",
    given: answer(202, 9000),
    want: ["deliver", "accepted", "answers", 0, 0, false],
  },
  { name: "a redirect", given: answer(301), want: ["retry", "rejected", "answers", 5000, 0, false] },
  { name: "400", given: answer(400), want: ["retry", "rejected", "answers", 5000, 0, false] },
  { name: "401", given: answer(401), want: ["retry", "rejected", "answers", 5000, 0, false] },
  { name: "410", given: answer(410), want: ["hold", "gone", "answers", 0, 0, true] },
  { name: "429", given: answer(429), want: ["retry", "slowed", "answers", 5000, 5000, false] },
  {
    name: "429 with Retry-After",
    given: answer(429, 30_000),
    want: ["retry", "slowed", "answers", 30_000, 30_000, false],
  },
  {
    name: "429 with a Retry-After below the schedule",
    given: answer(429, 1000),
    want: ["retry", "slowed", "answers", 5000, 1000, false],
  },
  {
    name: "429 with a Retry-After of a year",
    given: answer(429, 3.2e10),
    want: ["retry", "slowed", "answers", 86_400_000, 86_400_000, false],
  },
  { name: "500", given: answer(500), want: ["retry", "rejected", "fails", 5000, 0, false] },
  { name: "502", given: answer(502), want: ["retry", "slowed", "fails", 5000, 5000, false] },
  { name: "503", given: answer(503), want: ["retry", "rejected", "fails", 5000, 0, false] },
  {
    name: "503 with Retry-After",
    given: answer(503, 7000),
    want: ["retry", "slowed", "fails", 7000, 7000, false],
  },
  { name: "504", given: answer(504), want: ["retry", "slowed", "fails", 5000, 5000, false] },
  {
    name: "no connection",
    given: { end: "failed", status: undefined, retryAfterMs: undefined },
    want: ["retry", "failed", "fails", 5000, 0, false],
  },
  {
    name: "no answer in time",
    given: { end: "timeout", status: undefined, retryAfterMs: undefined },
    want: ["retry", "timeout", "fails", 5000, 0, false],
  },
  {
    name: "a blocked address",
    given: { end: "blocked", status: undefined, retryAfterMs: undefined },
    want: ["retry", "blocked", "fails", 5000, 0, false],
  },
] as const;

test.each(FIRST_ATTEMPTS)("$name: $want", ({ given, want }) => {
  const judged = classifyAttempt(given, FIRST, { retry: RETRY, on_exhausted: "park" });
  const { action, outcome, health, waitMs, slowMs, isGone } = judged;
  expect([action, outcome, health, waitMs, slowMs, isGone]).toEqual(want);
});

const FINAL: AttemptedCallback = { ...LAST, isFinal: true };
const LAST_ATTEMPTS = [
  { name: "park", policy: "park", callback: LAST, want: ["park", "not accepted in 3 attempts"] },
  { name: "skip", policy: "skip", callback: LAST, want: ["skip", undefined] },
  { name: "skip a final status", policy: "skip", callback: FINAL, want: ["skip", undefined] },
  {
    name: "coalesce",
    policy: "coalesce",
    callback: LAST,
    want: ["stall", "waits for a newer callback: not accepted in 3 attempts"],
  },
  {
    name: "coalesce a final status",
    policy: "coalesce",
    callback: FINAL,
    want: ["park", "not accepted in 3 attempts"],
  },
] as const;

test.each(LAST_ATTEMPTS)("the last attempt, $name: $want", ({ policy, callback, want }) => {
  const { action, reason, outcome } = classifyAttempt(answer(500), callback, {
    retry: RETRY,
    on_exhausted: policy,
  });
  expect([action, reason, outcome]).toEqual([...want, "rejected"]);
});

test("a last attempt that is accepted or gone does not exhaust the callback", () => {
  const merchant = describeMerchant({ retry: RETRY });
  expect(classifyAttempt(answer(204), LAST, merchant).action).toBe("deliver");
  expect(classifyAttempt(answer(410), LAST, merchant).action).toBe("hold");
});

test.each([
  { policy: "park", attempts: 0, action: "retry", want: "127.0.0.1: loopback address" },
  {
    policy: "park",
    attempts: 2,
    action: "park",
    want: "not accepted in 3 attempts: 127.0.0.1: loopback address",
  },
  {
    policy: "coalesce",
    attempts: 2,
    action: "stall",
    want: "waits for a newer callback: not accepted in 3 attempts: 127.0.0.1: loopback address",
  },
  { policy: "skip", attempts: 2, action: "skip", want: undefined },
] as const)("a blocked address is the reason of the lane ($action)", ({ policy, attempts, action, want }) => {
  const blocked = {
    end: "blocked",
    status: undefined,
    retryAfterMs: undefined,
    error: "127.0.0.1: loopback address",
  } as const;
  const merchant = describeMerchant({ retry: RETRY, on_exhausted: policy });
  expect(classifyAttempt(blocked, { attempts, isFinal: false }, merchant)).toMatchObject({
    action,
    reason: want,
  });
  const failed = { ...blocked, end: "failed" } as const;
  expect(classifyAttempt(failed, { attempts: 0, isFinal: false }, merchant).reason).toBeUndefined();
});
