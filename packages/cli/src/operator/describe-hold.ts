import type { LaneContent } from "@payment-routing/server";
import { showTime } from "./print-table.ts";

/** What keeps everything from an endpoint, in words: `endpoint slowed until 2026-11-22T10:00:00Z`. */
export function describeHold({ reason, until }: NonNullable<LaneContent["endpoint_hold"]>): string {
  const what = reason === "breaker" ? "circuit breaker open" : `endpoint ${reason}`;
  return until === undefined ? what : `${what} until ${showTime(until)}`;
}
