import fc from "fast-check";
import { expect, test } from "vitest";
import { makeBits, setBit } from "./bits.ts";
import { append, createRowStore, intersectRows, isInRow } from "./row-store.ts";

const SIZE = 100;
const methods = fc.uniqueArray(fc.nat(SIZE - 1), { minLength: 60 });

test("what is in all rows, however many they are, and in the set alone", () => {
  fc.assert(
    fc.property(fc.array(methods, { minLength: 1, maxLength: 9 }), (given) => {
      const store = createRowStore(SIZE);
      const rows = new Int32Array(16).fill(-1);
      for (const [position, row] of given.entries()) rows[position] = append(store, toBits(row));
      const set = makeBits(SIZE);
      const places = new Int32Array(store.width);
      const found = intersectRows(store, rows, given.length, set, places);
      const common = given.reduce((left, right) => left.filter((method) => right.includes(method)));
      expect([...set]).toEqual([...toBits(common)]);
      const listed = [...places.subarray(0, found)];
      for (const [place, word] of set.entries()) if (word !== 0) expect(listed).toContain(place);
    }),
  );
});

test("a store keeps its rows as it grows", () => {
  const store = createRowStore(SIZE);
  const rows = Array.from({ length: 2000 }, (_, position) => append(store, toBits([position % SIZE])));
  for (const [position, row] of rows.entries()) {
    expect(isInRow(store, row, position % SIZE)).toBe(true);
    expect(isInRow(store, row, (position + 1) % SIZE)).toBe(false);
  }
});

function toBits(positions: readonly number[]) {
  const bits = makeBits(SIZE);
  for (const position of positions) setBit(bits, position);
  return bits;
}
