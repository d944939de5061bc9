export interface FairTurnsOptions<Item> {
  /** Two steps for each item: first step one for all items of a turn, then step two. They must not throw. */
  readonly steps: readonly [(item: Item) => void, (item: Item) => void];
  /** Called with the duration of the first step. */
  readonly onCost?: (item: Item, milliseconds: number) => void;
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

interface Queue<Item> {
  readonly items: { readonly item: Item; readonly isLarge: boolean }[];
  /** Negative when the client used more time than it got. */
  creditMs: number;
}

/**
 * Shares processing time between clients: deficit round robin by the measured time of items. Each client is served until it
 * has used its quantum; a client that uses more waits until the others have had as much. Between turns the event loop
 * accepts, reads and answers connections.
 *
 * Two steps for all items of a turn: deciding a search and writing HTTP do not fit into the processor caches together.
 */
export class FairTurns<Item> {
  readonly #options: FairTurnsOptions<Item>;
  readonly #turnMs: number;
  readonly #now: () => number;
  /** By client, in the order of their turns. */
  #queues = new Map<string, Queue<Item>>();
  #waiting = 0;
  #isScheduled = false;

  constructor(options: FairTurnsOptions<Item>) {
    this.#options = options;
    this.#turnMs = options.turnMs ?? TURN_MS;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Adds an item to the queue of its client. `bytes` distinguishes large items. */
  add(client: string, item: Item, bytes: number): void {
    const queue = this.#queues.get(client) ?? { items: [], creditMs: 0 };
    this.#queues.set(client, queue);
    queue.items.push({ item, isLarge: bytes > LARGE_BYTES });
    this.#waiting++;
    if (!this.#isScheduled) this.#schedule(1, 0);
  }

  #runTurn(): void {
    const second = this.#options.steps[1];
    for (const item of this.#runSmall()) second(item);
    const large = this.#findLarge();
    if (large !== undefined) second(this.#runNext(large));
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

  /** Runs the first step of small items, and returns the items. */
  #runSmall(): readonly Item[] {
    const end = this.#now() + this.#turnMs;
    const done: Item[] = [];
    // The number of consecutive clients without a small item.
    let skipped = 0;
    while (skipped < this.#queues.size) {
      const [client, queue] = this.#queues.entries().next().value as [string, Queue<Item>];
      this.#queues.delete(client);
      if (queue.items.length === 0 && queue.creditMs >= 0) continue;
      this.#queues.set(client, queue);
      queue.creditMs = Math.min(queue.creditMs, 0) + QUANTUM_MS;
      skipped = queue.items[0]?.isLarge === false ? 0 : skipped + 1;
      while (queue.creditMs > 0 && queue.items[0]?.isLarge === false) {
        done.push(this.#runNext(queue));
        if (this.#now() >= end) return done;
      }
    }
    return done;
  }

  /** Finds the client that used the least time, of those whose next item is large. */
  #findLarge(): Queue<Item> | undefined {
    let found: Queue<Item> | undefined;
    for (const queue of this.#queues.values())
      if (queue.items[0]?.isLarge && (found === undefined || queue.creditMs > found.creditMs)) found = queue;
    return found;
  }

  /** Runs the first step of the next item of a client. The queue must not be empty. */
  #runNext(queue: Queue<Item>): Item {
    const { item } = queue.items.shift() as { item: Item };
    this.#waiting--;
    const start = this.#now();
    this.#options.steps[0](item);
    const duration = this.#now() - start;
    queue.creditMs -= duration;
    this.#options.onCost?.(item, duration);
    return item;
  }
}
