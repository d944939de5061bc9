export interface ShareLimits {
  /** Slots of a caller. */
  readonly perCaller: number;
  /** Slots of all callers. Default: unlimited. */
  readonly total?: number;
}

/** Gives a slot back, once. */
export type Release = () => void;

interface Caller {
  slots: number;
  readonly waiting: ((release: Release) => void)[];
}

/** Slots that callers share. Who waits and has the fewest is next, in turn, however many requests each has. */
export class FairShare {
  readonly #perCaller: number;
  /** Callers with a slot or a waiting request, those whose turn was last at the end. */
  readonly #callers = new Map<string, Caller>();
  #free: number;

  constructor({ perCaller, total = Number.POSITIVE_INFINITY }: ShareLimits) {
    this.#perCaller = perCaller;
    this.#free = total;
  }

  /** Takes a slot. Returns undefined when the caller has its share, or no slot is free. */
  take(name: string): Release | undefined {
    const caller = this.#find(name);
    return this.#free > 0 && caller.slots < this.#perCaller ? this.#enter(name, caller) : undefined;
  }

  /** Runs work once a slot is free for the caller. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<Release>();
    const caller = this.#find(name);
    caller.waiting.push(resolve);
    this.#callers.set(name, caller);
    this.#admit();
    const release = await promise;
    try {
      return await work();
    } finally {
      release();
    }
  }

  #find(name: string): Caller {
    return this.#callers.get(name) ?? { slots: 0, waiting: [] };
  }

  #admit(): void {
    for (let name = this.#findNext(); name !== undefined; name = this.#findNext()) {
      const caller = this.#find(name);
      const begin = caller.waiting.shift();
      // It is now the last of those with as many slots.
      this.#callers.delete(name);
      begin?.(this.#enter(name, caller));
    }
  }

  /** Finds the waiting caller with the fewest slots. */
  #findNext(): string | undefined {
    let found: string | undefined;
    let fewest = this.#free > 0 ? this.#perCaller : 0;
    for (const [name, { waiting, slots }] of this.#callers)
      if (waiting.length > 0 && slots < fewest) {
        found = name;
        fewest = slots;
      }
    return found;
  }

  #enter(name: string, caller: Caller): Release {
    this.#callers.set(name, caller);
    caller.slots++;
    this.#free--;
    return () => {
      caller.slots--;
      this.#free++;
      if (caller.slots === 0 && caller.waiting.length === 0) this.#callers.delete(name);
      this.#admit();
    };
  }
}
