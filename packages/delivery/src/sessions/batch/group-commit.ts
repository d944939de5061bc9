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
  /** Batches at work at once: while the database stores one, the next is prepared. */
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
 * A batch is what came while the batches before it were at work: alone an item waits for nobody, and the more there are,
 * the more of them share a transaction. Nothing is timed.
 */
export function createGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  type Waiting = { readonly item: Item } & PromiseWithResolvers<Result>;
  const queue = createKeyedQueue<Waiting>(({ item }) => options.keyOf(item));
  const roomSeekers: (() => void)[] = [];
  const { promise: drained, resolve: drain } = Promise.withResolvers<void>();
  let atWork = 0;
  let scheduled = false;
  let closed = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // After all that arrived in this turn of the event loop, so that it goes together.
    setImmediate(() => {
      scheduled = false;
      while (atWork < options.maxAtWork) {
        const batch = queue.take(options.maxBatch);
        if (batch.length === 0) break;
        atWork++;
        void work(batch);
      }
      if (closed && atWork === 0 && queue.size === 0) drain();
    });
  }

  async function work(batch: readonly Waiting[]): Promise<void> {
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
    schedule();
  }

  function isFull(): boolean {
    return !closed && queue.size >= options.maxWaiting;
  }

  return {
    isFull,
    submit(item) {
      if (closed) return Promise.reject(new DeliveryError("closed", "nothing is taken any more"));
      if (isFull()) return Promise.reject(new DeliveryError("overloaded", `${queue.size} wait already`));
      const waiting = { item, ...Promise.withResolvers<Result>() };
      queue.push(waiting);
      schedule();
      return waiting.promise;
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
