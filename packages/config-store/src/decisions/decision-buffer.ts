import type { EncodedDecision } from "./insert-decisions.ts";

/** A queue of records, bounded in number and in total length. Drops the oldest first: operators need the newest ones. */
export class DecisionBuffer {
  readonly #slots: (EncodedDecision | undefined)[];
  readonly #maxLength: number;
  #start = 0;
  #size = 0;
  #length = 0;

  /** @param maxLength maximum total of characters. A typical record has a thousand; callers may send longer ones */
  constructor(capacity: number, maxLength = capacity * 4096) {
    this.#slots = new Array(capacity);
    this.#maxLength = maxLength;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the number of records that were dropped to make room. */
  add(record: EncodedDecision): number {
    const { length } = this.#slots;
    let dropped = 0;
    while (this.#size === length || (this.#size > 0 && this.#length + lengthOf(record) > this.#maxLength)) {
      this.#removeOldest();
      dropped++;
    }
    this.#slots[(this.#start + this.#size) % length] = record;
    this.#size++;
    this.#length += lengthOf(record);
    return dropped;
  }

  /** Removes and returns the oldest records, up to `count`. */
  remove(count: number): readonly EncodedDecision[] {
    return Array.from({ length: Math.min(count, this.#size) }, () => this.#removeOldest());
  }

  #removeOldest(): EncodedDecision {
    const record = this.#slots[this.#start] as EncodedDecision;
    this.#slots[this.#start] = undefined;
    this.#start = (this.#start + 1) % this.#slots.length;
    this.#size--;
    this.#length -= lengthOf(record);
    return record;
  }
}

/** The parts whose length is not bounded. */
function lengthOf({ facts, offered }: EncodedDecision): number {
  return facts.length + offered.length;
}
