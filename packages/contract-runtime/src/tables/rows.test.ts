import { expect, test } from "vitest";
import { divideRows, PackedRows } from "./rows.ts";

test("reads rows once, on first use, and returns entries unchanged", () => {
  const read: string[] = [];
  const entry = { words: "as it is" };
  const given = divideRows<{ words: string }>(["a 1\nb 1\n 2\n  3", entry]);
  const rows = new PackedRows(given, (words, index) => {
    read.push(`${index}: ${words}`);
    return { words };
  });
  expect(read).toEqual([]);
  expect(rows.at(1)).toEqual({ words: "b 1 2  3" });
  expect(rows.at(1)).toBe(rows.at(1));
  expect(rows.at(2)).toBe(entry);
  expect(rows.at(3)).toBeUndefined();
  expect(read).toEqual(["1: b 1 2  3"]);
});
