/** Lets work under the same key run one at a time, in the order it was asked for. It lasts no longer than the work. */
export class Turns<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  /** Resolves or rejects as the work does. What became of the work before makes no difference. */
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
