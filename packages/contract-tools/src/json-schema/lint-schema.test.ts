import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import { FORMATS } from "./formats.ts";
import { KNOWN_KEYWORDS, lintSchema } from "./lint-schema.ts";
import { readSchemaFile } from "./schema-file.ts";

const require = createRequire(import.meta.url);
const CLOSED = '"type": "object", "additionalProperties": false';
const WITH_A = `${CLOSED}, "properties": { "a": { "description": "d" } }`;
const DOCUMENTED = '"title": "Thing", "description": "A thing."';

const cases: { name: string; given: string; want: string[] }[] = [
  {
    name: "a schema that uses every supported keyword",
    given: `{
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$comment": "c",
      ${DOCUMENTED}, ${CLOSED},
      "required": ["id"],
      "dependentRequired": { "text": ["id"] },
      "properties": {
        "id": { "type": "integer", "description": "d", "minimum": 0, "maximum": 9007199254740991, "default": 0 },
        "text": { "type": "string", "description": "d", "minLength": 1, "maxLength": 9, "pattern": "^a" },
        "when": { "type": "string", "description": "d", "format": "date-time", "examples": [], "deprecated": true },
        "list": { "type": "array", "description": "d", "items": { "$ref": "./item.schema.json" }, "minItems": 1, "maxItems": 2, "uniqueItems": true },
        "map": { "type": "object", "description": "d", "additionalProperties": { "type": "string" } },
        "choice": { "description": "d", "anyOf": [{ "title": "One", "description": "d", "const": 1 }] },
        "code": { "description": "d", "enum": [1, "x"] }
      },
      "if": { "required": ["code"], "properties": { "code": { "const": 1 } } },
      "then": { "required": ["text"] },
      "allOf": [{ "if": { "required": ["list"] }, "then": { "required": ["map"] } }]
    }`,
    want: [],
  },
  {
    name: "another dialect",
    given: `{ ${DOCUMENTED},\n "$schema": "http://json-schema.org/draft-07/schema#" }`,
    want: ["2:2 unsupported-dialect"],
  },
  {
    name: "definitions, and what is in them",
    given: `{ ${DOCUMENTED},\n"$defs": {\n"A": { ${DOCUMENTED}, "nx": 1 } },\n"definitions": {\n"B": { "title": "B", "type": "object", "description": "d" } } }`,
    want: [
      "2:1 unsupported-keyword",
      "3:53 unsupported-keyword",
      "4:1 unsupported-keyword",
      "5:1 missing-additional-properties",
    ],
  },
  {
    name: "alternatives and parts, and what is in them",
    given: `{ ${DOCUMENTED}, ${CLOSED},\n"oneOf": [\n{ ${DOCUMENTED}, "required": ["a"], "nx": 1 }],\n"allOf": [\n{ "ny": 1 }] }`,
    want: [
      "2:1 unsupported-one-of",
      "3:67 unsupported-keyword",
      "5:1 unsupported-condition",
      "5:3 unsupported-keyword",
    ],
  },
  {
    name: "a misspelt keyword",
    given: `{ ${DOCUMENTED},\n "requierd": [] }`,
    want: ["2:2 unsupported-keyword"],
  },
  {
    name: "invalid values of keywords, in conditions too",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {\n"a": { "type": "strnig", "description": "d" } },\n"allOf": [{ "if": {\n"required": "a" }, "then": {} }] }`,
    want: ["2:8 invalid-value", "4:1 invalid-value"],
  },
  {
    name: "a member without a name",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {\n"": { "type": "boolean", "description": "d" } } }`,
    want: ["2:1 unsupported-name"],
  },
  { name: "oneOf", given: `{ ${DOCUMENTED},\n  "oneOf": [] }`, want: ["2:3 unsupported-one-of"] },
  {
    name: "unevaluatedProperties",
    given: `{ ${DOCUMENTED},\n "unevaluatedProperties": false }`,
    want: ["2:2 unsupported-unevaluated"],
  },
  {
    name: "unevaluatedItems",
    given: `{ ${DOCUMENTED},\n "unevaluatedItems": false }`,
    want: ["2:2 unsupported-unevaluated"],
  },
  {
    name: "a closed tuple",
    given: `{ ${DOCUMENTED}, "type": "array",\n "prefixItems": [], "items": false }`,
    want: ["2:2 unsupported-tuple"],
  },
  {
    name: "$ref with a sibling",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {\n"a": { "$ref": "./a.schema.json",\n "description": "d" } } }`,
    want: ["3:2 unsupported-ref-siblings"],
  },
  {
    name: "an object that does not say whether it is open",
    given: `{ ${DOCUMENTED}, "type": "object" }`,
    want: ["1:1 missing-additional-properties"],
  },
  {
    name: "an object or null that does not say whether it is open",
    given: `{ ${DOCUMENTED}, "type": ["object", "null"] }`,
    want: ["1:1 missing-additional-properties"],
  },
  {
    name: "a required member that is no property of an object or null",
    given: `{ ${DOCUMENTED}, "type": ["object", "null"], "additionalProperties": false,\n "required": [\n"a"] }`,
    want: ["3:1 invalid-required"],
  },
  {
    name: "a nested one",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {\n"a": { "type": "object", "description": "d" } } }`,
    want: ["2:1 missing-additional-properties"],
  },
  {
    name: "a required member that is no property",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {},\n "required": ["x"] }`,
    want: ["2:15 invalid-required"],
  },
  {
    name: "a member that is required when writing, or left out when reporting, and is no property",
    given: `{ ${DOCUMENTED}, "type": "object", "additionalProperties": true, "properties": {},\n "x-required-when-writing": ["x"],\n "x-left-out-when-reporting": ["y"] }`,
    want: ["2:30 invalid-required", "3:32 invalid-required"],
  },
  {
    name: "keywords of derivation in a closed object",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {},\n "x-required-when-writing": [],\n "x-left-out-when-reporting": [] }`,
    want: ["2:2 unsupported-keyword", "3:2 unsupported-keyword"],
  },
  {
    name: "a format and a pattern",
    given: `{ ${DOCUMENTED},\n "type": "string", "pattern": "a", "format": "YYYY-MM or -" }`,
    want: ["2:36 unsupported-format"],
  },
  {
    name: "a misspelt name in dependentRequired, if and then",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": { "id": { "description": "d" } },\n "dependentRequired": { "ids": ["id"], "id": ["idd"] },\n "if": { "required": ["x"] }, "then": { "required": ["y"] } }`,
    want: [
      "2:25 invalid-required",
      "2:47 invalid-required",
      "3:23 invalid-required",
      "3:54 invalid-required",
    ],
  },
  {
    name: "a required member with a name that all objects have",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {},\n "required": ["constructor"] }`,
    want: ["2:15 invalid-required"],
  },
  {
    name: "a keyword for another type, and one without a type",
    given: `{ ${DOCUMENTED}, "type": "string",\n "minimum": 1, "anyOf": [\n{ "title": "A", "description": "d", "pattern": "a" },\n{ "title": "B", "description": "d", "type": "array" }] }`,
    want: ["2:2 invalid-type", "4:37 invalid-type"],
  },
  {
    name: "keywords without a type",
    given: `{ ${DOCUMENTED},\n "pattern": "a",\n "if": {}, "then": {} }`,
    want: ["2:2 invalid-type", "3:2 invalid-type"],
  },
  {
    name: "a regular expression that is none",
    given: `{ ${DOCUMENTED}, "type": "string",\n "pattern": "(" }`,
    want: ["2:2 invalid-pattern"],
  },
  {
    name: "bounds that contradict each other",
    given: `{ ${DOCUMENTED}, "type": ["string", "array", "number"], "minLength": 2,\n "maxLength": 1, "minItems": 2,\n "maxItems": 1, "minimum": 0.5,\n "maximum": 0.4,\n "enum": [] }`,
    want: ["2:2 invalid-bounds", "3:2 invalid-bounds", "4:2 invalid-bounds", "5:2 invalid-bounds"],
  },
  {
    name: "bounds with no integer between",
    given: `{ ${DOCUMENTED}, "type": "integer", "minimum": 0.2,\n "maximum": 0.8 }`,
    want: ["2:2 invalid-bounds"],
  },
  {
    name: "a title that generated code uses",
    given: '{ "description": "d", "title": "Result" }',
    want: ["1:23 invalid-title"],
  },
  {
    name: "a title of a property that is no type name",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {\n "a": { "description": "d", "title": "a b" } } }`,
    want: ["2:29 invalid-title"],
  },
  { name: "no description at the root", given: '{ "title": "Thing" }', want: ["1:1 missing-description"] },
  {
    name: "no description, or a blank one, at a property",
    given: `{ ${DOCUMENTED}, ${CLOSED}, "properties": {\n"a": {},\n"b": { "description": " " } } }`,
    want: ["2:1 missing-description", "3:1 missing-description"],
  },
  { name: "no title at the root", given: '{ "description": "d" }', want: ["1:1 missing-title"] },
  {
    name: "a title that is no type name",
    given: '{ "description": "d", "title": "a thing" }',
    want: ["1:1 missing-title"],
  },
  {
    name: "a branch without a title",
    given: `{ ${DOCUMENTED},\n "anyOf": [{ "description": "d" }] }`,
    want: ["2:12 missing-title"],
  },
  {
    name: "a branch behind a $ref",
    given: `{ ${DOCUMENTED},\n "anyOf": [{ "$ref": "./a.schema.json" }] }`,
    want: ["2:12 unsupported-branch", "2:12 missing-title"],
  },
  {
    name: "an integer without bounds",
    given: `{ ${DOCUMENTED},\n "type": "integer" }`,
    want: ["2:2 unsupported-integer"],
  },
  {
    name: "an integer or null without bounds",
    given: `{ ${DOCUMENTED},\n "type": ["integer", "null"] }`,
    want: ["2:2 unsupported-integer"],
  },
  {
    name: "an integer with one bound",
    given: `{ ${DOCUMENTED}, "minimum": 1,\n "type": "integer" }`,
    want: ["2:2 unsupported-integer"],
  },
  {
    name: "bounds past 2^53 - 1",
    given: `{ ${DOCUMENTED}, "type": "integer",\n "minimum": -9007199254740992,\n "maximum": 9007199254740993 }`,
    want: ["2:2 unsupported-integer", "3:2 unsupported-integer"],
  },
  {
    name: "a value past 2^53 - 1",
    given: `{ ${DOCUMENTED},\n "enum": [1, 9007199254740993] }`,
    want: ["2:2 unsupported-integer"],
  },
  {
    name: "a constant past 2^53 - 1",
    given: `{ ${DOCUMENTED},\n "const": 1e16 }`,
    want: ["2:2 unsupported-integer"],
  },
  {
    name: "a pattern that backtracks",
    given: `{ ${DOCUMENTED}, "type": "string",\n "pattern": "^(a+)+b$" }`,
    want: ["2:2 unsupported-pattern"],
  },
  {
    name: "an unknown format",
    given: `{ ${DOCUMENTED},\n "type": "string", "format": "email" }`,
    want: ["2:20 unsupported-format"],
  },
  {
    name: "a then that does more than require",
    given: `{ ${DOCUMENTED}, ${WITH_A}, "if": { "required": ["a"] },\n "then": { "properties": {} } }`,
    want: ["2:2 unsupported-condition"],
  },
  {
    name: "an if that does more than look at values",
    given: `{ ${DOCUMENTED}, ${WITH_A},\n "if": { "properties": { "a": { "minimum": 1 } } }, "then": { "required": [] } }`,
    want: ["2:2 unsupported-condition"],
  },
  {
    name: "an if without then",
    given: `{ ${DOCUMENTED}, ${WITH_A}, "if": {} }`,
    want: ["1:1 unsupported-condition"],
  },
  {
    name: "else",
    given: `{ ${DOCUMENTED}, ${WITH_A}, "if": {}, "then": { "required": [] },\n "else": {} }`,
    want: ["2:2 unsupported-condition"],
  },
  {
    name: "an allOf that holds schemas",
    given: `{ ${DOCUMENTED},\n "allOf": [{ "$ref": "./a.schema.json" }] }`,
    want: ["2:12 unsupported-condition"],
  },
];

describe("lintSchema", () => {
  test.each(cases)("$name", ({ given, want }) => {
    const found = lintSchema(readSchemaFile("thing.schema.json", given));
    expect(found.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(want);
  });
});

test("no other keyword is suggested for a keyword of JSON Schema", () => {
  const vocabularies = [
    "applicator",
    "content",
    "core",
    "format-annotation",
    "meta-data",
    "unevaluated",
    "validation",
  ];
  const keywords = vocabularies.flatMap((name) =>
    Object.keys(require(`ajv/dist/refs/json-schema-2020-12/meta/${name}.json`).properties),
  );
  expect(keywords).toContain("$defs");
  for (const keyword of keywords) {
    const file = readSchemaFile("thing.schema.json", JSON.stringify({ [keyword]: {} }));
    for (const { message } of lintSchema(file)) expect(message).not.toContain("did you mean");
  }
});

test("names the formats of an unknown one in quotes", () => {
  const file = readSchemaFile("f.json", `{ ${DOCUMENTED}, "type": "string", "format": "uuid" }`);
  expect(lintSchema(file).map(({ message }) => message)).toEqual([
    'the format "uuid" is not one of "date-time", "YYYY-MM-DDTHH:MM:SS", "YYYY-MM-DD HH:MM:SS", "https://host:port", "YYYY-MM or -"',
  ]);
});

test("the documented keywords and formats are those that are supported", () => {
  const text = readFileSync(new URL("../../../../docs/contract-lint.md", import.meta.url), "utf8");
  const rows = text.split("## Keywords of JSON Schema")[1]?.split("\n## ")[0]?.split("\n") ?? [];
  const namesIn = (cell = ""): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name);
  const cells = rows.filter((row) => row.startsWith("| `")).map((row) => row.split(" | "));
  expect(cells.flatMap(([keywords]) => namesIn(keywords)).sort()).toEqual([...KNOWN_KEYWORDS].sort());
  const [, formats] = cells.find(([keywords]) => keywords === "| `format`") ?? [];
  expect(namesIn(formats?.split(";")[0])).toEqual(Object.keys(FORMATS));
});

const at = (
  line: number,
  column: number,
  message: string,
  code: DiagnosticCode = "invalid-json",
): Diagnostic[] => [{ code, message, file: "f.json", line, column }];

describe("readSchemaFile rejects", () => {
  const broken = [
    {
      name: "a trailing comma",
      given: '{\n"a": 1,}',
      want: at(2, 8, 'expected a name in quotes, got "}"'),
    },
    { name: "an empty file", given: "", want: at(1, 1, "expected a value, got the end of the document") },
    { name: "an array", given: " []", want: at(1, 2, "a schema file holds one object") },
    {
      name: "members given twice",
      given: '{ "a": [{ "b": 1,\n "b": 2 }],\n "a": 3 }',
      want: [...at(2, 2, 'the member "b" is given twice'), ...at(3, 2, 'the member "a" is given twice')],
    },
    ...["__proto__", "valueOf", "constructor", "toLocaleString"].map((inherited) => ({
      name: `a name that objects inherit: ${inherited}`,
      given: `{ "é😀": { "${inherited}": 1 } }`,
      want: at(1, 11, "every JavaScript object inherits a member of this name", "unsupported-name"),
    })),
    {
      name: "deep nesting",
      given: `${"[".repeat(200)}${"]".repeat(200)}`,
      want: at(1, 129, "expected at most 128 levels, got level 129", "unsupported-depth"),
    },
    {
      name: "nesting that the parser cannot follow",
      given: "[".repeat(200_000),
      want: at(1, 129, "expected at most 128 levels, got level 129", "unsupported-depth"),
    },
    {
      name: "a text that breaks behind many rounded numbers",
      given: `{ "a": [${"9007199254740993,".repeat(100)}`,
      want: at(1, 1, "the text is not JSON"),
    },
    {
      name: "a member given twice, once with an escape",
      given: String.raw`{ "a": 1, "\u0061": 2 }`,
      want: at(1, 11, 'the member "a" is given twice'),
    },
  ];
  test.each(broken)("$name", ({ given, want }) => {
    expect(() => readSchemaFile("f.json", given)).toThrow(
      expect.objectContaining({ name: "SchemaError", diagnostics: want }),
    );
  });
});
