import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bits, clearBit, hasBit, intersect, makeBits, makeFullBits, moveBits, setBit } from "./bits.ts";

const SIZE = 100;
const positions = fc.uniqueArray(fc.nat(SIZE - 1));

function toBits(list: readonly number[]): Bits {
  const bits = makeBits(SIZE);
  for (const position of list) setBit(bits, position);
  return bits;
}

function list(bits: Bits): number[] {
  const found = new Int32Array(SIZE).fill(-1);
  moveBits(bits.slice(), found, 0);
  return [...found].filter((position) => position >= 0);
}

test("a set lists what was added to it, in ascending order", () => {
  fc.assert(
    fc.property(positions, (given) => {
      const bits = toBits(given);
      const ascending = given.toSorted((a, b) => a - b);
      expect(list(bits)).toEqual(ascending);
    }),
  );
});

test("a set has what was added and not removed", () => {
  fc.assert(
    fc.property(positions, positions, (given, removed) => {
      const bits = toBits(given);
      for (const position of removed) clearBit(bits, position);
      for (let position = 0; position < SIZE; position++)
        expect(hasBit(bits, position)).toBe(given.includes(position) && !removed.includes(position));
    }),
  );
});

test("moving the integers of a set empties it and leaves the list before the index as it was", () => {
  const bits = toBits([64, 3]);
  const list = new Int32Array(4).fill(-1);
  moveBits(bits, list, 1);
  expect([...list]).toEqual([-1, 3, 64, -1]);
  expect(bits).toEqual(makeBits(SIZE));
});

test("an intersection has what is in both sets", () => {
  fc.assert(
    fc.property(positions, positions, (given, other) => {
      const bits = toBits(given);
      intersect(bits, toBits(other));
      expect(list(bits)).toEqual(list(toBits(given.filter((position) => other.includes(position)))));
    }),
  );
});

test("a full set reaches to the end of its last word", () => {
  expect(list(makeFullBits(33))).toEqual(Array.from({ length: 64 }, (_, position) => position));
});
