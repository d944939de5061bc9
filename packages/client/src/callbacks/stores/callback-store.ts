/** What a store needs to know of a callback that arrived. */
export interface CallbackArrival {
  readonly id: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly redelivery: boolean;
}

/**
 * What became of a callback.
 *
 * - `handled`: the handler ran, and its work is kept
 * - `duplicate`: a callback of the same ID was received before
 * - `older`: one of the same session with a higher sequence was received before
 */
export type CallbackOutcome = "handled" | "duplicate" | "older";

/** What a store says of a callback that arrived. */
export interface CallbackReceipt {
  readonly outcome: CallbackOutcome;
  readonly previousSequence: number | undefined;
}

/** What a store hands to the handler. */
export interface CallbackContext<Transaction> {
  /** The highest sequence of the session received before; undefined when there was none. */
  readonly previousSequence: number | undefined;
  /** The store's transaction, in which the handler's writes are kept or lost together with the store's mark. */
  readonly transaction: Transaction;
}

/**
 * Remembers which callbacks were received, and decides with it what becomes of the next.
 *
 * `receive` rules, handles and remembers as one: when it resolves, what it resolved to is kept for good, the handler's
 * work included; when it rejects, nothing is, and the callback can be received again. Callbacks of the same session or
 * the same ID are received one after another, however many arrive at once.
 */
export interface CallbackStore<Transaction = undefined> {
  receive(
    arrival: CallbackArrival,
    handle: (context: CallbackContext<Transaction>) => Promise<void>,
  ): Promise<CallbackReceipt>;
}
