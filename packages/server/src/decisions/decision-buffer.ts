import type { WrittenDecision } from "@payment-routing/config-versions";

/**
 * Records that wait to be stored: so many at most, and the oldest are lost first. What is newest is what an operator
 * asks for when something goes wrong.
 */
export class DecisionBuffer {
  readonly #slots: (WrittenDecision | undefined)[];
  #start = 0;
  #size = 0;

  constructor(capacity: number) {
    this.#slots = new Array(capacity);
  }

  get size(): number {
    return this.#size;
  }

  /** Tells whether there was room without losing one. */
  add(record: WrittenDecision): boolean {
    const { length } = this.#slots;
    const isFull = this.#size === length;
    this.#slots[(this.#start + this.#size) % length] = record;
    if (isFull) this.#start = (this.#start + 1) % length;
    else this.#size++;
    return !isFull;
  }

  /** Takes the oldest out, so many at most. */
  take(count: number): readonly WrittenDecision[] {
    const records: WrittenDecision[] = [];
    while (records.length < count && this.#size > 0) {
      const record = this.#slots[this.#start];
      this.#slots[this.#start] = undefined;
      this.#start = (this.#start + 1) % this.#slots.length;
      this.#size--;
      if (record !== undefined) records.push(record);
    }
    return records;
  }
}
