/** A map that keeps the entries set most recently. */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #maxEntries: number;

  /** Throws a RangeError when the bound is not an integer from 1. */
  constructor(maxEntries: number) {
    if (!(Number.isInteger(maxEntries) && maxEntries >= 1)) {
      throw new RangeError(`maxEntries: expected an integer from 1, got ${maxEntries}`);
    }
    this.#maxEntries = maxEntries;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    // A map remembers the order of insertion: what is set again goes to the end.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#maxEntries) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
