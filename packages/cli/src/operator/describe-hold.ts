import type { Callback, Hold } from "@payment-routing/operator-contract";
import { showTime } from "./print-table.ts";

/** Describes what delays a delivery: `endpoint slowed until 2026-11-22T10:00:00Z`. */
export function describeHold({ reason, until }: Hold): string {
  const what = WORDS[reason];
  return until === undefined ? what : `${what} until ${showTime(until)}`;
}

const WORDS: Record<Hold["reason"], string> = {
  "lane-paused": "lane paused",
  paused: "endpoint paused",
  slowed: "endpoint slowed",
  breaker: "circuit breaker open",
};

/** The time of the next attempt, or what delays it. Undefined if neither is known. */
export function describeNextAttempt({
  next_attempt_at,
  waits_for,
}: Pick<Callback, "next_attempt_at" | "waits_for">): string | undefined {
  return waits_for === undefined ? showTime(next_attempt_at) : describeHold(waits_for);
}
