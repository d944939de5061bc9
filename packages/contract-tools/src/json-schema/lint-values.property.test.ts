import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkValues } from "./lint-values.ts";

const KEYWORDS = [
  ...["$ref", "$comment", "title", "description", "format", "pattern", "examples", "enum"],
  ...["deprecated", "uniqueItems", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"],
  ...["type", "required", "dependentRequired", "properties", "items", "additionalProperties"],
  ...["if", "then", "anyOf", "allOf", "const", "default"],
];
const ONE = fc.constantFrom<unknown>("string", "a", 0, 2, -1, 1.5, true, null, {}, { type: "array" });
const VALUE = fc.oneof(
  ONE,
  fc.array(ONE, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("a", "b"), fc.oneof(ONE, fc.array(ONE, { maxLength: 2 }))),
);

test("checks the values of keywords like the meta-schema", () => {
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...KEYWORDS), VALUE, (keyword, value) => {
      const schema = { [keyword]: value };
      const isValid = ajv.validateSchema(schema) === true;
      seen.add(`${keyword} ${isValid}`);
      const messages: string[] = [];
      checkValues(schema, (message) => messages.push(message));
      expect(messages).toHaveLength(isValid ? 0 : 1);
    }),
    { numRuns: 5000 },
  );
  // Every keyword was rejected and accepted, except those that accept any value.
  expect([...seen].filter((outcome) => outcome.endsWith("true"))).toHaveLength(KEYWORDS.length);
  expect([...seen].filter((outcome) => outcome.endsWith("false"))).toHaveLength(KEYWORDS.length - 2);
});
