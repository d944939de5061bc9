import fc from "fast-check";
import { expect, test } from "vitest";
import { makeBits, setBit } from "./bits.ts";
import {
  append,
  createRowStore,
  intersectRows,
  isInRow,
  reserveCommonWords,
  reserveRowList,
} from "./row-store.ts";

const SIZE = 100;
const methods = fc.uniqueArray(fc.nat(SIZE - 1), { minLength: 60 });

test("what is in all rows, however many they are, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(methods, { minLength: 1, maxLength: 9 }), (given) => {
      const store = createRowStore(SIZE);
      const rows = given.map((row) => append(store, toBits(row)));
      const list = reserveRowList(store, rows.length);
      store.words.set(rows, list);
      const common = reserveCommonWords(store);
      const found = intersectRows(store, list, rows.length, common);
      const set = makeBits(SIZE);
      for (let next = 0; next < found; next++)
        set[store.words[common.places + next] as number] = store.words[common.bits + next] as number;
      expect([...set]).toEqual([
        ...toBits(given.reduce((left, right) => left.filter((method) => right.includes(method)))),
      ]);
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
