/** Runs work with the same key one at a time, in order. Keeps no entry for a key without work. */
export class Turns<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  /** Resolves or rejects like the work, independent of the result of previous work. */
  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}
