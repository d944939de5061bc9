import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateJsonSchemaContract } from "./generate-json-schema-contract.ts";

const ORDER = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Order",
  description:
    "An order: a description that is long enough to be broken into two lines of a comment, with an end */ of one inside it.",
  type: "object",
  required: ["lines", "total"],
  additionalProperties: false,
  properties: {
    lines: { type: "array", description: "Its lines.", items: { $ref: "./line.schema.json" }, minItems: 1 },
    total: { $ref: "./money.schema.json" },
    "sdk-version": { type: "integer", description: "A version.", minimum: 0, maximum: 9 },
  },
};
const LINE = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Line",
  description: "A line.",
  type: "object",
  required: ["price"],
  additionalProperties: false,
  properties: {
    price: { $ref: "./money.schema.json" },
    parts: { type: "array", description: "Parts.", items: { $ref: "./line.schema.json" } },
  },
};
const MONEY = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Money",
  description: "Money.",
  type: "string",
};
const REFUND = {
  ...LINE,
  title: "Refund",
  description: "A refund.",
  properties: { price: LINE.properties.price },
};

describe("generateJsonSchemaContract", () => {
  const roots = [
    { file: "refund.schema.json", type: "Refund" },
    { file: "order.schema.json", type: "Order" },
  ];
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  const schemaFolder = join(folder, "schemas", "shop");
  let generated: Map<string, string>;

  beforeAll(async () => {
    mkdirSync(schemaFolder, { recursive: true });
    for (const [name, schema] of Object.entries({ order: ORDER, line: LINE, money: MONEY, refund: REFUND })) {
      writeFileSync(join(schemaFolder, `${name}.schema.json`), JSON.stringify(schema));
    }
    generated = await generateJsonSchemaContract({ schemaFolder, roots });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("writes four kinds of files", () => {
    expect([...generated.keys()].sort()).toEqual([
      "index.ts",
      "order.schema.json",
      "order.ts",
      "order.validator.ts",
      "refund.schema.json",
      "refund.ts",
      "refund.validator.ts",
    ]);
  });

  test("writes types: readonly, one for each title, documented", () => {
    expect(
      generated.get("order.ts"),
    ).toBe(`// Generated from schemas/shop/order.schema.json. Do not edit: npm run generate.

/**
 * Money.
 *
 * From money.schema.json.
 */
export type Money = string;

/**
 * An order: a description that is long enough to be broken into two lines of a comment, with an end *\\/ of
 * one inside it.
 *
 * From order.schema.json.
 */
export interface Order {
  /**
   * Its lines.
   *
   * @minItems 1
   */
  readonly lines: readonly [Line, ...Line[]];
  readonly total: Money;
  /**
   * A version.
   */
  readonly "sdk-version"?: number;
}

/**
 * A line.
 *
 * From line.schema.json.
 */
export interface Line {
  readonly price: Money;
  /**
   * Parts.
   */
  readonly parts?: readonly Line[];
}
`);
  });

  test("imports a type that another root has", () => {
    expect(generated.get("refund.ts")).toContain('import type { Money } from "./order.ts";');
  });

  test("writes the schema to publish: one file, definitions by title, references to them alone", () => {
    expect(JSON.parse(generated.get("order.schema.json") ?? "")).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $comment: "Generated from schemas/shop/order.schema.json. Do not edit: npm run generate.",
      title: "Order",
      description: ORDER.description,
      type: "object",
      required: ["lines", "total"],
      additionalProperties: false,
      properties: {
        lines: { type: "array", description: "Its lines.", items: { $ref: "#/$defs/Line" }, minItems: 1 },
        total: { $ref: "#/$defs/Money" },
        "sdk-version": ORDER.properties["sdk-version"],
      },
      $defs: {
        Line: {
          title: "Line",
          description: "A line.",
          type: "object",
          required: ["price"],
          additionalProperties: false,
          properties: {
            price: { $ref: "#/$defs/Money" },
            parts: { type: "array", description: "Parts.", items: { $ref: "#/$defs/Line" } },
          },
        },
        Money: { title: "Money", description: "Money.", type: "string" },
      },
    });
  });

  test("writes the index: types once, and a function for each root", () => {
    expect(generated.get("index.ts")).toBe(`// Generated from schemas/shop. Do not edit: npm run generate.
import type { Result, StandardSchema } from "@payment-routing/contract-runtime";
import { runValidator, valueSchema } from "@payment-routing/contract-runtime/codegen";
import type { Order } from "./order.ts";
import { checkOrder } from "./order.validator.ts";
import type { Refund } from "./refund.ts";
import { checkRefund } from "./refund.validator.ts";

export type { Line, Money, Order } from "./order.ts";
export type { Refund } from "./refund.ts";

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateOrder(value: unknown): Result<Order> {
  return runValidator(checkOrder, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateRefund(value: unknown): Result<Refund> {
  return runValidator(checkRefund, value);
}

/** The Standard Schema of values: issues have path segments. */
export const orderValueSchema: StandardSchema<Order> = /* @__PURE__ */ valueSchema(validateOrder);

/** The Standard Schema of values: issues have path segments. */
export const refundValueSchema: StandardSchema<Refund> = /* @__PURE__ */ valueSchema(validateRefund);
`);
  });

  test("writes types and the published schema alone of a root without functions", async () => {
    const typesOnly = { file: "refund.schema.json", type: "Refund", typesOnly: true };
    const [order] = roots.slice(1);
    const written = await generateJsonSchemaContract({ schemaFolder, roots: [typesOnly, order as never] });
    expect([...written.keys()].filter((name) => name.startsWith("refund"))).toEqual([
      "refund.ts",
      "refund.schema.json",
    ]);
    const index = written.get("index.ts");
    expect(index).toContain(
      'export type { Line, Money, Order } from "./order.ts";\nexport type { Refund } from "./refund.ts";',
    );
    expect(index).not.toMatch(/validateRefund|checkRefund/);
  });

  test("writes the same every time, whatever the order of the roots", async () => {
    const again = await generateJsonSchemaContract({ schemaFolder, roots: roots.toReversed() });
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(generated));
  });

  test("wants the type to be named as the schema is titled", async () => {
    const contract = { schemaFolder, roots: [...roots, { file: "money.schema.json", type: "Cash" }] };
    await expect(generateJsonSchemaContract(contract)).rejects.toThrow(
      "invalid-title the contract calls the type Cash, and the title makes it Money",
    );
  });
});
