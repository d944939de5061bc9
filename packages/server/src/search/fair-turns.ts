/** How work is shared out. Times in milliseconds. */
export interface FairTurnsOptions<Item> {
  /** Done with each item, in two steps: the first with all of a turn, then the second. They must not throw. */
  readonly steps: readonly [(item: Item) => void, (item: Item) => void];
  /** Told what the first step took. */
  readonly onCost?: (item: Item, milliseconds: number) => void;
  /** A clock that never runs backwards. Default: that of the process. */
  readonly now?: () => number;
}

/** A turn begins with no more items after so many milliseconds. */
const TURN_MS = 5;
/** Rounds of the event loop between turns while items wait: it accepts one connection in each. Or as long as a turn. */
const ROUNDS_BETWEEN = 32;
/** What a client is given when it is its turn. */
const QUANTUM_MS = 1;
/** An item of more bytes may take longer than a turn. A turn has one of these at most, at its end. */
const LARGE_BYTES = 65_536;

interface Queue<Item> {
  readonly items: { readonly item: Item; readonly isLarge: boolean }[];
  /** Below 0 where the client used more than it was given. */
  creditMs: number;
}

/**
 * Does work for many clients so that none of them waits long for another: deficit round robin on the time that items
 * really take. Clients have their turns one after the other, each until it has used what it was given; who uses more
 * waits until the others have had as much. Between turns connections are accepted, read and answered.
 *
 * Two steps, each with all items of a turn, since what the engine does to write HTTP and what is done with a request do
 * not fit into the caches of a processor together.
 */
export class FairTurns<Item> {
  readonly #options: FairTurnsOptions<Item>;
  readonly #now: () => number;
  /** By client, in the order of their turns. */
  readonly #queues = new Map<string, Queue<Item>>();
  #waiting = 0;
  #isScheduled = false;

  constructor(options: FairTurnsOptions<Item>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Has an item done after those of the same client that are waiting. `bytes` tells large ones. */
  take(client: string, item: Item, bytes: number): void {
    const queue = this.#queues.get(client) ?? { items: [], creditMs: 0 };
    this.#queues.set(client, queue);
    queue.items.push({ item, isLarge: bytes > LARGE_BYTES });
    this.#waiting++;
    if (!this.#isScheduled) this.#schedule(1, 0);
  }

  #doTurn(): void {
    const second = this.#options.steps[1];
    for (const item of this.#doSmall()) second(item);
    const large = this.#findLarge();
    if (large !== undefined) second(this.#doNext(large));
    this.#isScheduled = false;
    if (this.#waiting > 0) this.#schedule(ROUNDS_BETWEEN, this.#now() + TURN_MS);
    // Nobody waited for anybody: what was used is forgotten.
    else this.#queues.clear();
  }

  /** Has a turn after so many rounds, or the first one that begins after `end`. */
  #schedule(rounds: number, end: number): void {
    this.#isScheduled = true;
    setImmediate(() => {
      if (rounds > 1 && this.#now() < end) this.#schedule(rounds - 1, end);
      else this.#doTurn();
    });
  }

  /** Does the first step of small items, and returns these. */
  #doSmall(): readonly Item[] {
    const end = this.#now() + TURN_MS;
    const done: Item[] = [];
    // Clients in a row that have none.
    let passed = 0;
    while (passed < this.#queues.size) {
      const [client, queue] = this.#queues.entries().next().value as [string, Queue<Item>];
      this.#queues.delete(client);
      if (queue.items.length === 0 && queue.creditMs >= 0) continue;
      this.#queues.set(client, queue);
      queue.creditMs = Math.min(queue.creditMs, 0) + QUANTUM_MS;
      passed = queue.items[0]?.isLarge === false ? 0 : passed + 1;
      while (queue.creditMs > 0 && queue.items[0]?.isLarge === false) {
        done.push(this.#doNext(queue));
        if (this.#now() >= end) return done;
      }
    }
    return done;
  }

  /** Finds the client that has used least of those whose next item is large. */
  #findLarge(): Queue<Item> | undefined {
    let found: Queue<Item> | undefined;
    for (const queue of this.#queues.values())
      if (queue.items[0]?.isLarge && (found === undefined || queue.creditMs > found.creditMs)) found = queue;
    return found;
  }

  /** Does the first step of a client's next item, which there is. */
  #doNext(queue: Queue<Item>): Item {
    const { item } = queue.items.shift() as { item: Item };
    this.#waiting--;
    const start = this.#now();
    this.#options.steps[0](item);
    const took = this.#now() - start;
    queue.creditMs -= took;
    this.#options.onCost?.(item, took);
    return item;
  }
}
