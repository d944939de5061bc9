import { expect, test } from "vitest";
import { FORMATS } from "./write-rows.ts";

const ITEMS = [
  { id: "cb_1", lane: { state: "parked", state_reason: 'said "no", twice' }, codes: [1, 2], amount: -5 },
  { id: "cb_2", reason: "=HYPERLINK(1)", empty: null },
  { id: "@sum", reason: "two\nlines", lane: { state: "-1" } },
];

test("CSV has a column for each member of any item, and no cell is a formula", () => {
  expect(FORMATS.csv.write(ITEMS).join("")).toBe(
    [
      "id,lane.state,lane.state_reason,codes,amount,reason,empty",
      'cb_1,parked,"said ""no"", twice","[1,2]",-5,,',
      "cb_2,,,,,'=HYPERLINK(1),",
      `'@sum,'-1,,,,"two\nlines",`,
      "",
    ].join("\r\n"),
  );
});

test("JSON lines have the items as they came", () => {
  const lines = FORMATS.lines.write(ITEMS).join("").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(ITEMS);
});
