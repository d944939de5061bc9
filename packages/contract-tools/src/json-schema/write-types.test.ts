import { expect, test } from "vitest";
import { formatSources } from "./format-sources.ts";
import type { JsonObject } from "./schema-file.ts";
import { writeTypes } from "./write-types.ts";

const OBJECT = { type: "object", additionalProperties: false };
const ITEM = { enum: [1, 2] };
const cases: { name: string; given: JsonObject; want: string }[] = [
  {
    name: "a list of lists",
    given: { type: "array", items: { type: "array", items: { type: "string" } } },
    want: "export type A = readonly (readonly string[])[];\n",
  },
  {
    name: "a tuple with a rest",
    given: { type: "array", items: ITEM, minItems: 1 },
    want: "/**\n * @minItems 1\n */\nexport type A = readonly [1 | 2, ...(1 | 2)[]];\n",
  },
  {
    name: "a list with a maximum",
    given: { type: "array", items: { type: "string" }, maxItems: 2 },
    want: "/**\n * @maxItems 2\n */\nexport type A = readonly string[];\n",
  },
  {
    name: "a list with a large minimum",
    given: { type: "array", items: { type: "string" }, minItems: 100_000 },
    want: "/**\n * @minItems 100000\n */\nexport type A = readonly string[];\n",
  },
  {
    name: "a list of objects with a minimum, once",
    given: { type: "array", items: { ...OBJECT, properties: { a: ITEM } }, minItems: 1 },
    want: "/**\n * @minItems 1\n */\nexport type A = readonly {\n  readonly a?: 1 | 2;\n}[];\n",
  },
  {
    name: "a description with a list",
    given: { ...OBJECT, properties: { a: { ...ITEM, description: "One of:\n\n- 1\n- 2" } } },
    want: "export interface A {\n  /**\n   * One of:\n   *\n   * - 1\n   * - 2\n   */\n  readonly a?: 1 | 2;\n}\n",
  },
  {
    name: "null beside alternatives of an object",
    given: {
      type: ["object", "null"],
      additionalProperties: false,
      properties: { a: { type: "string" } },
      anyOf: [{ required: ["a"] }, { type: "null" }],
    },
    want: "export type A = ({\n  readonly a?: string;\n} | null) &\n  (\n    | ({\n        readonly a: unknown;\n      } | null)\n    | null\n  );\n",
  },
  {
    name: "an object without members, or null",
    given: { type: ["object", "null"], additionalProperties: false },
    want: "export type A = {\n  readonly [k: string]: never;\n} | null;\n",
  },
  {
    name: "a default of one of several types",
    given: { type: ["string", "null"], default: "a" },
    want: "export type A = string | null;\n",
  },
  {
    name: "values that look like schemas",
    given: { enum: [{ title: "B", description: "*/" }, ["a"]] },
    want: 'export type A =\n  | {\n      readonly title: "B";\n      readonly description: "*/";\n    }\n  | readonly ["a"];\n',
  },
  {
    name: "any value",
    given: { type: "object", additionalProperties: false, properties: { any: { description: "Any." } } },
    want: "export interface A {\n  /**\n   * Any.\n   */\n  readonly any?: unknown;\n}\n",
  },
  {
    name: "a list of alternatives",
    given: {
      type: "array",
      items: { anyOf: [{ type: "object", additionalProperties: true, properties: {} }, { const: null }] },
    },
    want: "export type A = readonly ({\n  readonly [k: string]: unknown;\n} | null)[];\n",
  },
  {
    name: "an open object without an index signature, with a name in quotes",
    given: { type: "object", additionalProperties: true, properties: { "b-c": { type: "boolean" } } },
    want: 'export interface A {\n  readonly "b-c"?: boolean;\n}\n',
  },
];

test.each(cases)("writes $name, readonly", async ({ given, want }) => {
  const schema = { title: "A", ...given };
  const { text, names } = await writeTypes({ schema, origins: new Map() }, "A", "reading");
  expect(names).toEqual(["A"]);
  const files = await formatSources(new Map([["a.ts", text]]));
  expect(files.get("a.ts")).toBe(want);
});

test("documents an object without members", async () => {
  const schema = {
    title: "A",
    description: "An a.",
    type: "object",
    additionalProperties: false,
    properties: {},
  };
  const { text } = await writeTypes({ schema, origins: new Map([["A", "a.schema.json"]]) }, "A", "writing");
  expect(text).toBe(
    "/**\n * An a.\n *\n * From a.schema.json.\n */\nexport interface A {\n    readonly [k: string]: never;\n}",
  );
});

test("writes types whose size grows with the schema's", async () => {
  const sizes: number[] = [];
  let items: JsonObject = { type: "string" };
  for (let depth = 1; depth <= 12; depth++) {
    items = { ...OBJECT, properties: { m: { type: "array", items, minItems: 1, maxItems: 20 } } };
    const { text } = await writeTypes(
      { schema: { title: "A", ...items }, origins: new Map() },
      "A",
      "reading",
    );
    sizes.push(text.length / depth);
  }
  expect(Math.max(...sizes)).toBeLessThan(500);
});
