import type { WrittenDecision } from "./insert-decisions.ts";

/**
 * Records that wait to be stored: so many at most, of so much text in all, and the oldest are lost first. What is newest
 * is what an operator asks for when something goes wrong.
 */
export class DecisionBuffer {
  readonly #slots: (WrittenDecision | undefined)[];
  readonly #maxLength: number;
  #start = 0;
  #size = 0;
  #length = 0;

  /** Records are a thousand characters long as a rule, and as long as a caller makes them. */
  constructor(capacity: number, maxLength = capacity * 4096) {
    this.#slots = new Array(capacity);
    this.#maxLength = maxLength;
  }

  get size(): number {
    return this.#size;
  }

  /** Gives how many were lost to make room. */
  add(record: WrittenDecision): number {
    const { length } = this.#slots;
    let lost = 0;
    while (this.#size === length || (this.#size > 0 && this.#length + lengthOf(record) > this.#maxLength)) {
      this.#takeOldest();
      lost++;
    }
    this.#slots[(this.#start + this.#size) % length] = record;
    this.#size++;
    this.#length += lengthOf(record);
    return lost;
  }

  /** Takes the oldest out, so many at most. */
  take(count: number): readonly WrittenDecision[] {
    return Array.from({ length: Math.min(count, this.#size) }, () => this.#takeOldest());
  }

  #takeOldest(): WrittenDecision {
    const record = this.#slots[this.#start] as WrittenDecision;
    this.#slots[this.#start] = undefined;
    this.#start = (this.#start + 1) % this.#slots.length;
    this.#size--;
    this.#length -= lengthOf(record);
    return record;
  }
}

/** Of what is of any length in it. */
function lengthOf({ facts, offered }: WrittenDecision): number {
  return facts.length + offered.length;
}
