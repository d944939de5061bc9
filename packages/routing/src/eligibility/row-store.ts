/** A set of methods in a store: where it begins. */
export type Row = number;

/** Stands for a set that leaves nothing out: there is no need to look at it. */
export const EVERY_METHOD: Row = -1;

/**
 * Sets of methods of one catalogue, lists of such sets and of ranks, and the room that decisions work in, one behind the
 * other in one piece of memory: what decisions look at is read without detours, lies close, and is one array to check.
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

/** Sets a part of the store aside for what every decision writes anew. Gives where it begins. */
export function reserve(store: RowStore, length: number): number {
  return append(store, new Int32Array(length));
}

/** Rows are taken together by so many at a time: little time then goes into anything else. */
const AT_ONCE = 4;

/** Sets aside a list that so many rows fit into, and what fills up the last of those that are taken together. */
export function reserveRowList(store: RowStore, most: number): number {
  return reserve(store, most + AT_ONCE - 1);
}

/** What rows have in common: the words that may not be zero, and the place in the rows of each. Both begin in the store. */
export interface CommonWords {
  readonly bits: number;
  readonly places: number;
}

export function reserveCommonWords(store: RowStore): CommonWords {
  return { bits: reserve(store, store.width), places: reserve(store, store.width) };
}

/** Finds what all of the first rows in a list, one at least, have in common. Gives how many words of it there are. */
export function intersectRows(store: RowStore, rows: number, count: number, common: CommonWords): number {
  const { words } = store;
  const last = words[rows + count - 1] as Row;
  for (let next = count; next % AT_ONCE !== 0; next++) words[rows + next] = last;
  const found = begin(store, rows, common);
  for (let next = AT_ONCE; next < count; next += AT_ONCE) narrow(store, rows + next, common, found);
  return found;
}

/** Most words of a large catalogue come to nothing here: only the others are looked at again. */
function begin({ words, width }: RowStore, rows: number, { bits, places }: CommonWords): number {
  const a = words[rows] as Row;
  const b = words[rows + 1] as Row;
  const c = words[rows + 2] as Row;
  const d = words[rows + 3] as Row;
  let found = 0;
  for (let place = 0; place < width; place++) {
    const common =
      (words[(a + place) | 0] as number) &
      (words[(b + place) | 0] as number) &
      (words[(c + place) | 0] as number) &
      (words[(d + place) | 0] as number);
    if (common === 0) continue;
    words[(bits + found) | 0] = common;
    words[(places + found) | 0] = place;
    found++;
  }
  return found;
}

function narrow({ words }: RowStore, rows: number, { bits, places }: CommonWords, found: number): void {
  const a = words[rows] as Row;
  const b = words[rows + 1] as Row;
  const c = words[rows + 2] as Row;
  const d = words[rows + 3] as Row;
  for (let next = 0; next < found; next++) {
    const place = words[(places + next) | 0] as number;
    words[(bits + next) | 0] =
      (words[(bits + next) | 0] as number) &
      (words[(a + place) | 0] as number) &
      (words[(b + place) | 0] as number) &
      (words[(c + place) | 0] as number) &
      (words[(d + place) | 0] as number);
  }
}
