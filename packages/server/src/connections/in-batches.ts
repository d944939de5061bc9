/**
 * Takes items, and does the same steps with all that came in one turn of the event loop: the first step with each, then
 * the second with each.
 *
 * Under load many requests come in a turn. What the engine does to read and write HTTP and what we do with a request do
 * not fit into the caches of a processor together: done in turns, each request would find them filled with the other.
 *
 * @param most items in a batch; the answer to the first of them waits for the others
 * @param steps must not throw
 */
export function inBatches<Item>(
  most: number,
  steps: readonly ((item: Item) => void)[],
): (item: Item) => void {
  let waiting: Item[] = [];

  function doAll(): void {
    const items = waiting;
    waiting = [];
    for (let start = 0; start < items.length; start += most) {
      const batch = items.slice(start, start + most);
      for (const step of steps) for (const item of batch) step(item);
    }
  }

  return (item) => {
    if (waiting.push(item) === 1) setImmediate(doAll);
  };
}
