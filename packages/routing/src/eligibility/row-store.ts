import type { Bits } from "./bits.ts";

/** Where something begins in a store, in bytes. */
export type Address = number;

/** A set of methods in a store. */
export type Row = Address;

/**
 * Sets of methods of one catalogue, lists of such sets and of ranks, and the room that decisions work in, one behind the
 * other in one piece of memory: what decisions look at is read without detours, and lies close.
 */
export interface RowStore {
  /** How many bytes a row takes. */
  readonly rowSize: number;
  /** Replaced by a larger piece when it is full. */
  words: Int32Array;
  /** In bytes. */
  used: number;
  /** Whether it has been moved to where it stays. */
  isComplete: boolean;
}

/** Rows take whole blocks, which is what the kernel takes together at a time, and a line of a processor's cache. */
const BLOCK = 64;

export function createRowStore(methodCount: number): RowStore {
  return {
    rowSize: toBlocks(Math.ceil(methodCount / 8)),
    words: new Int32Array(FIRST_WORDS),
    used: 0,
    isComplete: false,
  };
}

const FIRST_WORDS = 1024;

function toBlocks(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK;
}

/** Copies words into the store, zeros behind them up to the next block. */
export function append(store: RowStore, words: Int32Array): Address {
  if (store.isComplete) throw new Error("nothing can be added to a store that is complete");
  const start = store.used;
  store.used += toBlocks(words.byteLength);
  if (store.used > store.words.byteLength) {
    const larger = new Int32Array(store.used / 2);
    larger.set(store.words);
    store.words = larger;
  }
  store.words.set(words, start / 4);
  return start;
}

/** Sets a part of the store aside for so many words that decisions work with, zeros at first. */
export function reserve(store: RowStore, length: number): Address {
  return append(store, new Int32Array(length));
}

/** Whether a method is in a set, by its position in the catalogue. */
export function isInRow({ words }: RowStore, row: Row, position: number): boolean {
  return ((words[row / 4 + (position >>> 5)] as number) & (1 << (position & 31))) !== 0;
}

/** A copy of a set. */
export function readRow({ words, rowSize }: RowStore, row: Row): Bits {
  return words.slice(row / 4, (row + rowSize) / 4);
}
