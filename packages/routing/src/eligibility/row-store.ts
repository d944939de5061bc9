import type { Bits } from "./bits.ts";

/** A set of methods in a store: where it begins. */
export type Row = number;

/**
 * Sets of methods of one catalogue, and lists of such sets, one behind the other in one piece of memory: what decisions
 * look at is read without detours, and lies close.
 */
export interface RowStore {
  /** How many words a row has. */
  readonly width: number;
  /** Replaced by a larger piece when it is full. */
  words: Int32Array;
  used: number;
}

export function createRowStore(methodCount: number): RowStore {
  return { width: Math.ceil(methodCount / 32), words: new Int32Array(FIRST_WORDS), used: 0 };
}

const FIRST_WORDS = 1024;

/** Copies a set, or a list of rows, into the store. Gives where it begins. */
export function append(store: RowStore, words: Int32Array): number {
  const start = store.used;
  store.used += words.length;
  if (store.used > store.words.length) {
    const larger = new Int32Array(2 * store.used);
    larger.set(store.words);
    store.words = larger;
  }
  store.words.set(words, start);
  return start;
}

/** Whether a method is in a set, by its position in the catalogue. */
export function isInRow({ words }: RowStore, row: Row, position: number): boolean {
  return ((words[row + (position >>> 5)] as number) & (1 << (position & 31))) !== 0;
}

/** Rows are taken together by so many at a time: little time then goes into anything else. */
const AT_ONCE = 4;

/** A list that so many rows fit into, and what fills up the last of those that are taken together. */
export function makeRowList(most: number): Int32Array {
  return new Int32Array(most + AT_ONCE - 1);
}

/**
 * Adds to an empty set what all of the first rows in a list, one at least, have in common. Gives how many words of the set
 * may not be zero, and lists their places. The list is one of `makeRowList`.
 */
export function intersectRows(
  store: RowStore,
  rows: Int32Array,
  count: number,
  set: Bits,
  places: Int32Array,
): number {
  const last = rows[count - 1] as Row;
  for (let next = count; next % AT_ONCE !== 0; next++) rows[next] = last;
  const found = begin(store, rows, set, places);
  for (let next = AT_ONCE; next < count; next += AT_ONCE) narrow(store, rows, next, set, places, found);
  return found;
}

/** Most words of a large catalogue come to nothing here: only the others are looked at again. */
function begin({ words, width }: RowStore, rows: Int32Array, set: Bits, places: Int32Array): number {
  const [a, b, c, d] = [rows[0] as Row, rows[1] as Row, rows[2] as Row, rows[3] as Row];
  let found = 0;
  for (let place = 0; place < width; place++) {
    const common =
      (words[(a + place) | 0] as number) &
      (words[(b + place) | 0] as number) &
      (words[(c + place) | 0] as number) &
      (words[(d + place) | 0] as number);
    if (common === 0) continue;
    set[place] = common;
    places[found++] = place;
  }
  return found;
}

function narrow(
  { words }: RowStore,
  rows: Int32Array,
  next: number,
  set: Bits,
  places: Int32Array,
  found: number,
): void {
  const [a, b, c, d] = [
    rows[next] as Row,
    rows[next + 1] as Row,
    rows[next + 2] as Row,
    rows[next + 3] as Row,
  ];
  for (let position = 0; position < found; position++) {
    const place = places[position] as number;
    set[place] =
      (set[place] as number) &
      (words[(a + place) | 0] as number) &
      (words[(b + place) | 0] as number) &
      (words[(c + place) | 0] as number) &
      (words[(d + place) | 0] as number);
  }
}
