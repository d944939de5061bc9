import { DeliveryError } from "../../database/delivery-error.ts";
import { createKeyedQueue } from "./keyed-queue.ts";

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
