import type { SchemaTable } from "../src/schema-table.ts";

/** A schema with one of everything that a table can say. */
export const ORDER_TABLE: SchemaTable = {
  roots: { order: "order", parcel: "parcel" },
  types: {
    order: {
      kind: "all",
      children: [
        { name: "id", type: "id", min: 1, max: 1 },
        { name: "kind", type: "kind", min: 0, max: 1 },
        { name: "paid", type: "paid", min: 0, max: 1 },
        { name: "items", type: "items", min: 1, max: 1 },
        { name: "notes", type: "notes", min: 0, max: 1 },
        { name: "extra", type: "extra", min: 0, max: 1 },
      ],
      assertions: [
        {
          condition: { or: [{ not: { child: "paid" } }, { and: [{ child: "kind" }, { child: "id" }] }] },
          test: "not(paid) or (kind and id)",
          message: "what is paid has a kind",
        },
      ],
    },
    items: {
      kind: "rows",
      row: [
        { name: "item", type: "code", min: 1, max: 1 },
        { name: "count", type: "count", min: 1, max: 1 },
        { name: "price", type: "id", min: 1, max: 1 },
      ],
      min: 1,
      max: 3,
    },
    notes: {
      kind: "sequence",
      children: [
        { name: "title", type: "text", min: 1, max: 1 },
        { name: "note", type: "short", min: 2, max: 3 },
        { name: "end", type: "nothing", min: 0, max: 1 },
      ],
    },
    parcel: { kind: "sequence", children: [{ name: "parcel", type: "parcel", min: 0, max: Infinity }] },
    nothing: { kind: "sequence", children: [] },
    extra: { kind: "open" },
    id: {
      kind: "simple",
      base: "integer",
      whiteSpace: "collapse",
      minimum: -9007199254740991,
      maximum: 9007199254740991,
    },
    count: { kind: "simple", base: "integer", whiteSpace: "collapse", minimum: 1, maximum: 9 },
    kind: { kind: "simple", base: "string", whiteSpace: "collapse", enumeration: ["sale", "gift"] },
    paid: { kind: "simple", base: "boolean", whiteSpace: "collapse" },
    text: { kind: "simple", base: "string", whiteSpace: "preserve" },
    short: { kind: "simple", base: "string", whiteSpace: "replace", minLength: 2, maxLength: 5 },
    code: {
      kind: "simple",
      base: "string",
      whiteSpace: "collapse",
      patterns: [{ source: "[A-Z]+ ?[0-9]", expression: /^(?:[A-Z]+ ?[0-9])$/u }],
    },
  },
};
