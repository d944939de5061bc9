import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareJson, type Schema } from "../../../test/compare-json.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const closed = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: "object",
  additionalProperties: false,
  properties,
  required,
});

const order = (properties: Schema, required?: readonly string[], others: Schema = {}): Schema => ({
  title: "Order",
  ...closed(properties, required),
  ...others,
});

const shapes = (...values: readonly Schema[]): Schema => ({
  anyOf: values.map((k, index) => ({ title: `P${index}`, ...closed({ k }, ["k"]), description: "Shape." })),
});

describe("beside a version that changes, only what breaks documents by itself is breaking", () => {
  const version = (constant: string, member: Schema, others?: Schema): Schema =>
    order({ version: { const: constant }, member, a: {}, b: {} }, ["version"], others);

  test.each<[string, Schema, Schema, unknown]>([
    [
      "values that fit the bounds",
      version("1", { enum: ["aa"] }),
      version("2", { type: "string", maxLength: 2 }),
      undefined,
    ],
    [
      "values that do not",
      version("1", { enum: ["aa"] }),
      version("2", { type: "string", maxLength: 1 }),
      { member: "aa" },
    ],
    [
      "a branch of another title",
      version("1", shapes({ const: "p" }, { const: "q" })),
      version("2", { anyOf: shapes({ const: "r" }, { const: "p" }, { const: "q" }).anyOf }),
      undefined,
    ],
    [
      "a branch that is gone",
      version("1", shapes({ const: "p" }, { const: "q" })),
      version("2", shapes({ const: "q" })),
      { member: { k: "p" } },
    ],
    [
      "a branch that allows more",
      version("1", shapes({ enum: ["p"] })),
      version("2", shapes({ type: "string" }, { type: "null" })),
      undefined,
    ],
    [
      "a bound that allows less",
      version("1", { type: "string" }),
      version("2", { type: "string", maxLength: 2 }),
      { member: "xxx" },
    ],
    ["a new condition", version("1", {}), version("2", {}, { dependentRequired: { a: ["b"] } }), { a: "" }],
    [
      "a condition for less",
      version("1", {}, { dependentRequired: { a: ["b", "member"] } }),
      version("2", {}, { dependentRequired: { a: ["b"] } }),
      undefined,
    ],
  ])("%s", async (_, before, after, want) => {
    const changes = await compareJson(folder, before, after, "request");
    const broken = changes.filter(({ kind, verdict }) => kind === "wire" && verdict !== "compatible");
    expect(
      broken.map(({ verdict, counterexample: found }) => [verdict, JSON.parse(found?.document ?? "0")]),
    ).toEqual([
      ["breaking", { version: "1" }],
      ...(want === undefined ? [] : [["breaking", { version: "1", ...(want as object) }]]),
    ]);
  });

  test("a branch is found by its content behind references too", async () => {
    const definition = (title: string): Schema => ({ title, ...closed({ x: { type: "string" } }) });
    const of = (constant: string, noun: string): Schema =>
      version(constant, {
        anyOf: [closed({ inner: { $ref: `./${noun}.schema.json` } }, ["inner"]), { type: "array" }],
      });
    const definitions = { one: definition("One"), two: definition("Two") };
    const changes = await compareJson(folder, of("1", "one"), of("2", "two"), "request", definitions);
    expect(changes.filter(({ kind, verdict }) => kind === "wire" && verdict !== "compatible")).toHaveLength(
      1,
    );
    expect(changes.map(({ rule }) => rule)).toContain("type-renamed");
  });
});

describe("a required, unchanged member leaves no verdict unknown", () => {
  const TREE = closed({ next: { anyOf: [{ $ref: "./tree.schema.json" }, { type: "null" }] } }, ["next"]);

  test.each<[string, Schema]>([
    ["null", { type: "null" }],
    ["a maximum below zero", { type: "integer", minimum: -9, maximum: -5 }],
    ["a maximum alone below zero", { type: "number", maximum: -0.5 }],
    ["exclusive bounds", { type: "number", exclusiveMinimum: 1, exclusiveMaximum: 1.5 }],
    ["a fractional minimum of an integer", { type: "integer", minimum: 0.5, maximum: 9 }],
    [
      "different numbers",
      { type: "array", uniqueItems: true, minItems: 3, items: { type: "integer", minimum: 2, maximum: 4 } },
    ],
    [
      "different fractions",
      { type: "array", uniqueItems: true, minItems: 3, items: { type: "number", minimum: 0, maximum: 0.5 } },
    ],
    [
      "different texts",
      { type: "array", uniqueItems: true, minItems: 3, items: { type: "string", pattern: "^[A-Z]{2}$" } },
    ],
    [
      "different short texts",
      { type: "array", uniqueItems: true, minItems: 12, items: { type: "string", maxLength: 1 } },
    ],
    [
      "different values of a list",
      { type: "array", uniqueItems: true, minItems: 2, items: { enum: ["x", "y"] } },
    ],
    [
      "different branches",
      {
        type: "array",
        uniqueItems: true,
        minItems: 3,
        items: { anyOf: [{ type: "boolean" }, { type: "null" }] },
      },
    ],
    [
      "different objects",
      { type: "array", uniqueItems: true, minItems: 3, items: closed({ x: { type: "integer" } }, ["x"]) },
    ],
    [
      "different lists",
      {
        type: "array",
        uniqueItems: true,
        minItems: 3,
        items: { type: "array", minItems: 1, maxItems: 1, items: { type: "string" } },
      },
    ],
    ["a branch that ends a recursion", { $ref: "./tree.schema.json" }],
  ])("%s", async (_, member) => {
    const before = order({ member, changed: { type: "string", maxLength: 3 } }, ["member"]);
    const after = order({ member, changed: { type: "string", maxLength: 2 } }, ["member"]);
    const [change] = await compareJson(folder, before, after, "request", {
      tree: { ...TREE, title: "Tree" },
    });
    expect([change?.verdict, JSON.parse(change?.counterexample?.document ?? "{}").changed]).toEqual([
      "breaking",
      "xxx",
    ]);
  });
});

test.each<[string, Schema, Schema, unknown]>([
  ["fractions", { type: "number", minimum: 0.5 }, { type: "integer", minimum: 0.5 }, 0.5],
  [
    "a longer list of different items",
    { type: "array", uniqueItems: true, items: { enum: [1, 2, 3] }, maxItems: 3 },
    { type: "array", uniqueItems: true, items: { enum: [1, 2, 3] }, maxItems: 2 },
    [1, 2, 3],
  ],
  [
    "equal items of a long list",
    { type: "array", minItems: 3, items: {} },
    { type: "array", minItems: 3, uniqueItems: true, items: {} },
    ["", "", ""],
  ],
  [
    "a bound that is no longer reached",
    { type: "number", minimum: 1 },
    { type: "number", exclusiveMinimum: 1 },
    1,
  ],
])("a document shows %s", async (_, member, other, want) => {
  const [change] = await compareJson(folder, order({ member }), order({ member: other }), "request");
  expect([change?.verdict, JSON.parse(change?.counterexample?.document ?? "{}")]).toEqual([
    "breaking",
    { member: want },
  ]);
});
