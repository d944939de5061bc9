/** Entries by index, from 0: an array, or rows that are read on first use. */
export interface Rows<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

/**
 * Rows of a table in generated code: a text with a line of words for each row, or, if words cannot express a row, the entry
 * itself. A line that begins with a space continues the one before.
 */
export type Row<T> = string | T;

/** Divides texts into their rows. */
export function divideRows<T>(rows: readonly Row<T>[]): Row<T>[] {
  return rows.flatMap((row): Row<T>[] =>
    typeof row === "string" ? row.split(/\n(?! )/).map((line) => line.replaceAll("\n", "")) : [row],
  );
}

/** Rows of generated code, each read on first use: a document needs few rows of a large schema set. */
export class PackedRows<T extends object> implements Rows<T> {
  readonly #rows: readonly Row<T>[];
  readonly #read: (words: string, index: number) => T;
  readonly #entries: (T | undefined)[];

  /** @param read reads the words of the row at an index */
  constructor(rows: readonly Row<T>[], read: (words: string, index: number) => T) {
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
    const entry = typeof row === "string" ? this.#read(row, index) : row;
    this.#entries[index] = entry;
    return entry;
  }
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
