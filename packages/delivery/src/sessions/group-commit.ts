import { DeliveryError } from "../delivery-error.ts";

/** How items are committed together. */
export interface GroupCommitOptions<Item, Result> {
  /** Items of the same key are committed in the order in which they came, never two batches of them at once. */
  readonly keyOf: (item: Item) => number;
  /** Commits some items in one go; one result an item, in their order. Throws when none of them was committed. */
  readonly commit: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** Items in one batch at most. */
  readonly maxBatch: number;
  /** Items that wait at most. */
  readonly maxWaiting: number;
  /** Batches at work at once: while the database stores one, the next begins if it is full. */
  readonly maxAtWork: number;
}

/** Lets concurrent callers share transactions. */
export interface GroupCommit<Item, Result> {
  /** Resolves when the item is committed. Rejects with a DeliveryError when there is no room or it is closed. */
  submit(item: Item): Promise<Result>;
  /** Whether `submit` would say that there is no room. */
  isFull(): boolean;
  /** Resolves when room was made; by then others may have taken it. */
  waitForRoom(): Promise<void>;
  /** Takes nothing more; resolves when all that was taken is committed, or failed. */
  close(): Promise<void>;
}

/**
 * A batch is what came while the one before it was at work, and in as long a pause after it: alone an item waits for
 * nobody, and the more there are, the more of them share a transaction. A full batch waits for nothing.
 */
export function createGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  type Waiting = { readonly item: Item } & PromiseWithResolvers<Result>;
  const queue = createKeyedQueue<Waiting>(({ item }) => options.keyOf(item));
  const roomSeekers: (() => void)[] = [];
  const { promise: drained, resolve: drain } = Promise.withResolvers<void>();
  let atWork = 0;
  let gathering: NodeJS.Timeout | undefined;
  let scheduled = false;
  let closed = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // After all that arrived in this turn of the event loop, so that it goes together.
    setImmediate(() => {
      scheduled = false;
      while (mayBegin()) {
        const batch = queue.take(options.maxBatch);
        if (batch.length === 0) break;
        atWork++;
        void work(batch);
      }
      if (closed && atWork === 0 && queue.size === 0) drain();
    });
  }

  function mayBegin(): boolean {
    if (queue.size >= options.maxBatch || closed) return atWork < options.maxAtWork;
    return atWork === 0 && gathering === undefined;
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
    atWork--;
    queue.release(batch);
    for (const resume of roomSeekers.splice(0)) resume();
    if (batch.length >= MANY) gather(performance.now() - startedAtMs);
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
      if (closed) return Promise.reject(new DeliveryError("closed", "nothing is taken any more"));
      if (isFull()) return Promise.reject(new DeliveryError("overloaded", `${queue.size} wait already`));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      queue.push({ item, promise, resolve, reject });
      schedule();
      return promise;
    },
    waitForRoom: () => new Promise((resume) => roomSeekers.push(resume)),
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

/** From so many items on a batch is one of a throng, in which waiting a little saves all of them time. */
const MANY = 8;
const MAX_PAUSE_MS = 20;

/**
 * A queue of items that have keys. Items of one key are taken in their order, and none while others of that key are
 * still at work; keys are served in the order in which they came.
 */
interface KeyedQueue<Item> {
  readonly size: number;
  push(item: Item): void;
  /** At most so many items whose keys are free. Their keys are busy from now on. */
  take(limit: number): readonly Item[];
  /** The keys of these items are free again. */
  release(items: readonly Item[]): void;
}

function createKeyedQueue<Item>(keyOf: (item: Item) => number): KeyedQueue<Item> {
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
