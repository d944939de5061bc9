import { expect, test } from "vitest";
import { PackedRows } from "./rows.ts";

test("reads rows once, on first use, and returns entries unchanged", () => {
  const read: string[] = [];
  const entry = { words: "as it is" };
  const rows = new PackedRows<{ words: string }>(["a 1", ["b 1", "2", "3"], entry], (words) => {
    read.push(words);
    return { words };
  });
  expect(read).toEqual([]);
  expect(rows.at(1)).toEqual({ words: "b 1 2 3" });
  expect(rows.at(1)).toBe(rows.at(1));
  expect(rows.at(2)).toBe(entry);
  expect(rows.at(3)).toBeUndefined();
  expect(read).toEqual(["b 1 2 3"]);
});
