import type { RankArrangement } from "../ordering/compile-ordering.ts";
import type { Bits } from "./bits.ts";

/**
 * Lists the marked ranks, ascending but for what an arrangement puts elsewhere, and clears the marks. Gives their
 * number; what stands in the list behind them is of an earlier one.
 */
export function takeRanks(marks: Bits, arrangement: RankArrangement | undefined, list: Int32Array): number {
  if (arrangement === undefined || arrangement.isIdle) return drain(marks, list, 0);
  let count = 0;
  for (const rank of arrangement.first) if (unmark(marks, rank)) list[count++] = rank;
  const back = arrangement.last.length === 0 ? NONE : arrangement.last.filter((rank) => unmark(marks, rank));
  count = drain(marks, list, count);
  for (const rank of back) list[count++] = rank;
  for (const { rank, anchor, isBefore } of arrangement.moves) {
    const from = list.indexOf(rank);
    const to = list.indexOf(anchor);
    if (from < 0 || from >= count || to < 0 || to >= count) continue;
    move(list, from, to + (isBefore ? 0 : 1));
  }
  return count;
}

const NONE: readonly number[] = [];

/** Whether it was marked. */
function unmark(marks: Bits, rank: number): boolean {
  const word = marks[rank >>> 5] as number;
  const bit = 1 << (rank & 31);
  marks[rank >>> 5] = word & ~bit;
  return (word & bit) !== 0;
}

/** Words hold so few marks that a loop of its own for each word would cost more than it saves. */
function drain(marks: Bits, list: Int32Array, start: number): number {
  const { length } = marks;
  let count = start;
  let word = -1;
  let bits = 0;
  while (bits !== 0 || ++word < length) {
    if (bits === 0) {
      bits = marks[word] as number;
      marks[word] = 0;
    } else {
      list[count++] = (word << 5) | (31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
    }
  }
  return count;
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
