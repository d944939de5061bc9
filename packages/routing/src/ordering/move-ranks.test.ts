import fc from "fast-check";
import { expect, test } from "vitest";
import { moveRanks, type RankMove } from "./move-ranks.ts";

function move(given: readonly number[], moves: readonly RankMove[]): number[] {
  const list = Int32Array.from(given);
  moveRanks(list, moves);
  return [...list];
}

test.each<{ name: string; given: number[]; moves: RankMove[]; want: number[] }>([
  {
    name: "before",
    given: [1, 2, 3, 4],
    moves: [{ rank: 4, anchor: 2, isBefore: true }],
    want: [1, 4, 2, 3],
  },
  {
    name: "behind, forwards",
    given: [1, 2, 3, 4],
    moves: [{ rank: 1, anchor: 3, isBefore: false }],
    want: [2, 3, 1, 4],
  },
  {
    name: "to where it is",
    given: [1, 2, 3],
    moves: [
      { rank: 2, anchor: 1, isBefore: false },
      { rank: 2, anchor: 3, isBefore: true },
    ],
    want: [1, 2, 3],
  },
  {
    name: "not next to what is not eligible, nor when it is not itself",
    given: [1, 2],
    moves: [
      { rank: 2, anchor: 9, isBefore: true },
      { rank: 9, anchor: 1, isBefore: true },
    ],
    want: [1, 2],
  },
  {
    name: "one after another",
    given: [5, 2, 3, 4, 1],
    moves: [
      { rank: 1, anchor: 5, isBefore: true },
      { rank: 4, anchor: 1, isBefore: false },
    ],
    want: [1, 4, 5, 2, 3],
  },
])("moves $name", ({ given, moves, want }) => expect(move(given, moves)).toEqual(want));

test("nothing is lost or doubled", () => {
  const rank = fc.nat(69);
  const moves = fc.array(
    fc.record({ rank, anchor: rank, isBefore: fc.boolean() }).filter(({ rank, anchor }) => rank !== anchor),
  );
  fc.assert(
    fc.property(fc.uniqueArray(rank), moves, (given, moved) => {
      expect(move(given, moved).sort()).toEqual(given.toSorted());
    }),
  );
});
