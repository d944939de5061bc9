import { expect, test } from "vitest";
import { compile } from "../../test/load-contract.ts";
import { HEADER, ORDERS } from "../../test/orders.ts";

test("the table, sorted by name", () => {
  expect(
    compile(ORDERS).table,
  ).toBe(`${HEADER}import type { SchemaTable } from "@payment-routing/contract-runtime/codegen";

export const TABLE: SchemaTable = {
  roots: { order: "order" },
  types: {
    item_number: {
      kind: "simple",
      base: "string",
      whiteSpace: "preserve",
      maxLength: 9,
      patterns: [{ source: "[A-Z]\\\\d*", expression: new RegExp("^(?:[A-Z][\\\\p{Nd}]*)$", "u") }],
    },
    lines: {
      kind: "rows",
      min: 1,
      max: Infinity,
      row: [
        { name: "item-no", type: "item_number", min: 1, max: 1 },
        { name: "size", type: "size", min: 1, max: 1 },
      ],
    },
    note: { kind: "open" },
    order: {
      kind: "all",
      children: [
        { name: "lines", type: "lines", min: 1, max: 1 },
        { name: "gift", type: "xs:boolean", min: 0, max: 1 },
        { name: "note", type: "note", min: 0, max: 1 },
      ],
      assertions: [
        {
          condition: { or: [{ not: { child: "gift" } }, { child: "note" }] },
          test: "not(gift) or note",
          message: "a gift needs a note",
        },
      ],
    },
    size: { kind: "simple", base: "string", whiteSpace: "collapse", enumeration: ["S", "L"] },
    "xs:boolean": { kind: "simple", base: "boolean", whiteSpace: "collapse" },
  },
};
`);
});
