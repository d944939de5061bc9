import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseRuns, EFFORT, Random } from "@payment-routing/xsd-compiler/testing";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonSchemaContract } from "../../contract-list.ts";
import type { JsonObject } from "../../json-schema/schema-file.ts";
import { compareJsonContracts } from "./compare-json-contracts.ts";
import type { JsonVersion } from "./load-json-roots.ts";

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 30);
const CONTRACT: JsonSchemaContract = {
  name: "random",
  package: "random-contract",
  folder: "random",
  roots: [{ file: "root.schema.json", type: "Root", direction: "request" }],
};

type Schema = Record<string, unknown>;

/** A schema of the vocabulary that contracts may use. */
function randomObject(random: Random, depth: number): Schema {
  const names = ["a", "b", "c", "d"].slice(0, 1 + random.below(4));
  const properties = Object.fromEntries(names.map((name) => [name, randomSchema(random, depth + 1)]));
  const [first = "", second = first] = names;
  return {
    type: "object",
    additionalProperties: random.one([true, false, { type: "string" }, {}]),
    properties,
    required: names.filter(() => random.rarely(3)),
    ...(random.rarely(4) && { dependentRequired: { [first]: [second] } }),
    ...(random.rarely(4) && Object.fromEntries(condition(first, second))),
  };
}

/** As entries: an object with a member `then` would be taken for a promise. */
function condition(first: string, second: string): [string, Schema][] {
  return [
    ["if", { required: [first] }],
    ["then", { required: [second] }],
  ];
}

function randomSchema(random: Random, depth: number): Schema {
  const kinds: readonly (() => Schema)[] = [
    () => ({ type: "integer", minimum: random.one([-2, 0, 1.5]), maximum: 5 + random.below(20) }),
    () => ({ type: "number", minimum: random.one([-8, 0]), maximum: random.one([0, 7.5]) }),
    () => ({ type: "string", minLength: random.below(2), maxLength: 2 + random.below(5) }),
    () => ({ type: "string", pattern: random.one(PATTERNS) }),
    () => ({ enum: random.one([["x", "y", "z"], ["y"], [1, 2, null, "x"]]) }),
    () => ({ type: random.one(["boolean", "null", ["string", "null"], ["integer", "array"]]) }),
    () => ({ const: random.one(["k", 1, null]) }),
    () => ({ type: "array", items: randomSchema(random, depth + 1), ...randomLengths(random) }),
    () => ({ anyOf: [randomSchema(random, depth + 1), { type: "boolean" }] }),
    () => ({ anyOf: [randomSchema(random, depth + 1), randomSchema(random, depth + 1)] }),
    () => randomObject(random, depth),
  ];
  return random.one(depth > 2 ? kinds.slice(0, 7) : kinds)();
}

function randomLengths(random: Random): Schema {
  return { minItems: random.below(3), maxItems: 2 + random.below(3), uniqueItems: random.rarely(2) };
}

const PATTERNS = ["^[A-Z]{3}$", "^[a-z]+$", "^(?:a|b|cd)*$", "^\\d{1,4}$", "x"];

/** Changes one schema inside the given one. */
function editSchema(root: Schema, edits: readonly Edit[], random: Random): Schema {
  for (let attempts = 0; attempts < 20; attempts++) {
    const copy = structuredClone(root);
    const parts = [...listSchemas(copy)].slice(1);
    const part = parts.length === 0 ? copy : random.one(parts);
    const edited = random.one(edits)(structuredClone(part), random);
    if (edited === undefined) continue;
    for (const keyword of Object.keys(part)) delete part[keyword];
    Object.assign(part, edited);
    return copy;
  }
  return root;
}

/** The schema that takes the position of another; undefined where the edit means nothing. */
type Edit = (schema: Schema, random: Random) => Schema | undefined;

/** Edits that say the same in another way. */
const REWRITES: readonly Edit[] = [
  (schema) => ({ anyOf: [schema] }),
  ({ anyOf, type, ...others }) =>
    Array.isArray(type) && anyOf === undefined
      ? { anyOf: type.map((each) => ({ ...others, type: each })) }
      : undefined,
  ({ dependentRequired, ...others }) =>
    dependentRequired === undefined
      ? undefined
      : {
          ...others,
          allOf: Object.entries(dependentRequired as Record<string, string[]>).map(([name, [other = name]]) =>
            Object.fromEntries(condition(name, other)),
          ),
        },
  (schema) =>
    schema.additionalProperties === true
      ? { ...schema, additionalProperties: { description: "Any." } }
      : undefined,
  (schema) =>
    schema.type === "integer" && typeof schema.minimum === "number"
      ? { ...schema, minimum: Math.ceil(schema.minimum) - 0.25 }
      : undefined,
  ({ maximum, ...others }) =>
    others.type === "integer" && typeof maximum === "number"
      ? { ...others, exclusiveMaximum: Math.floor(maximum) + 0.75 }
      : undefined,
  ({ enum: values }) =>
    Array.isArray(values) ? { anyOf: values.map((value) => ({ const: value })) } : undefined,
  ({ anyOf, ...others }) =>
    Array.isArray(anyOf)
      ? { ...others, anyOf: anyOf.map((branch, index) => ({ ...branch, title: `T${index}` })).reverse() }
      : undefined,
  ({ type }) =>
    type === "boolean" ? { enum: [false, true] } : type === "null" ? { const: null } : undefined,
];

const EDITS: readonly Edit[] = [
  editKeyword,
  editKeyword,
  (schema) => ({ anyOf: [schema, { type: "null" }] }),
  (schema, random) => ({ anyOf: [schema, randomSchema(random, 2)] }),
  ({ anyOf }) => (Array.isArray(anyOf) ? anyOf[0] : undefined),
  ({ enum: values }, random) => (values ? { type: "string", maxLength: random.below(3) } : undefined),
  (_, random) => randomSchema(random, 2),
  (schema) =>
    schema.type === "integer" || schema.type === "number"
      ? { ...schema, type: schema.type === "integer" ? "number" : "integer" }
      : undefined,
];

function editKeyword(given: Schema, random: Random): Schema {
  const schema = { ...given };
  const keyword = random.one(Object.keys(schema));
  const value = schema[keyword];
  const isFraction = keyword.endsWith("imum");
  if (typeof value === "number")
    schema[keyword] = Math.max(0, value + random.one([-1, isFraction ? 0.5 : 1, 2]));
  else if (keyword === "pattern") schema[keyword] = random.one(PATTERNS);
  else if (keyword === "properties")
    schema[keyword] = { ...(value as Schema), [random.one(["a", "b", "e"])]: randomSchema(random, 2) };
  else if (keyword === "required")
    schema[keyword] = [...new Set([...(value as string[]), random.one(["a", "e"])])];
  else if (Array.isArray(value) && value.length > 1 && random.rarely(2)) schema[keyword] = value.slice(0, -1);
  else if (keyword === "additionalProperties") schema[keyword] = random.one([true, false, {}]);
  else if (keyword !== "type" && keyword !== "enum") delete schema[keyword];
  return schema;
}

function* listSchemas(schema: Schema): Generator<Schema> {
  yield schema;
  const { properties = {}, items, anyOf = [] } = schema;
  for (const child of [...Object.values(properties as object), items, ...(anyOf as unknown[])])
    if (typeof child === "object" && child !== null) yield* listSchemas(child as Schema);
}

/** A value that fits a schema more often than not. */
function randomValue(schema: Schema, random: Random): unknown {
  const { anyOf, enum: values, items, minItems, properties, required = [], type } = schema;
  if (random.rarely(12)) return random.one(ANY);
  if ("const" in schema) return schema.const;
  if (Array.isArray(values)) return random.one(values);
  if (Array.isArray(anyOf)) return randomValue(random.one(anyOf), random);
  switch (Array.isArray(type) ? random.one(type) : type) {
    case "object": {
      const names = Object.keys(properties as object).filter(
        (name) => (required as string[]).includes(name) || random.rarely(2),
      );
      const members = names.map((name) => [
        name,
        randomValue((properties as Record<string, Schema>)[name] ?? {}, random),
      ]);
      const others = random.rarely(3) ? [[random.one(["e", "f"]), random.one(ANY)]] : [];
      return Object.fromEntries([...members, ...others]);
    }
    case "array":
      return random.some(Number(minItems ?? 0), 4, () => randomValue((items ?? {}) as Schema, random));
    case "integer":
      return random.below(28) - 2;
    case "number":
      return random.below(60) / 4 - 8;
    case "string":
      return random.one(TEXTS);
    case "boolean":
      return random.rarely(2);
    default:
      return random.one(ANY);
  }
}

const TEXTS = ["", "a", "ABC", "abc", "cd", "12", "x", "abcdef", "12345"];
const ANY: readonly unknown[] = [null, true, 0, 1.5, -1, "", "x", [], ["a"], {}, { a: 1 }];

function compile(schema: JsonObject): (document: unknown) => boolean {
  const validate = AJV.compile(schema);
  return (document) => validate(document) === true;
}

const AJV = new Ajv2020({ strict: false, addUsedSchema: false });

type Version = (name: string, schema: Schema) => JsonVersion;

async function withFolder<T>(run: (version: Version) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "edits-"));
  try {
    return await run((name, schema) => {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "root.schema.json"), JSON.stringify(schema));
      return { contract: CONTRACT, folder: join(folder, name), shown: name };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// `SCHEMAS=3000 DOCUMENTS=10000 npx vitest run …` for a longer look, at others each time.
test("compatible edits of random schemas keep every document, and every counterexample is one", {
  timeout: 3_600_000,
}, async () => {
  const counts = { compatible: 0, breaking: 0, documents: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = new Random(seed);
      const before = { ...randomObject(random, 0), title: "Root" };
      const after = editSchema(before, EDITS, random);
      const changes = await withFolder((version) =>
        compareJsonContracts(version("old", before), version("new", after)),
      );
      const [acceptsOld, acceptsNew] = [compile(before), compile(after)];
      const wire = changes.filter(({ kind }) => kind === "wire");
      for (const { counterexample } of wire) {
        if (counterexample === undefined) continue;
        const document = JSON.parse(counterexample.document);
        expect([document, acceptsOld(document), acceptsNew(document)]).toEqual([document, true, false]);
      }
      if (wire.some(({ verdict }) => verdict === "breaking" || verdict === "warning")) counts.breaking++;
      if (wire.some(({ verdict }) => verdict !== "compatible")) return;
      counts.compatible++;
      for (let count = 0; count < DOCUMENTS; count++) {
        const document = randomValue(before, random);
        if (!acceptsOld(document)) continue;
        counts.documents++;
        if (!acceptsNew(document))
          throw new Error(JSON.stringify({ document, before, after, changes }, null, 1));
      }
    }),
    chooseRuns(8),
  );
  // Neither is an exception, or nothing would be tried.
  expect(Math.min(counts.compatible, counts.breaking)).toBeGreaterThan(EFFORT);
  expect(counts.documents).toBeGreaterThan(25 * EFFORT);
});

test("schemas that say the same in another way have no change of documents", {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = new Random(seed);
      const before = { ...randomObject(random, 0), title: "Root" };
      const after = editSchema(before, REWRITES, random);
      const [there, back] = await withFolder(async (version) => {
        const [a, b] = [version("old", before), version("new", after)];
        return [await compareJsonContracts(a, b), await compareJsonContracts(b, a)];
      });
      const wire = [...there, ...back].filter(
        ({ kind, verdict }) => kind === "wire" && verdict !== "compatible",
      );
      expect({ before, after, wire }).toEqual({ before, after, wire: [] });
    }),
    chooseRuns(8),
  );
});
