const waiting = new Set<() => void>();

/**
 * Calls back soon, but one in a round of the event loop. In a round Node reads all that connections have for it, whatever
 * that takes; who makes it read more than one request's worth, has that read in as many rounds.
 */
export function paced(callback: () => void): void {
  if (waiting.size === 0) setImmediate(callOne);
  waiting.add(callback);
}

function callOne(): void {
  const [callback] = waiting;
  if (callback === undefined) return;
  waiting.delete(callback);
  if (waiting.size > 0) setImmediate(callOne);
  callback();
}
