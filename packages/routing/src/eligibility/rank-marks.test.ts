import fc from "fast-check";
import { expect, test } from "vitest";
import { makeBits, setBit } from "./bits.ts";
import { takeRanks } from "./rank-marks.ts";
import { append, createRowStore, reserve } from "./row-store.ts";

const SIZE = 70;
const IDLE = { first: [], last: [], moves: [], isIdle: false };

function take(marked: readonly number[], arrangement?: Parameters<typeof takeRanks>[2]): number[] {
  const bits = makeBits(SIZE);
  for (const rank of marked) setBit(bits, rank);
  const store = createRowStore(SIZE);
  const marks = append(store, bits);
  const list = reserve(store, SIZE);
  const count = takeRanks(store, marks, arrangement, list);
  expect([...store.words.subarray(marks, marks + store.width)].every((word) => word === 0)).toBe(true);
  return [...store.words.subarray(list, list + count)];
}

test.each([
  { name: "none", given: [], arrangement: undefined, want: [] },
  {
    name: "ascending, over words",
    given: [69, 31, 0, 32, 64],
    arrangement: undefined,
    want: [0, 31, 32, 64, 69],
  },
  {
    name: "first, in the order given",
    given: [1, 2, 3, 40],
    arrangement: { ...IDLE, first: [40, 2, 7] },
    want: [40, 2, 1, 3],
  },
  {
    name: "last, in the order given",
    given: [1, 2, 3, 40],
    arrangement: { ...IDLE, last: [3, 7, 1] },
    want: [2, 40, 3, 1],
  },
  {
    name: "moved before",
    given: [1, 2, 3, 4],
    arrangement: { ...IDLE, moves: [{ rank: 4, anchor: 2, isBefore: true }] },
    want: [1, 4, 2, 3],
  },
  {
    name: "moved after, forwards",
    given: [1, 2, 3, 4],
    arrangement: { ...IDLE, moves: [{ rank: 1, anchor: 3, isBefore: false }] },
    want: [2, 3, 1, 4],
  },
  {
    name: "moved to where it is",
    given: [1, 2, 3],
    arrangement: {
      ...IDLE,
      moves: [
        { rank: 2, anchor: 1, isBefore: false },
        { rank: 2, anchor: 3, isBefore: true },
      ],
    },
    want: [1, 2, 3],
  },
  {
    name: "not moved next to what is not eligible, nor when it is not itself",
    given: [1, 2],
    arrangement: {
      ...IDLE,
      moves: [
        { rank: 2, anchor: 9, isBefore: true },
        { rank: 9, anchor: 1, isBefore: true },
      ],
    },
    want: [1, 2],
  },
  {
    name: "moves one after another, behind first and last",
    given: [1, 2, 3, 4, 5],
    arrangement: {
      first: [5],
      last: [1],
      moves: [
        { rank: 1, anchor: 5, isBefore: true },
        { rank: 4, anchor: 1, isBefore: false },
      ],
      isIdle: false,
    },
    want: [1, 4, 5, 2, 3],
  },
])("$name", ({ given, arrangement, want }) => expect(take(given, arrangement)).toEqual(want));

test("nothing is lost or doubled", () => {
  const rank = fc.nat(SIZE - 1);
  const moves = fc.array(
    fc.record({ rank, anchor: rank, isBefore: fc.boolean() }).filter(({ rank, anchor }) => rank !== anchor),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(rank),
      fc.uniqueArray(rank),
      fc.nat(SIZE),
      moves,
      (given, listed, cut, moved) => {
        const arrangement = {
          first: listed.slice(0, cut),
          last: listed.slice(cut),
          moves: moved,
          isIdle: false,
        };
        expect(take(given, arrangement).sort()).toEqual(given.toSorted());
      },
    ),
  );
});
