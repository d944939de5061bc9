import { randomFillSync } from "node:crypto";

/** Longer headers are not remembered. */
const MOST_CHARACTERS = 512;
/** Past that the one that was remembered first is forgotten: memory stays bounded. */
const MOST_HEADERS = 4096;

/**
 * What was found out about Authorization headers, by their exact text.
 *
 * It is entered with a number that depends on every character and on numbers drawn at random when the memory is made (a
 * universal hash: two texts have the same one once in 2^25 draws, at most). Nobody outside can tell which text comes
 * near a remembered one, so how long a look-up takes says nothing about what is remembered.
 */
export class HeaderMemory<Known> {
  readonly #entries = new Map<number, { readonly header: string; readonly known: Known }>();
  /** Of each character, and behind them of the length. */
  readonly #multipliers = randomFillSync(new Int32Array(MOST_CHARACTERS + 1));

  find(header: string): Known | undefined {
    if (header.length > MOST_CHARACTERS) return undefined;
    const entry = this.#entries.get(this.#numberOf(header));
    return entry?.header === header ? entry.known : undefined;
  }

  remember(header: string, known: Known): void {
    if (header.length > MOST_CHARACTERS) return;
    this.#entries.set(this.#numberOf(header), { header, known });
    if (this.#entries.size > MOST_HEADERS) this.#entries.delete(this.#entries.keys().next().value as number);
  }

  #numberOf(header: string): number {
    const multipliers = this.#multipliers;
    const { length } = header;
    let sum = Math.imul(multipliers[MOST_CHARACTERS] as number, length);
    for (let i = 0; i < length; i++)
      sum = (sum + Math.imul(multipliers[i] as number, header.charCodeAt(i))) | 0;
    return sum;
  }
}
