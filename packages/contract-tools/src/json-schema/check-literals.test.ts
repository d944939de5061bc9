import { expect, test } from "vitest";
import { checkLiterals } from "./check-literals.ts";
import { readSchemaFile } from "./schema-file.ts";

const KIND = readSchemaFile("kind.schema.json", '{ "title": "Kind", "type": "string", "enum": ["a", "b"] }');

const cases: { name: string; given: string; want: string[] }[] = [
  {
    name: "accepts values that the schema accepts",
    given: '{ "type": ["string", "null"], "enum": ["a", null], "default": null, "examples": ["a"] }',
    want: [],
  },
  {
    name: "rejects values of another type",
    given: '{ "type": "integer", "maximum": 3,\n "enum": [1,\n "x",\n 4] }',
    want: [
      "3:2 invalid-literal the schema rejects this value: it must be integer",
      "4:2 invalid-literal the schema rejects this value: it must be <= 3",
    ],
  },
  {
    name: "rejects a constant",
    given: '{ "type": "string", "pattern": "^a",\n "const": "b" }',
    want: ['2:2 invalid-literal the schema rejects this value: it must match pattern "^a"'],
  },
  {
    name: "rejects a default that the enumeration does not have, and an example",
    given: '{ "enum": [1, 2],\n "default": 3,\n "examples": [1, 4] }',
    want: [
      "2:2 invalid-literal the schema rejects this value: it must be equal to one of the allowed values",
      "3:18 invalid-literal the schema rejects this value: it must be equal to one of the allowed values",
    ],
  },
  {
    name: "follows references, and says where in the value",
    given:
      '{ "type": "object", "properties": { "kind": { "$ref": "./kind.schema.json" } },\n "examples": [{ "kind": "c" }] }',
    want: [
      "2:15 invalid-literal the schema rejects this value: it must be equal to one of the allowed values at /kind",
    ],
  },
  {
    name: "rejects values of an enumeration that are given twice",
    given: '{ "enum": ["a", "b",\n "a", { "x": 1 },\n { "x": 1 }] }',
    want: [
      "2:2 invalid-duplicate the value is item 1 of the list too",
      "3:2 invalid-duplicate the value is item 4 of the list too",
    ],
  },
  {
    name: "checks the format of a default",
    given: '{ "type": "string", "format": "date-time",\n "default": "now" }',
    want: ['2:2 invalid-literal the schema rejects this value: it must match format "date-time"'],
  },
];

test.each(cases)("$name", ({ given, want }) => {
  const found = checkLiterals([readSchemaFile("thing.schema.json", given), KIND]);
  expect(found.map((d) => `${d.line}:${d.column} ${d.code} ${d.message}`)).toEqual(want);
});
