import { type Bits, clearBit, clearBits, hasBit, listBits } from "./bits.ts";

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

/** Lists the ranks of a set in ascending order, except where an arrangement says otherwise. Empties the set. */
export function arrangeRanks(ranks: Bits, arrangement: RankArrangement | undefined): number[] {
  const list = arrangement === undefined ? [] : extract(ranks, arrangement.first);
  const last = arrangement === undefined ? [] : extract(ranks, arrangement.last);
  listBits(ranks, list);
  list.push(...last);
  clearBits(ranks);
  if (arrangement !== undefined) for (const each of arrangement.moves) move(list, each);
  return list;
}

/** Removes listed ranks from a set. Returns those that were in it, in the order of the list. */
function extract(ranks: Bits, listed: readonly number[]): number[] {
  const found: number[] = [];
  for (const rank of listed) {
    if (!hasBit(ranks, rank)) continue;
    clearBit(ranks, rank);
    found.push(rank);
  }
  return found;
}

function move(list: number[], { rank, anchor, isBefore }: RankMove): void {
  const from = list.indexOf(rank);
  if (from < 0 || !list.includes(anchor)) return;
  list.splice(from, 1);
  list.splice(list.indexOf(anchor) + (isBefore ? 0 : 1), 0, rank);
}
