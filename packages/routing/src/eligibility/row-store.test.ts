import { expect, test } from "vitest";
import { createKernel, reserveRoom } from "../kernel/kernel.ts";
import { makeBits, setBit } from "./bits.ts";
import { append, createRowStore, isInRow, readRow } from "./row-store.ts";

const SIZE = 600;

test("a store keeps its rows as it grows", () => {
  const store = createRowStore(SIZE);
  const rows = Array.from({ length: 2000 }, (_, position) => append(store, toBits([position % SIZE])));
  for (const [position, row] of rows.entries()) {
    expect(isInRow(store, row, position % SIZE)).toBe(true);
    expect(isInRow(store, row, (position + 1) % SIZE)).toBe(false);
  }
});

test("a row is as long as the kernel takes rows, nothing behind its methods", () => {
  const store = createRowStore(SIZE);
  const row = append(store, toBits([599]));
  append(store, toBits([0]));
  expect(store.rowSize).toBe(128);
  expect([...readRow(store, row)]).toEqual([...toBits([599]), ...Array(13).fill(0)]);
});

test("nothing is added to a store whose kernel works on it", () => {
  const store = createRowStore(SIZE);
  createKernel(store, reserveRoom(store, { classes: 1, rows: 1, methods: SIZE }));
  expect(() => append(store, toBits([1]))).toThrow("complete");
});

function toBits(positions: readonly number[]): Int32Array {
  const bits = makeBits(SIZE);
  for (const position of positions) setBit(bits, position);
  return bits;
}
