import type { RankArrangement } from "./compile-ordering.ts";

/** Puts the ranks of eligible methods, ascending, into the order that an arrangement asks for. */
export function arrange(
  ranks: readonly number[],
  { first, last, moves, isIdle }: RankArrangement,
): readonly number[] {
  if (isIdle) return ranks;
  const front = first.filter((rank) => ranks.includes(rank));
  const back = last.filter((rank) => ranks.includes(rank));
  const middle = ranks.filter((rank) => !front.includes(rank) && !back.includes(rank));
  const order = [...front, ...middle, ...back];
  for (const { rank, anchor, isBefore } of moves) {
    if (!order.includes(rank) || !order.includes(anchor)) continue;
    order.splice(order.indexOf(rank), 1);
    order.splice(order.indexOf(anchor) + (isBefore ? 0 : 1), 0, rank);
  }
  return order;
}
