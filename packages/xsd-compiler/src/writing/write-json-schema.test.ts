import { expect, test } from "vitest";
import { compile } from "../../test/load-contract.ts";
import { ORDERS } from "../../test/orders.ts";

test("the JSON Schema of the values", () => {
  const { $defs, ...top } = compile(ORDERS).jsonSchema;
  expect(top).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://payment-routing.example/schemas/test.schema.json",
    $comment: "Generated from test.xsd. Do not edit: npm run generate.",
    description: "Orders of a shop.",
    anyOf: [{ $ref: "#/$defs/order" }],
  });
  expect($defs).toMatchObject({
    line: {
      type: "object",
      properties: { "item-no": { $ref: "#/$defs/item_number" }, size: { $ref: "#/$defs/size" } },
      required: ["item-no", "size"],
      additionalProperties: false,
    },
    lines: { type: "array", items: { $ref: "#/$defs/line" }, minItems: 1 },
    note: { $ref: "#/$defs/xml:content" },
    order: {
      description: "What a customer orders.",
      type: "object",
      required: ["lines"],
      additionalProperties: false,
      allOf: [{ description: "a gift needs a note", dependentRequired: { gift: ["note"] } }],
    },
    size: { description: "How large.", type: "string", enum: ["S", "L"] },
  });
});
