/**
 * A queue of items that have keys. Items of one key are taken in their order, and none while others of that key are
 * still at work; keys are served in the order in which they came.
 */
export interface KeyedQueue<Item> {
  readonly size: number;
  push(item: Item): void;
  /** At most so many items whose keys are free. Their keys are busy from now on. */
  take(limit: number): readonly Item[];
  /** The keys of these items are free again. */
  release(items: readonly Item[]): void;
}

export function createKeyedQueue<Item>(keyOf: (item: Item) => number): KeyedQueue<Item> {
  const waiting = new Map<number, Item[]>();
  // Keys that have items waiting and none at work.
  const ready = new Set<number>();
  const busy = new Set<number>();
  let size = 0;

  function takeOf(key: number, limit: number): readonly Item[] {
    const items = waiting.get(key) ?? [];
    const taken = items.splice(0, limit);
    if (items.length === 0) waiting.delete(key);
    ready.delete(key);
    busy.add(key);
    size -= taken.length;
    return taken;
  }

  return {
    get size() {
      return size;
    },
    push(item) {
      const key = keyOf(item);
      const items = waiting.get(key);
      if (items === undefined) waiting.set(key, [item]);
      else items.push(item);
      size++;
      if (!busy.has(key)) ready.add(key);
    },
    take(limit) {
      const taken: Item[] = [];
      for (const key of ready) {
        if (taken.length >= limit) break;
        taken.push(...takeOf(key, limit - taken.length));
      }
      return taken;
    },
    release(items) {
      for (const key of new Set(items.map(keyOf))) {
        busy.delete(key);
        if (waiting.has(key)) ready.add(key);
      }
    },
  };
}
