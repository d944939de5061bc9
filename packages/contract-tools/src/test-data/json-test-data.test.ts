import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NearMiss } from "@payment-routing/contract-runtime/testing";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, expect, test } from "vitest";
import { generateJsonSchemaContract } from "../json-schema/generate-json-schema-contract.ts";

const folder = mkdtempSync(join(tmpdir(), "json-test-data-"));
symlinkSync(
  fileURLToPath(new URL("../../../../node_modules", import.meta.url)),
  join(folder, "node_modules"),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** Generates a contract whose root has a member `a` with a schema. */
async function generate(name: string, a: object): Promise<string> {
  const schemaFolder = join(folder, name, "schemas");
  mkdirSync(schemaFolder, { recursive: true });
  const root = { type: "object", additionalProperties: false, required: ["a"], properties: { a } };
  const schema = { title: "Root", description: "A root.", ...root };
  writeFileSync(join(schemaFolder, "root.schema.json"), JSON.stringify(schema, null, 1));
  const roots = [{ file: "root.schema.json", type: "Root", parses: true }];
  const files = await generateJsonSchemaContract({ schemaFolder, roots, testData: [] });
  for (const [file, text] of files) writeFileSync(join(folder, name, file), text);
  return join(folder, name);
}

const d = { description: "A value." };
const OBJECT = { type: ["object", "null"], additionalProperties: false, properties: { b: { ...d } } };
const cases: { name: string; given: object }[] = [
  { name: "numbers", given: { ...d, type: "number" } },
  { name: "anything", given: { ...d } },
  { name: "true", given: { ...d, type: "array", items: {}, minItems: 1 } },
  { name: "types", given: { ...d, type: ["string", "number", "boolean", "null"], maxLength: 2, minimum: 5 } },
  { name: "objects", given: { ...d, ...OBJECT } },
  {
    name: "lists",
    given: { ...d, type: ["array", "null"], items: { type: ["integer", "null"], minimum: 0, maximum: 1 } },
  },
  {
    name: "branches",
    given: {
      ...d,
      ...OBJECT,
      anyOf: [
        { ...d, title: "B", required: ["b"] },
        { ...d, title: "N", type: "null" },
      ],
    },
  },
];

test.each(cases)(
  "test data of $name passes validator and parser; near misses do not",
  async ({ name, given }) => {
    const path = await generate(name, given);
    const testing = await import(/* @vite-ignore */ join(path, "testing.ts"));
    const { validateRoot, parseRoot } = await import(/* @vite-ignore */ join(path, "index.ts"));
    fc.assert(
      fc.property(testing.arbitraryRoot() as Arbitrary<unknown>, (value) => {
        expect(validateRoot(value)).toEqual({ ok: true, value });
        expect(parseRoot(JSON.stringify(value))).toEqual({ ok: true, value });
      }),
    );
    fc.assert(
      fc.property(testing.arbitraryInvalidRoot() as Arbitrary<NearMiss>, ({ value }) => {
        expect(validateRoot(value).ok).toBe(false);
        expect(parseRoot(JSON.stringify(value)).ok).toBe(false);
      }),
    );
  },
);
