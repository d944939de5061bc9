import type { CallbackArrival, CallbackContext, CallbackReceipt, CallbackStore } from "./callback-store.ts";
import { RecentMap } from "./recent-map.ts";
import { ruleOnArrival } from "./rule-on-arrival.ts";
import { Turns } from "./turns.ts";

/** How much a `MemoryCallbackStore` remembers. */
export interface MemoryCallbackStoreOptions {
  /** How many callbacks, and how many sessions, are remembered: the most recent ones. Default 100,000. */
  readonly maxEntries?: number;
}

/**
 * Remembers callbacks in this process. After a restart, past its bound, and in every other process, it knows nothing of
 * them: a duplicate is then handled twice. Enough for one process whose handler may run twice, and for trials.
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
    const outcome = ruleOnArrival(arrival, { isKnown, previousSequence });
    if (outcome === "handled") await handle({ previousSequence, transaction: undefined });
    if (!isKnown) {
      ids.set(arrival.id, true);
      sequences.set(arrival.sessionId, Math.max(arrival.sequence, previousSequence ?? arrival.sequence));
    }
    return { outcome, previousSequence };
  }

  return {
    receive: (arrival, handle) =>
      // Always the session first: two that wait for each other would wait for ever.
      turnsOfSessions.take(arrival.sessionId, () =>
        turnsOfIds.take(arrival.id, () => receive(arrival, handle)),
      ),
  };
}
