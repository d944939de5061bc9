import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lintValues } from "./lint-values.ts";

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

test("the values of keywords are held to the meta-schema", () => {
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...KEYWORDS), VALUE, (keyword, value) => {
      const schema = { [keyword]: value };
      const isValid = ajv.validateSchema(schema) === true;
      seen.add(`${keyword} ${isValid}`);
      expect(lintValues({ schema, path: [], role: "root" })).toHaveLength(isValid ? 0 : 1);
    }),
    { numRuns: 5000 },
  );
  // Every keyword was refused and accepted, but those that take any value.
  expect([...seen].filter((verdict) => verdict.endsWith("true"))).toHaveLength(KEYWORDS.length);
  expect([...seen].filter((verdict) => verdict.endsWith("false"))).toHaveLength(KEYWORDS.length - 2);
});
