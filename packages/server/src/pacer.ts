/** Calls functions later, in their order. */
export type Pacer = (callback: () => void) => void;

/**
 * Creates a pacer that makes one call in each round of the event loop. In a round, Node reads all data that its
 * connections have: data that takes long to process is read in as many rounds.
 */
export function createPacer(): Pacer {
  const waiting = new Set<() => void>();

  function callNext(): void {
    const [callback] = waiting;
    if (callback === undefined) return;
    waiting.delete(callback);
    if (waiting.size > 0) setImmediate(callNext);
    callback();
  }

  return (callback) => {
    if (waiting.size === 0) setImmediate(callNext);
    waiting.add(callback);
  };
}

/** The pacer of new connections, and of bodies that are dropped. */
export const paced = createPacer();
