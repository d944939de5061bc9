export interface FairTurnsOptions {
  /** A turn starts no further item after this time. Default: 5. */
  readonly turnMs?: number;
  /** A monotonic clock, in milliseconds. Default: that of the process. */
  readonly now?: () => number;
}

const TURN_MS = 5;
/** Rounds of the event loop between turns while items wait, or as long as a turn. One connection is accepted in each. */
const ROUNDS_BETWEEN = 32;
/** The time that a client gets in each cycle. */
const QUANTUM_MS = 1;
/** A larger item may take longer than a turn. A turn has at most one, at its end. */
const LARGE_BYTES = 65_536;

interface Queue {
  readonly items: { readonly run: () => void; readonly isLarge: boolean }[];
  /** Negative when the client used more time than it got. */
  creditMs: number;
}

/**
 * Shares processing time between clients: deficit round robin by the measured time of items. Each client is served until it
 * has used its quantum; a client that uses more waits until the others have had as much. Between turns the event loop
 * accepts, reads and answers connections.
 *
 * What follows an item begins after all small items of its turn: deciding a search and writing HTTP do not fit into the
 * processor caches together.
 */
export class FairTurns {
  readonly #turnMs: number;
  readonly #now: () => number;
  /** By client, in the order of their turns. */
  #queues = new Map<string, Queue>();
  #waiting = 0;
  #isScheduled = false;

  constructor({ turnMs = TURN_MS, now = () => performance.now() }: FairTurnsOptions = {}) {
    this.#turnMs = turnMs;
    this.#now = now;
  }

  /** Runs work when it is the turn of its client. `bytes` distinguishes large items. */
  run<Result>(client: string, bytes: number, work: () => Result): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const run = (): void => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    };
    const queue = this.#queues.get(client) ?? { items: [], creditMs: 0 };
    this.#queues.set(client, queue);
    queue.items.push({ run, isLarge: bytes > LARGE_BYTES });
    this.#waiting++;
    if (!this.#isScheduled) this.#schedule(1, 0);
    return promise;
  }

  #runTurn(): void {
    this.#runSmall();
    // After those who wait for the small items.
    queueMicrotask(() => this.#endTurn());
  }

  #endTurn(): void {
    const large = this.#findLarge();
    if (large !== undefined) this.#runNext(large);
    this.#isScheduled = false;
    if (this.#waiting > 0) this.#schedule(ROUNDS_BETWEEN, this.#now() + this.#turnMs);
    // No client waits: credits are reset. A map that is cleared keeps its old tables from the collection of young garbage.
    else this.#queues = new Map();
  }

  /** Schedules a turn after the given rounds, or in the first round after `end`. */
  #schedule(rounds: number, end: number): void {
    this.#isScheduled = true;
    setImmediate(() => {
      if (rounds > 1 && this.#now() < end) this.#schedule(rounds - 1, end);
      else this.#runTurn();
    });
  }

  #runSmall(): void {
    const end = this.#now() + this.#turnMs;
    // The number of consecutive clients without a small item.
    let skipped = 0;
    while (skipped < this.#queues.size) {
      const [client, queue] = this.#queues.entries().next().value as [string, Queue];
      this.#queues.delete(client);
      if (queue.items.length === 0 && queue.creditMs >= 0) continue;
      this.#queues.set(client, queue);
      queue.creditMs = Math.min(queue.creditMs, 0) + QUANTUM_MS;
      skipped = queue.items[0]?.isLarge === false ? 0 : skipped + 1;
      while (queue.creditMs > 0 && queue.items[0]?.isLarge === false) {
        this.#runNext(queue);
        if (this.#now() >= end) return;
      }
    }
  }

  /** Finds the client that used the least time, of those whose next item is large. */
  #findLarge(): Queue | undefined {
    let found: Queue | undefined;
    for (const queue of this.#queues.values())
      if (queue.items[0]?.isLarge && (found === undefined || queue.creditMs > found.creditMs)) found = queue;
    return found;
  }

  /** Runs the next item of a client. */
  #runNext(queue: Queue): void {
    const start = this.#now();
    queue.items.shift()?.run();
    this.#waiting--;
    queue.creditMs -= this.#now() - start;
  }
}
