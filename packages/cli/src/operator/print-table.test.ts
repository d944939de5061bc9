import { expect, test } from "vitest";
import { printTable, showDuration, showTime } from "./print-table.ts";

const plain = (_style: string, text: string) => text;

test("columns fit their cells, and cells cannot move the cursor", () => {
  const items = [
    { name: "a", count: 1 },
    { name: "longer\u001b[2J", count: undefined },
  ];
  const table = printTable(
    items,
    [
      ["name", ({ name }) => name],
      ["n", ({ count }) => count],
    ],
    plain,
  );
  expect(table.split("\n")).toEqual(["name             n", "a                1", "longer\\u{1b}[2J  -"]);
});

test.each([
  [undefined, undefined],
  [0, "0 s"],
  [999, "0 s"],
  [59_999, "59 s"],
  [60_000, "1 min"],
  [7_199_000, "1 h"],
  [86_400_000, "1 d"],
])("%s milliseconds are %s", (milliseconds, want) => {
  expect(showDuration(milliseconds)).toBe(want);
});

test("a time is shown to the second", () => {
  expect(showTime("2026-11-20T09:30:00.123Z")).toBe("2026-11-20T09:30:00Z");
});
