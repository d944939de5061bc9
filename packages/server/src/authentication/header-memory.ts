/** Longer headers are not remembered. */
const MOST_CHARACTERS = 512;
/** Past that the one that was remembered first is forgotten: memory stays bounded. */
const MOST_HEADERS = 4096;

/**
 * What was found out about Authorization headers, by their exact text.
 *
 * A look-up begins with the engine's hash of the whole text, which is seeded anew in every process: nobody outside can
 * tell which text comes near a remembered one, so how long it takes says nothing about what is remembered.
 */
export class HeaderMemory<Known> {
  readonly #known = new Map<string, Known>();

  find(header: string): Known | undefined {
    return this.#known.get(header);
  }

  remember(header: string, known: Known): void {
    if (header.length > MOST_CHARACTERS) return;
    this.#known.set(header, known);
    for (const first of this.#known.keys()) {
      if (this.#known.size <= MOST_HEADERS) break;
      this.#known.delete(first);
    }
  }
}
