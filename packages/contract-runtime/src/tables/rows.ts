/** Entries by index, from 0: an array, or rows that are read on first use. */
export interface Rows<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

/**
 * A row of a table in generated code: a line of words; a long line in pieces to join with spaces; or, if words cannot
 * express it, the entry itself.
 */
export type Row<T> = string | readonly string[] | T;

/** Rows of generated code, each read on first use: a document needs few rows of a large schema set. */
export class PackedRows<T extends object> implements Rows<T> {
  readonly #rows: readonly Row<T>[];
  readonly #read: (words: string) => T;
  readonly #entries: (T | undefined)[];

  constructor(rows: readonly Row<T>[], read: (words: string) => T) {
    this.#rows = rows;
    this.#read = read;
    // With its length: V8 would store entries that are read in any order in a hash table.
    this.#entries = new Array(rows.length);
  }

  get length(): number {
    return this.#rows.length;
  }

  at(index: number): T | undefined {
    const known = this.#entries[index];
    if (known !== undefined) return known;
    const row = this.#rows[index];
    if (row === undefined) return undefined;
    const entry = isWords(row) ? this.#read(typeof row === "string" ? row : row.join(" ")) : row;
    this.#entries[index] = entry;
    return entry;
  }
}

function isWords<T extends object>(row: Row<T>): row is string | readonly string[] {
  return typeof row === "string" || Array.isArray(row);
}

/** Replaces each run of words by its words: `3-5?` is `3? 4? 5?`. */
export function spreadRuns(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, from, to, suffix = ""] = /^(\d+)-(\d+)(.*)$/.exec(word) ?? [];
    if (from === undefined) return word;
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${Number(from) + index}${suffix}`,
    );
  });
}
