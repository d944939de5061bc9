import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareJson, type Schema } from "../../../test/compare-json.ts";
import type { Verdict } from "../values/difference.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const closed = (properties: Schema, others: Schema = {}): Schema => ({
  type: "object",
  additionalProperties: false,
  properties,
  ...others,
});

const order = (member: Schema, others?: Schema): Schema => ({
  title: "Order",
  ...closed({ member, a: { type: "string" }, b: { type: "string" } }, others),
});

/** As entries: an object with a member `then` would be taken for a promise. */
const condition = (names: readonly string[], others: readonly string[]): Schema => {
  const entries: [string, Schema][] = [
    ["if", { required: names }],
    ["then", { required: others }],
  ];
  return Object.fromEntries(entries);
};

const INNER = closed({ x: { type: "integer", minimum: 1, maximum: 9 } });

describe("the same values written otherwise are no change of documents", () => {
  test.each<[string, Schema, Schema]>([
    ["a single anyOf", order(INNER), order({ anyOf: [INNER] })],
    ["a single anyOf inside another", order(INNER), order({ anyOf: [{ anyOf: [INNER] }] })],
    [
      "a list of types",
      order({ type: ["string", "null"] }),
      order({ anyOf: [{ type: "null" }, { type: "string" }] }),
    ],
    [
      "a list of types with bounds of each",
      order({ type: ["integer", "string"], minimum: 1, maxLength: 3 }),
      order({
        anyOf: [
          { type: "string", maxLength: 3 },
          { type: "integer", minimum: 1 },
        ],
      }),
    ],
    [
      "a nullable enumeration",
      order({ enum: ["x", "y", null] }),
      order({ anyOf: [{ title: "Letter", enum: ["y", "x"] }, { type: "null" }] }),
    ],
    ["constants", order({ enum: ["x", 1] }), order({ anyOf: [{ const: 1 }, { const: "x" }] })],
    ["a boolean", order({ type: "boolean" }), order({ enum: [false, true] })],
    ["null", order({ type: "null" }), order({ const: null })],
    ["few integers", order({ type: "integer", minimum: 1, maximum: 3 }), order({ enum: [3, 1, 2] })],
    [
      "a fractional minimum",
      order({ type: "integer", minimum: 1 }),
      order({ type: "integer", minimum: 0.5 }),
    ],
    [
      "an exclusive maximum",
      order({ type: "integer", maximum: 1 }),
      order({ type: "integer", exclusiveMaximum: 2 }),
    ],
    [
      "anything",
      order({ ...INNER, additionalProperties: true }),
      order({ ...INNER, additionalProperties: { description: "Any." } }),
    ],
    [
      "a condition",
      order({}, { dependentRequired: { a: ["b", "member"] } }),
      order({}, { allOf: [condition(["a"], ["member"]), condition(["a"], ["b"])] }),
    ],
    [
      "a condition in allOf",
      order({}, condition(["a"], ["b"])),
      order({}, { allOf: [condition(["a"], ["b"])] }),
    ],
    [
      "a condition for what is required",
      order({}, { required: ["b"] }),
      order({}, { required: ["b"], dependentRequired: { a: ["b"] } }),
    ],
    [
      "branches with other titles in another order",
      order({ anyOf: [{ title: "P", ...INNER }, closed({ k: { const: "q" } })] }),
      order({ anyOf: [closed({ k: { const: "q" } }), { title: "P2", ...INNER, description: "Other." }] }),
    ],
  ])("%s", async (_, before, after) => {
    for (const [from, to] of [
      [before, after],
      [after, before],
    ] as const)
      for (const direction of ["request", "response"] as const) {
        const wire = (await compareJson(folder, from, to, direction)).filter(({ kind }) => kind === "wire");
        expect(wire.filter(({ verdict }) => verdict !== "compatible")).toEqual([]);
      }
  });
});

describe("sets of values that include others", () => {
  const WIDER: readonly [string, Schema, Schema, unknown][] = [
    [
      "an enumeration made nullable",
      { enum: ["x", "y"] },
      { anyOf: [{ enum: ["x", "y"] }, { type: "null" }] },
      null,
    ],
    ["an enumeration within bounds", { enum: ["x", "yy"] }, { type: "string", maxLength: 2 }, ""],
    ["numbers within bounds", { enum: [1, 5] }, { type: "integer", minimum: 0.5, maximum: 6 }, 2],
    ["one branch of a new anyOf", INNER, { anyOf: [INNER, { type: "string" }] }, ""],
    [
      "a narrower branch",
      { type: "string", maxLength: 3 },
      { anyOf: [{ type: "string", maxLength: 5 }, { type: "string", pattern: "^x+$" }, { type: "boolean" }] },
      "xxxx",
    ],
    [
      "some of several branches",
      { anyOf: [{ type: "integer" }, INNER] },
      { anyOf: [{ type: "number" }, INNER] },
      0.5,
    ],
    ["anything", { type: "string" }, {}, {}],
    ["listed integers, now of another type", { type: "integer", enum: [1] }, { enum: [1, "x"] }, "x"],
    [
      "a branch that requires less",
      { anyOf: [{ title: "A", required: ["a", "b"] }], type: "object" },
      { anyOf: [{ title: "A", required: ["a"] }], type: "object" },
      { a: "" },
    ],
  ];
  const all = WIDER.flatMap(([name, narrow, wide, example]) => [
    [`${name}: wider in a request`, narrow, wide, "request", "compatible", example] as const,
    [`${name}: narrower in a request`, wide, narrow, "request", "breaking", example] as const,
    [`${name}: wider in a response`, narrow, wide, "response", "breaking", example] as const,
    [`${name}: narrower in a response`, wide, narrow, "response", "compatible", example] as const,
  ]);

  test.each(all)("%s", async (_, before, after, direction, want, example) => {
    const changes = await compareJson(folder, order(before), order(after), direction);
    const wire = changes.filter(({ kind }) => kind === "wire");
    const found: Verdict[] = [...new Set(wire.map(({ verdict }) => verdict))];
    expect(found.filter((verdict) => verdict !== "compatible")).toEqual(want === "compatible" ? [] : [want]);
    if (want !== "breaking") return;
    const documents = wire.flatMap(({ counterexample: found }) => (found ? JSON.parse(found.document) : []));
    expect(documents).toContainEqual({ member: example });
  });
});

test("listed integers are lost where only texts are valid", async () => {
  const listed = order({ type: "integer", enum: [1] });
  const [change] = await compareJson(folder, listed, order({ type: "string" }), "request");
  expect(change).toMatchObject({ rule: "type-changed", verdict: "breaking" });
});

test("a nullable enumeration is a new null to code that reads", async () => {
  const wide = {
    anyOf: [
      { title: "E", enum: ["x"] },
      { title: "N", type: "null" },
    ],
  };
  const changes = await compareJson(folder, order({ enum: ["x"] }), order(wide), "request");
  expect(changes.map(({ rule, kind, verdict }) => [rule, kind, verdict])).toEqual([
    ["null-allowed", "wire", "compatible"],
    ["null-allowed", "typescript-writer", "compatible"],
    ["null-allowed", "typescript-reader", "breaking"],
  ]);
});
