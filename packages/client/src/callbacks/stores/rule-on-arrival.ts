import type { CallbackArrival, CallbackOutcome } from "./callback-store.ts";

/** What a store remembers that matters for a callback. */
export interface Memory {
  /** Whether a callback of the same ID was received. */
  readonly isKnown: boolean;
  /** The highest sequence of the session. */
  readonly previousSequence: number | undefined;
}

/**
 * What is to become of a callback: the one rule of every store.
 *
 * An operator sends again on purpose, so a redelivery is handled always. Two callbacks of one session with the same
 * sequence and different IDs are both handled: neither is known to be out of date. Numbers that were skipped are not
 * waited for: the service may have given up on a callback, or put a newer one in its place.
 */
export function ruleOnArrival(arrival: CallbackArrival, memory: Memory): CallbackOutcome {
  if (arrival.redelivery) return "handled";
  if (memory.isKnown) return "duplicate";
  return arrival.sequence < (memory.previousSequence ?? arrival.sequence) ? "older" : "handled";
}
