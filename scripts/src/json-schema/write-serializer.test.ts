import { describe, expect, test } from "vitest";
import { writeSerializer } from "./write-serializer.ts";

const closed = { type: "object", additionalProperties: false };
const PART = {
  ...closed,
  title: "Part",
  properties: { name: { type: "string" }, rate: { type: "number" }, code: { enum: ["a", "b"] } },
};
const THING = {
  ...closed,
  title: "Thing",
  required: ["id", "kind", "part"],
  properties: {
    id: { type: "integer" },
    kind: { enum: [1, 2] },
    "sdk-version": { type: "string" },
    part: { $ref: "#/$defs/Part" },
    parts: { type: "array", items: { $ref: "#/$defs/Part" } },
    "`${x}\\": { type: "integer" },
  },
  $defs: { Part: PART },
};

test("writes a function for each object: members in order, optional ones if present", () => {
  expect(
    writeSerializer(THING, "serializeThing", "thing.ts"),
  ).toBe(`import { formatInteger, jsonSeparator, serializeArray, serializeNumber, serializeString } from "@payment-routing/contract-runtime/codegen";
import type { Thing, Part } from "./thing.ts";

/**
 * Writes a document: only the members of the contract, in its order. The value has to be valid. Throws a TypeError or
 * RangeError for a required member without a value, and for a number that is not finite.
 */
export function serializeThing(value: Thing): string {
  return writeThing(value);
}

function writeThing(value: Thing): string {
  let json = "";
  json += \`{"id":\${formatInteger(value.id)},"kind":\${formatInteger(value.kind)}\`;
  if (value["sdk-version"] !== undefined) json += \`,"sdk-version":\${serializeString(value["sdk-version"])}\`;
  json += \`,"part":\${writePart(value.part)}\`;
  if (value.parts !== undefined) json += \`,"parts":\${serializeArray(value.parts, writePart)}\`;
  if (value["\`\${x}\\\\"] !== undefined) json += \`,"\\\`\\\${x}\\\\\\\\":\${formatInteger(value["\`\${x}\\\\"])}\`;
  return json + "}";
}

function writePart(value: Part): string {
  let json = "";
  if (value.name !== undefined) json += \`\${jsonSeparator(json)}"name":\${serializeString(value.name)}\`;
  if (value.rate !== undefined) json += \`\${jsonSeparator(json)}"rate":\${serializeNumber(value.rate)}\`;
  if (value.code !== undefined) json += \`\${jsonSeparator(json)}"code":\${serializeString(value.code)}\`;
  return json === "" ? "{}" : json + "}";
}
`);
});

describe("rejects what it cannot write", () => {
  const rejected = [
    { name: "an open object", given: { ...PART, additionalProperties: true } },
    { name: "a member of any type", given: { ...PART, properties: { any: {} } } },
    { name: "a value of several types", given: { ...PART, properties: { mixed: { enum: [1, "a"] } } } },
    { name: "an object inside another, without a name", given: { ...PART, properties: { inner: closed } } },
    {
      name: "an array of scalars",
      given: { ...PART, properties: { list: { type: "array", items: { type: "string" } } } },
    },
  ];
  test.each(rejected)("$name", ({ given }) => {
    expect(() => writeSerializer(given, "serializePart", "part.ts")).toThrow(RangeError);
  });
});
