/** Calls functions later. */
export type Pacer = (callback: () => void) => void;

/** After a longer round, rounds without calls follow: the event loop accepts one connection in each. */
const LONG_MS = 3;
const ROUNDS_AFTER_LONG = 32;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Creates a pacer that makes one call in each round of the event loop. In one round, Node reads the data of all
 * connections; a pacer spreads data that takes long to process over several rounds.
 *
 * @param order `newest-first`: many calls at once do not delay later ones
 */
export function createPacer(order: "oldest-first" | "newest-first" = "oldest-first"): Pacer {
  const waiting: (() => void)[] = [];
  let isScheduled = false;
  let calledAt = NEVER;
  let rest = 0;

  function callNext(): void {
    if (performance.now() - calledAt > LONG_MS) rest = ROUNDS_AFTER_LONG;
    calledAt = NEVER;
    if (rest > 0) {
      rest--;
      setImmediate(callNext);
      return;
    }
    const callback = order === "oldest-first" ? waiting.shift() : waiting.pop();
    isScheduled = waiting.length > 0;
    if (isScheduled) {
      setImmediate(callNext);
      calledAt = performance.now();
    }
    callback?.();
  }

  return (callback) => {
    waiting.push(callback);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(callNext);
  };
}

/** The pacer of bodies that are dropped. */
export const paced = createPacer();
/** The pacer of new connections. */
export const pacedNew = createPacer("newest-first");
