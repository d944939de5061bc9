import { DeliveryError } from "../delivery-error.ts";

export interface GroupCommitOptions<Item, Result> {
  /** Items with the same key are committed in order of arrival, never in two concurrent batches. */
  readonly keyOf: (item: Item) => number;
  /** Commits items in one transaction. Returns one result for each item, in order. Throws if none was committed. */
  readonly commit: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** Maximum number of items in a batch. */
  readonly maxBatch: number;
  /** Maximum number of waiting items. */
  readonly maxWaiting: number;
  /** Maximum number of concurrent batches. Another batch starts only when it is full. */
  readonly maxConcurrent: number;
}

/** Lets concurrent callers share transactions. */
export interface GroupCommit<Item, Result> {
  /** Resolves when the item is committed. Rejects with a DeliveryError if the queue is full or closed. */
  submit(item: Item): Promise<Result>;
  /** Whether `submit` would reject with `overloaded`. */
  isFull(): boolean;
  /** Resolves after the next batch. Another caller may have filled the queue again. */
  waitForCapacity(): Promise<void>;
  /** Rejects new items. Resolves when all accepted items are committed or failed. */
  close(): Promise<void>;
}

/**
 * A batch has the items that arrived during the previous batch and a pause of the same length. A single item does not wait;
 * under load, more items share a transaction. A full batch starts at once.
 */
export function createGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  type Waiting = { readonly item: Item } & PromiseWithResolvers<Result>;
  const queue = createKeyedQueue<Waiting>(({ item }) => options.keyOf(item));
  const producers: (() => void)[] = [];
  const { promise: drained, resolve: drain } = Promise.withResolvers<void>();
  let running = 0;
  let gathering: NodeJS.Timeout | undefined;
  let scheduled = false;
  let closed = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // Groups all items submitted in this turn of the event loop.
    setImmediate(() => {
      scheduled = false;
      while (mayBegin()) {
        const batch = queue.dequeue(options.maxBatch);
        if (batch.length === 0) break;
        running++;
        void work(batch);
      }
      if (closed && running === 0 && queue.size === 0) drain();
    });
  }

  function mayBegin(): boolean {
    if (queue.size >= options.maxBatch || closed) return running < options.maxConcurrent;
    return running === 0 && gathering === undefined;
  }

  async function work(batch: readonly Waiting[]): Promise<void> {
    const startedAtMs = performance.now();
    try {
      const results = await options.commit(batch.map(({ item }) => item));
      batch.forEach((waiting, index) => {
        settle(waiting, results[index]);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running--;
    queue.release(batch);
    for (const resume of producers.splice(0)) resume();
    if (batch.length >= PAUSE_MIN_BATCH) gather(performance.now() - startedAtMs);
    schedule();
  }

  function gather(batchMs: number): void {
    clearTimeout(gathering);
    gathering = setTimeout(
      () => {
        gathering = undefined;
        schedule();
      },
      Math.min(batchMs, MAX_PAUSE_MS),
    );
  }

  function isFull(): boolean {
    return !closed && queue.size >= options.maxWaiting;
  }

  return {
    isFull,
    submit(item) {
      if (closed) return Promise.reject(new DeliveryError("closed", "the delivery is closed"));
      if (isFull())
        return Promise.reject(new DeliveryError("overloaded", `${queue.size} reports are waiting`));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      queue.push({ item, promise, resolve, reject });
      schedule();
      return promise;
    },
    waitForCapacity: () => new Promise((resume) => producers.push(resume)),
    close() {
      closed = true;
      schedule();
      return drained;
    },
  };
}

function settle<Result>(
  waiting: PromiseWithResolvers<Result>,
  result: PromiseSettledResult<Result> | undefined,
): void {
  if (result?.status === "fulfilled") waiting.resolve(result.value);
  else waiting.reject(result?.reason ?? new Error("the batch has no result for this item"));
}

/** Batches of at least this size indicate load, where a pause before the next batch saves time. */
const PAUSE_MIN_BATCH = 8;
const MAX_PAUSE_MS = 20;

/** A queue that returns items with the same key in order, and none while earlier items of the key are in progress. */
interface KeyedQueue<Item> {
  readonly size: number;
  push(item: Item): void;
  /** Removes up to `limit` items with free keys, and marks their keys as busy. */
  dequeue(limit: number): readonly Item[];
  /** Marks the keys of the items as free. */
  release(items: readonly Item[]): void;
}

function createKeyedQueue<Item>(keyOf: (item: Item) => number): KeyedQueue<Item> {
  const waiting = new Map<number, Item[]>();
  // Keys with waiting items and none in progress.
  const ready = new Set<number>();
  const busy = new Set<number>();
  let size = 0;

  function dequeueKey(key: number, limit: number): readonly Item[] {
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
    dequeue(limit) {
      const taken: Item[] = [];
      for (const key of ready) {
        if (taken.length >= limit) break;
        taken.push(...dequeueKey(key, limit - taken.length));
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
