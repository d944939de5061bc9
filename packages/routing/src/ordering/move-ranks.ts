/** Puts the method of a rank right before or behind that of another, where both are eligible. */
export interface RankMove {
  readonly rank: number;
  readonly anchor: number;
  readonly isBefore: boolean;
}

/** Makes the moves in a list of ranks, one after another. */
export function moveRanks(list: Int32Array, moves: readonly RankMove[]): void {
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
