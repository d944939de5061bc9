import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fromRoot } from "../generating/repository.ts";
import { compileTypes } from "./compile-types.ts";

const require = createRequire(import.meta.url);

const isOf = (name: string) => (file: string) => file.includes(`/node_modules/${name}/`);
const loaded = (): string[] => Object.keys(require.cache);

/** The published schemas of all contracts that are written in JSON Schema: bundled, as types are compiled from. */
const SCHEMAS = ["config", "callback", "processor", "operator"].flatMap((contract) => {
  const folder = fromRoot(`packages/${contract}-contract/src/gen`);
  const names = readdirSync(folder).filter((name) => name.endsWith(".schema.json"));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
});

// Before the next test, which loads the whole.
test("loads nothing to lay out code, and nothing to read files and URLs", () => {
  expect(loaded().filter(isOf("json-schema-to-typescript"))).not.toEqual([]);
  expect(loaded().filter(isOf("prettier"))).toEqual([]);
  expect(loaded().filter(isOf("@apidevtools/json-schema-ref-parser"))).toEqual([]);
});

test("writes what json-schema-to-typescript writes as it comes", async () => {
  for (const file of loaded().filter(isOf("json-schema-to-typescript"))) delete require.cache[file];
  const whole: typeof import("json-schema-to-typescript") = require("json-schema-to-typescript");
  expect(loaded().filter(isOf("prettier"))).not.toEqual([]);

  const options = { bannerComment: "", additionalProperties: false, format: false };
  for (const schema of SCHEMAS)
    expect(await compileTypes(schema, schema.title)).toBe(await whole.compile(schema, schema.title, options));
  expect(SCHEMAS.length).toBeGreaterThan(10);
});

test("refuses a reference to nothing", async () => {
  const schema = { title: "A", type: "object", properties: { b: { $ref: "#/$defs/B" } } };
  await expect(compileTypes(schema, "A")).rejects.toThrow("nothing is defined as #/$defs/B");
});
