import type { CallbackContent, LaneContent } from "@payment-routing/server";
import { showTime } from "./print-table.ts";

/** What keeps everything from an endpoint, in words: `endpoint slowed until 2026-11-22T10:00:00Z`. */
export function describeHold({ reason, until }: NonNullable<LaneContent["endpoint_hold"]>): string {
  const what = reason === "breaker" ? "circuit breaker open" : `endpoint ${reason}`;
  return until === undefined ? what : `${what} until ${showTime(until)}`;
}

/** When a callback is tried next, or what it waits for; undefined when neither is known. */
export function describeNextAttempt({
  next_attempt_at,
  waits_for,
}: Pick<CallbackContent, "next_attempt_at" | "waits_for">): string | undefined {
  return waits_for === undefined ? showTime(next_attempt_at) : describeHold(waits_for);
}
