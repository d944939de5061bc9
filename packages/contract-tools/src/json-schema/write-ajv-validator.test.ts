import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeAjvValidator } from "./write-ajv-validator.ts";

type Validator = { (value: unknown): boolean; errors?: { keyword: string; instancePath: string }[] | null };

// As text, because an object with a member called "then" could be taken for a promise.
const SCHEMA = JSON.parse(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Thing",
  "type": "object",
  "properties": {
    "text": { "type": "string", "minLength": 2, "maxLength": 3, "pattern": "^\\\\p{L}*$" },
    "list": { "type": "array", "items": { "$ref": "#/$defs/Item" }, "uniqueItems": true },
    "when": { "type": "string", "format": "date-time" }
  },
  "additionalProperties": false,
  "if": { "required": ["text"] },
  "then": { "required": ["list"] },
  "$defs": {
    "Item": {
      "anyOf": [
        { "type": "object", "properties": { "a": { "type": "integer" }, "b": {} }, "additionalProperties": false },
        { "type": "array", "items": { "$ref": "#/$defs/Item" } },
        { "enum": [1, "one", null] }
      ]
    }
  }
}`);

describe("a written validator", () => {
  let text: string;
  let checkThing: Validator;
  let checkItem: Validator;

  const folder = mkdtempSync(join(tmpdir(), "validator-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(async () => {
    text = writeAjvValidator(SCHEMA, "schemas/x/thing.schema.json");
    symlinkSync(
      fileURLToPath(new URL("../../../../node_modules", import.meta.url)),
      join(folder, "node_modules"),
    );
    const file = join(folder, "thing.validator.ts");
    writeFileSync(file, text);
    ({ checkThing, checkItem } = await import(file));
  });

  test("names its source, and is not type-checked", () => {
    expect(text.split("\n").slice(0, 2)).toEqual([
      "// @ts-nocheck: written by ajv, whose code has no types.",
      "// Generated from schemas/x/thing.schema.json. Do not edit: npm run generate.",
    ]);
  });

  test("imports only the runtime of contracts, and names no folder", () => {
    const imports = text.split("\n").filter((line) => /\b(import|require\(|export \{)/.test(line));
    expect(imports).toEqual([
      'import { appendErrors, countCharacters, equalValues } from "@payment-routing/contract-runtime/codegen";',
    ]);
    expect(text).not.toMatch(/node_modules|json-schema\//);
  });

  test("is the same every time", () => {
    expect(writeAjvValidator(SCHEMA, "schemas/x/thing.schema.json")).toBe(text);
  });

  const cases = [
    { name: "letters are counted as code points", given: { text: "𝒳𝒴𝒵", list: [] }, want: [] },
    { name: "too many of them", given: { text: "𝒳𝒴𝒵𝒳", list: [] }, want: ["/text maxLength"] },
    {
      name: "a pattern is a Unicode pattern",
      given: { text: "\u{1F600}\u{1F600}", list: [] },
      want: ["/text pattern"],
    },
    {
      name: "equal objects, members in another order",
      given: {
        list: [
          { a: 1, b: [2] },
          { b: [2], a: 1 },
        ],
      },
      want: ["/list uniqueItems"],
    },
    { name: "a condition", given: { text: "ab" }, want: [" required", " if"] },
    { name: "a format", given: { when: "today" }, want: ["/when format"] },
    {
      name: "all errors at once",
      given: { text: 1, list: {}, when: "", x: 0 },
      want: [" additionalProperties", "/text type", "/list type", "/when format"],
    },
  ];
  test.each(cases)("checks: $name", ({ given, want }) => {
    expect(checkThing(given)).toBe(want.length === 0);
    expect(
      (checkThing.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`),
    ).toEqual(want);
  });

  test("checks a definition by itself", () => {
    expect([1, "one", null, [], [[{ a: 1 }]]].map((value) => checkItem(value))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([2, true, { c: 1 }, [[2]]].map((value) => checkItem(value))).toEqual([false, false, false, false]);
  });

  // Concatenating lists, as ajv does, takes many minutes.
  test("takes time in proportion to the number of errors", { timeout: 60_000 }, () => {
    const list = Array.from({ length: 300_000 }, () => ["x"]);
    expect(checkThing({ list })).toBe(false);
    expect(checkThing.errors?.length).toBeGreaterThan(list.length);
  });

  test("checks like ajv", () => {
    const ajv = new Ajv2020({ allErrors: true, messages: false, formats: { "date-time": true } });
    const check = ajv.compile({ ...SCHEMA, properties: { ...SCHEMA.properties, when: {} } });
    const objects = { requiredKeys: [], noNullPrototype: true };
    const item = fc.oneof(
      fc.constantFrom(1, "one", null, 2),
      fc.record({ a: fc.nat(2), b: fc.array(fc.nat(2)) }, objects),
    );
    const list = fc.array(fc.oneof(item, fc.array(item, { maxLength: 2 })), { maxLength: 4 });
    const value = fc.record(
      { text: fc.string({ unit: "binary", maxLength: 4 }), list, x: fc.nat() },
      objects,
    );
    fc.assert(
      fc.property(value, (given) => {
        expect(checkThing(given)).toBe(check(given));
        expect(checkThing.errors ?? []).toEqual((check.errors ?? []).map(nameFromRoot));
      }),
      { numRuns: 1000 },
    );
  });
});

/** ajv's own functions name a keyword from their definition, ours from the root: Item is the only one here. */
function nameFromRoot(error: { schemaPath: string }): object {
  const isOfItem = /^#\/anyOf\//.test(error.schemaPath) || error.schemaPath === "#/anyOf";
  return isOfItem ? { ...error, schemaPath: error.schemaPath.replace("#", "#/$defs/Item") } : error;
}

test("a schema that ajv's strict mode rejects is rejected", () => {
  const write = (): string => writeAjvValidator({ title: "X", typo: 1 }, "x");
  expect(write).toThrow('unknown keyword: "typo"');
});
