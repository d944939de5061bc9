import type { RankArrangement, RankMove } from "../ordering/compile-ordering.ts";
import type { Row, RowStore } from "./row-store.ts";

/**
 * Lists the marked ranks, ascending but for what an arrangement puts elsewhere, and clears the marks. The list begins
 * where it is said to in the store. Gives the number of ranks; what stands behind them is of an earlier list.
 */
export function takeRanks(
  store: RowStore,
  marks: Row,
  arrangement: RankArrangement | undefined,
  list: number,
): number {
  if (arrangement === undefined || arrangement.isIdle) return drain(store, marks, list) - list;
  const { words } = store;
  let end = list;
  for (const rank of arrangement.first) if (unmark(words, marks, rank)) words[end++] = rank;
  const back =
    arrangement.last.length === 0 ? NONE : arrangement.last.filter((rank) => unmark(words, marks, rank));
  end = drain(store, marks, end);
  for (const rank of back) words[end++] = rank;
  if (arrangement.moves.length > 0) makeMoves(words.subarray(list, end), arrangement.moves);
  return end - list;
}

const NONE: readonly number[] = [];

/** Whether it was marked. */
function unmark(words: Int32Array, marks: Row, rank: number): boolean {
  const word = words[marks + (rank >>> 5)] as number;
  const bit = 1 << (rank & 31);
  words[marks + (rank >>> 5)] = word & ~bit;
  return (word & bit) !== 0;
}

/** Gives where the list ends. */
function drain({ words, width }: RowStore, marks: Row, list: number): number {
  let end = list;
  for (let place = 0; place < width; place++) {
    let bits = words[(marks + place) | 0] as number;
    if (bits === 0) continue;
    words[(marks + place) | 0] = 0;
    do {
      words[end] = (place << 5) | (31 - Math.clz32(bits & -bits));
      end = (end + 1) | 0;
      bits &= bits - 1;
    } while (bits !== 0);
  }
  return end;
}

function makeMoves(list: Int32Array, moves: readonly RankMove[]): void {
  for (const { rank, anchor, isBefore } of moves) {
    const from = list.indexOf(rank);
    const to = list.indexOf(anchor);
    if (from >= 0 && to >= 0) move(list, from, to + (isBefore ? 0 : 1));
  }
}

/** Moves an entry to right before the one at a position. */
function move(list: Int32Array, from: number, to: number): void {
  const entry = list[from] as number;
  if (from < to) {
    list.copyWithin(from, from + 1, to);
    list[to - 1] = entry;
  } else {
    list.copyWithin(to + 1, to, from);
    list[to] = entry;
  }
}
