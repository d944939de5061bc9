/** The keys of one object, each given once. */
export class KeyBook {
  readonly #taken = new Set<string>();

  has(key: string): boolean {
    return this.#taken.has(key);
  }

  /** The key itself, or, when it is taken, the key with underscores behind it. */
  take(key: string): string {
    let free = key;
    while (this.#taken.has(free)) free += "_";
    this.#taken.add(free);
    return free;
  }
}
