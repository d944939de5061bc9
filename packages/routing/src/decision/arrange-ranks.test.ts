import fc from "fast-check";
import { expect, test } from "vitest";
import { arrangeRanks, type RankArrangement } from "./arrange-ranks.ts";
import { type Bits, makeBits, setBit } from "./bits.ts";

const SIZE = 100;

function toBits(ranks: readonly number[]): Bits {
  const bits = makeBits(SIZE);
  for (const rank of ranks) setBit(bits, rank);
  return bits;
}

/** Arranges the ranks of a set, which is empty afterwards. */
function arrange(ranks: readonly number[], arrangement: RankArrangement | undefined): number[] {
  const bits = toBits(ranks);
  const list = new Int32Array(SIZE).fill(-1);
  arrangeRanks(bits, ranks.length, list, arrangement);
  expect(bits).toEqual(makeBits(SIZE));
  return [...list.subarray(0, ranks.length)];
}

interface Arranged extends Partial<RankArrangement> {
  readonly name: string;
  readonly given: readonly number[];
  readonly want: readonly number[];
}

test.each<Arranged>([
  { name: "nothing", given: [], want: [] },
  { name: "ascending", given: [99, 69, 31, 0, 32, 64], want: [0, 31, 32, 64, 69, 99] },
  { name: "first, in the order of the list", given: [1, 2, 3, 40], first: [40, 2, 7], want: [40, 2, 1, 3] },
  { name: "last, in the order of the list", given: [1, 2, 3, 40], last: [3, 7, 1], want: [2, 40, 3, 1] },
  { name: "first and last", given: [1, 2, 3, 4, 5], first: [5, 90], last: [1], want: [5, 2, 3, 4, 1] },
  {
    name: "before another",
    given: [1, 2, 3, 4],
    moves: [{ rank: 4, anchor: 2, isBefore: true }],
    want: [1, 4, 2, 3],
  },
  {
    name: "after another",
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
    name: "not if one of the two is absent",
    given: [1, 2],
    moves: [
      { rank: 2, anchor: 9, isBefore: true },
      { rank: 9, anchor: 1, isBefore: true },
    ],
    want: [1, 2],
  },
  {
    name: "one move after another",
    given: [1, 2, 3, 4, 5],
    first: [5],
    last: [1],
    moves: [
      { rank: 1, anchor: 5, isBefore: true },
      { rank: 4, anchor: 1, isBefore: false },
    ],
    want: [1, 4, 5, 2, 3],
  },
])("lists ranks: $name", ({ given, first = [], last = [], moves = [], want }) => {
  expect(arrange(given, { first, last, moves })).toEqual(want);
});

test("without an arrangement, ranks ascend", () => {
  expect(arrange([40, 2], undefined)).toEqual([2, 40]);
});

test("each rank is listed once, and the set is empty afterwards", () => {
  const rank = fc.nat(SIZE - 1);
  const moves = fc.array(
    fc.record({ rank, anchor: rank, isBefore: fc.boolean() }).filter(({ rank, anchor }) => rank !== anchor),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(rank),
      fc.uniqueArray(rank),
      fc.nat(20),
      moves,
      (given, listed, cut, moves) => {
        const arranged = arrange(given, { first: listed.slice(0, cut), last: listed.slice(cut), moves });
        expect(arranged.toSorted((a, b) => a - b)).toEqual(given.toSorted((a, b) => a - b));
      },
    ),
  );
});
