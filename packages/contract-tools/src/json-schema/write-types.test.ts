import { expect, test } from "vitest";
import { formatSources } from "./format-sources.ts";
import type { JsonObject } from "./schema-file.ts";
import { writeTypes } from "./write-types.ts";

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
    name: "tuples of several lengths",
    given: { type: "array", items: { type: "string" }, maxItems: 2 },
    want: "/**\n * @maxItems 2\n */\nexport type A = readonly [] | readonly [string] | readonly [string, string];\n",
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
    name: "an open object, with a name in quotes",
    given: { type: "object", additionalProperties: true, properties: { "b-c": { type: "boolean" } } },
    want: 'export interface A {\n  readonly "b-c"?: boolean;\n  readonly [k: string]: unknown;\n}\n',
  },
];

test.each(cases)("writes $name, readonly", async ({ given, want }) => {
  const schema = { title: "A", ...given };
  const { text, names } = await writeTypes({ schema, origins: new Map() }, "A", "reading");
  expect(names).toEqual(["A"]);
  const files = await formatSources(new Map([["a.ts", text]]));
  expect(files.get("a.ts")).toBe(want);
});

test("writes a closed form as an alias", async () => {
  const schema = {
    title: "A",
    description: "An a.",
    type: "object",
    additionalProperties: false,
    properties: {},
  };
  const { text } = await writeTypes({ schema, origins: new Map([["A", "a.schema.json"]]) }, "A", "writing");
  expect(text).toBe("/**\n * An a.\n *\n * From a.schema.json.\n */\nexport type A = {};");
});
