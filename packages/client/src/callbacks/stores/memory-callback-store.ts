import {
  type CallbackArrival,
  type CallbackContext,
  type CallbackReceipt,
  type CallbackStore,
  decideOutcome,
} from "./callback-store.ts";
import { Turns } from "./turns.ts";

/** Options of `createMemoryCallbackStore`. */
export interface MemoryCallbackStoreOptions {
  /** The maximum number of callbacks and of sessions to keep, the most recent ones. Default 100,000. */
  readonly maxEntries?: number;
}

/**
 * Creates a store in the memory of this process. It does not detect duplicates after a restart, beyond `maxEntries` or
 * across processes: use it for trials, or for one process whose handler may run twice.
 *
 * Throws a RangeError when `maxEntries` is not an integer from 1.
 */
export function createMemoryCallbackStore({
  maxEntries = 100_000,
}: MemoryCallbackStoreOptions = {}): CallbackStore {
  const ids = new RecentMap<string, true>(maxEntries);
  const sequences = new RecentMap<number, number>(maxEntries);
  const turnsOfSessions = new Turns<number>();
  const turnsOfIds = new Turns<string>();

  async function receive(
    arrival: CallbackArrival,
    handle: (context: CallbackContext<undefined>) => Promise<void>,
  ): Promise<CallbackReceipt> {
    const isKnown = ids.get(arrival.id) === true;
    const previousSequence = sequences.get(arrival.sessionId);
    const outcome = decideOutcome(arrival, { isKnown, previousSequence });
    if (outcome === "handled") await handle({ previousSequence, transaction: undefined });
    if (!isKnown) {
      ids.set(arrival.id, true);
      sequences.set(arrival.sessionId, Math.max(arrival.sequence, previousSequence ?? arrival.sequence));
    }
    return { outcome, previousSequence };
  }

  return {
    receive: (arrival, handle) =>
      // Always the session first, to prevent a deadlock.
      turnsOfSessions.take(arrival.sessionId, () =>
        turnsOfIds.take(arrival.id, () => receive(arrival, handle)),
      ),
  };
}

/** A map that keeps the most recently set entries. */
class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #maxEntries: number;

  /** Throws a RangeError if `maxEntries` is not an integer from 1. */
  constructor(maxEntries: number) {
    if (!(Number.isInteger(maxEntries) && maxEntries >= 1)) {
      throw new RangeError(`maxEntries: expected an integer from 1, got ${maxEntries}`);
    }
    this.#maxEntries = maxEntries;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    // A map iterates in the order of insertion, so an entry that is set again must move to the end.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#maxEntries) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
