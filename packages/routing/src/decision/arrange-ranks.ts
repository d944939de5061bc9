import { type Bits, clearBit, hasBit, moveBits } from "./bits.ts";

/** The arrangement of an ordering rule, by rank. */
export interface RankArrangement {
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** Made one after another. */
  readonly moves: readonly RankMove[];
}

/** Moves a rank to directly before or after another one. Does nothing unless both are in the list. */
export interface RankMove {
  readonly rank: number;
  readonly anchor: number;
  readonly isBefore: boolean;
}

/**
 * Moves the ranks of a set of so many to the start of a list, in ascending order, except where an arrangement says
 * otherwise.
 */
export function arrangeRanks(
  ranks: Bits,
  count: number,
  list: Int32Array,
  arrangement: RankArrangement | undefined,
): void {
  const { first, last, moves } = arrangement ?? NO_ARRANGEMENT;
  let start = 0;
  for (const rank of first) if (removeBit(ranks, rank)) list[start++] = rank;
  let end = count;
  for (let index = last.length - 1; index >= 0; index--)
    if (removeBit(ranks, last[index] as number)) list[--end] = last[index] as number;
  moveBits(ranks, list, start);
  if (moves.length > 0) makeMoves(list.subarray(0, count), moves);
}

const NO_ARRANGEMENT: RankArrangement = { first: [], last: [], moves: [] };

/** Removes an integer from a set. Returns whether it was there. */
function removeBit(bits: Bits, position: number): boolean {
  const isThere = hasBit(bits, position);
  if (isThere) clearBit(bits, position);
  return isThere;
}

function makeMoves(list: Int32Array, moves: readonly RankMove[]): void {
  for (const { rank, anchor, isBefore } of moves) {
    const from = list.indexOf(rank);
    if (from < 0 || !list.includes(anchor)) continue;
    // Closes the gap that the rank leaves, and opens one beside the anchor.
    list.copyWithin(from, from + 1);
    const to = list.indexOf(anchor) + (isBefore ? 0 : 1);
    list.copyWithin(to + 1, to);
    list[to] = rank;
  }
}
