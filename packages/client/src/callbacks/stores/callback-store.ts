import type { CallbackDelivery } from "../verification/callback-delivery.ts";

/** The part of a received callback that a store uses. */
export type CallbackArrival = Pick<CallbackDelivery, "id" | "sessionId" | "sequence" | "redelivery">;

/**
 * The outcome of a callback.
 *
 * - `handled`: the handler ran, and its work is committed
 * - `duplicate`: a callback with the same ID was received before
 * - `older`: a callback of the same session with a higher sequence was received before
 */
export type CallbackOutcome = "handled" | "duplicate" | "older";

/** The result of a store for a received callback. */
export interface CallbackReceipt {
  readonly outcome: CallbackOutcome;
  readonly previousSequence: number | undefined;
}

/** The context that a store passes to the handler. */
export interface CallbackContext<Transaction> {
  /** The highest sequence of the session received before; undefined when there was none. */
  readonly previousSequence: number | undefined;
  /** The transaction of the store: it commits the writes of the handler and the receipt together. */
  readonly transaction: Transaction;
}

/**
 * Stores which callbacks were received, and decides whether the next one is handled.
 *
 * `receive` is atomic: if it resolves, the outcome and the work of the handler are stored; if it rejects, nothing is, and the
 * callback can be received again. Callbacks of the same session or the same ID are received one at a time.
 */
export interface CallbackStore<Transaction = undefined> {
  receive(
    arrival: CallbackArrival,
    handle: (context: CallbackContext<Transaction>) => Promise<void>,
  ): Promise<CallbackReceipt>;
}

/** The stored facts about a callback. */
export interface Memory {
  /** Whether a callback of the same ID was received. */
  readonly isKnown: boolean;
  /** The highest sequence of the session. */
  readonly previousSequence: number | undefined;
}

/**
 * Decides the outcome of a callback, for every store.
 *
 * A redelivery is always handled. Two callbacks of one session with the same sequence and different IDs are both handled,
 * because neither is known to be outdated. Gaps in the sequence do not delay a callback: the service may have skipped or
 * replaced one.
 */
export function decideOutcome(arrival: CallbackArrival, memory: Memory): CallbackOutcome {
  if (arrival.redelivery) return "handled";
  if (memory.isKnown) return "duplicate";
  return arrival.sequence < (memory.previousSequence ?? arrival.sequence) ? "older" : "handled";
}
