import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateJsonSchemaContract } from "./generate-json-schema-contract.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const ORDER = {
  $schema: DIALECT,
  title: "Order",
  description: "An order.",
  type: "object",
  required: ["id"],
  "x-required-when-writing": ["line"],
  "x-left-out-when-reporting": ["mac"],
  additionalProperties: true,
  properties: {
    id: { type: "string", description: "An ID." },
    mac: { type: "string", description: "A MAC." },
    line: { $ref: "./line.schema.json" },
  },
};
const LINE = {
  $schema: DIALECT,
  title: "Line",
  description: "A line.",
  type: "object",
  additionalProperties: true,
  properties: { price: { type: "string", description: "A price." } },
};
const REPORT = {
  $schema: DIALECT,
  title: "Report",
  description: "A report.",
  type: "object",
  additionalProperties: false,
  properties: { order: { $ref: "../shop/order.schema.json" } },
};

const root = mkdtempSync(join(tmpdir(), "forms-"));
afterAll(() => rmSync(root, { recursive: true }));
beforeAll(() => {
  for (const [file, schema] of Object.entries({
    "shop/order": ORDER,
    "shop/line": LINE,
    "office/report": REPORT,
  })) {
    mkdirSync(join(root, "schemas", file, ".."), { recursive: true });
    writeFileSync(join(root, "schemas", `${file}.schema.json`), JSON.stringify(schema));
  }
});

describe("a contract that is read by some and written by others", () => {
  let generated: Map<string, string>;
  beforeAll(async () => {
    const file = "order.schema.json";
    generated = await generateJsonSchemaContract({
      schemaFolder: join(root, "schemas/shop"),
      roots: [
        { file, type: "Order", parses: true },
        { file, type: "OutgoingOrder", form: "writing" },
      ],
    });
  });

  test("has files for both", () => {
    expect([...generated.keys()].sort()).toEqual([
      "index.ts",
      "order.schema.json",
      "order.ts",
      "order.validator.ts",
      "outgoing-order.schema.json",
      "outgoing-order.ts",
      "outgoing-order.validator.ts",
    ]);
  });

  test("has types for the one, and those of the other extend them where members differ", () => {
    expect(generated.get("order.ts")).toMatch(
      /^export interface Order \{.* {2}readonly line\?: Line;\n\}$/ms,
    );
    expect(
      generated.get("outgoing-order.ts"),
    ).toBe(`// Generated from schemas/shop/order.schema.json. Do not edit: npm run generate.

import type { Line, Order } from "./order.ts";

/**
 * An order.
 *
 * From order.schema.json.
 */
export interface OutgoingOrder extends Order {
  readonly line: Line;
}
`);
  });

  test("has an index that validates both and parses the one", () => {
    const index = generated.get("index.ts") ?? "";
    expect(
      index.split("\n").filter((line) => /^(import|export (?!type)| {2}return parse)/.test(line)),
    ).toEqual([
      'import type { ParseOptions, Result, StandardSchema } from "@payment-routing/contract-runtime";',
      "import {",
      'import type { Order } from "./order.ts";',
      'import { checkOrder } from "./order.validator.ts";',
      'import type { OutgoingOrder } from "./outgoing-order.ts";',
      'import { checkOutgoingOrder } from "./outgoing-order.validator.ts";',
      "export function validateOrder(value: unknown): Result<Order> {",
      "export function validateOutgoingOrder(value: unknown): Result<OutgoingOrder> {",
      "export function parseOrder(input: Uint8Array | string, options?: ParseOptions): Result<Order> {",
      "  return parseJson(input, options, checkOrder);",
      "export const orderValueSchema: StandardSchema<Order> = /* @__PURE__ */ valueSchema(validateOrder);",
      "export const outgoingOrderValueSchema: StandardSchema<OutgoingOrder> =",
      "export const orderDocumentSchema: StandardSchema<string | Uint8Array, Order> =",
    ]);
  });

  test("publishes no keyword of ours", () => {
    for (const file of ["order.schema.json", "outgoing-order.schema.json"])
      expect(generated.get(file)).not.toContain('"x-');
  });
});

test("a contract includes schemas of another folder", async () => {
  const generated = await generateJsonSchemaContract({
    schemaFolder: join(root, "schemas/office"),
    roots: [{ file: "report.schema.json", type: "Report", form: "reporting" }],
  });
  expect(JSON.parse(generated.get("report.schema.json") ?? "")).toEqual({
    $schema: DIALECT,
    $comment: "Generated from schemas/office/report.schema.json. Do not edit: npm run generate.",
    title: "Report",
    description: "A report.",
    type: "object",
    additionalProperties: false,
    properties: { order: { $ref: "#/$defs/ReportedOrder" } },
    $defs: {
      ReportedLine: {
        title: "ReportedLine",
        description: "A line.",
        type: "object",
        additionalProperties: false,
        properties: LINE.properties,
      },
      ReportedOrder: {
        title: "ReportedOrder",
        description: "An order.",
        type: "object",
        required: ["id", "line"],
        additionalProperties: false,
        properties: { id: ORDER.properties.id, line: { $ref: "#/$defs/ReportedLine" } },
      },
    },
  });
  expect(generated.get("report.ts")).toContain("From ../shop/order.schema.json.");
});

test("a contract imports the types of another folder from its package, and writes those that its form changes", async () => {
  const generated = await generateJsonSchemaContract({
    schemaFolder: join(root, "schemas/office"),
    roots: [{ file: "report.schema.json", type: "Report", form: "reporting" }],
    typesFrom: { shop: "@a/shop-contract" },
  });
  const code = String(generated.get("report.ts")).replaceAll(/\/\*\*.*?\*\/\n/gs, "");
  expect(code).toBe(`// Generated from schemas/office/report.schema.json. Do not edit: npm run generate.

import type { Line, Order } from "@a/shop-contract";

export interface Report {
  readonly order?: ReportedOrder;
}

export interface ReportedOrder extends Omit<Order, "mac"> {
  readonly line: Line;
}
`);
  expect(generated.get("index.ts")).toContain('export type { Line, Order } from "@a/shop-contract";');
});
