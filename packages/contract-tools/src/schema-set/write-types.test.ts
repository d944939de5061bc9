import { expect, test } from "vitest";
import { load } from "../../test/schema-files.ts";
import { explainTypes } from "./untyped-keywords.ts";
import { writeSchemaTypes } from "./write-types.ts";

function typesOf(schema: unknown): string {
  const loaded = load({ "it.json": schema });
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join("\n"));
  return writeSchemaTypes(loaded.definitions).trim();
}

test.each([
  ["anything", {}, "unknown"],
  ["nothing", false, "never"],
  ["kinds", { type: ["string", "null"] }, "string | null"],
  ["literals", { enum: ["a", 1, null, true] }, '"a" | 1 | null | true'],
  ["literals of a kind", { type: "string", enum: ["a", 1] }, '"a"'],
  ["objects without a type", { type: "array", properties: { a: true } }, "readonly unknown[]"],
  ["items", { type: "array", items: { type: ["string", "number"] } }, "readonly (string | number)[]"],
  [
    "the first items",
    { type: "array", prefixItems: [{ type: "string" }], items: false },
    "readonly [string?]",
  ],
  ["what is left", { not: { type: ["array", "object", "null", "boolean"] } }, "string | number"],
  ["no integers", { type: "number", not: { type: "integer" } }, "number"],
  ["all of literals", { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }, '"b"'],
  ["any of kinds", { anyOf: [{ type: "string" }, { const: 1 }] }, "string | 1"],
  [
    "members of any name",
    { type: "object", additionalProperties: { type: "number" } },
    "{\n  readonly [name: string]: number;\n}",
  ],
] as const)("the type of %s", (_, schema, want) => {
  const text = typesOf(schema).replace(/^\/\*\*.*\*\/\n/, "");
  expect(text.replace(/^export (type It = |interface It )/, "").replace(/;$/, "")).toBe(want);
});

test("an object is open unless it is closed, and comments say what only validation checks", () => {
  const schema = {
    description: "A thing.",
    type: "object",
    required: ["a", "other"],
    properties: {
      a: { description: "Its */ name.", type: "string", pattern: "^a" },
      "b-c": { $ref: "#/$defs/part" },
      toString: { type: "string" },
    },
    $defs: { part: { type: "object", properties: { n: { type: "integer" } }, additionalProperties: false } },
  };
  expect(typesOf(schema)).toBe(`/** A thing. */
export interface It {
  /**
   * Its *\\/ name.
   *
   * Validation also checks: pattern ^a.
   */
  readonly a: string;
  readonly "b-c"?: Part;
  readonly toString?: unknown;
  readonly other: unknown;
  readonly [name: string]: unknown;
}

export interface Part {
  /** Validation also checks: integer. */
  readonly n?: number;
}`);
});

test("alternatives of an object are intersected with it", () => {
  const schema = {
    type: "object",
    properties: { a: { type: "string" } },
    oneOf: [{ required: ["a"] }, { $ref: "#/$defs/other" }],
    $defs: { other: { type: "object", required: ["b"] } },
  };
  expect(typesOf(schema)).toContain(
    "} & ({\n  readonly a: unknown;\n  readonly [name: string]: unknown;\n} | Other);",
  );
});

test("a schema that refers to itself keeps its name", () => {
  const schema = {
    $ref: "#/$defs/tree",
    $defs: { tree: { anyOf: [{ type: "array", items: { $ref: "#/$defs/tree" } }, { type: "string" }] } },
  };
  expect(typesOf(schema)).toBe("export type It = Tree;\n\nexport type Tree = readonly Tree[] | string;");
});

test("what types leave out is listed with its position", () => {
  const loaded = load({ "it.json": { type: "object", properties: { a: { type: "string", minLength: 1 } } } });
  expect(loaded.ok && explainTypes(loaded.definitions)).toEqual([
    { file: "it.json", line: 4, column: 5, type: "It", keywords: ["minLength 1"] },
  ]);
});
