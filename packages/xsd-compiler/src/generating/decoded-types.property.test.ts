import { isDeepStrictEqual } from "node:util";
import { fillDefaults } from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkTypes, withTexts, writeProgram } from "../../test/check-types.ts";
import { DocumentCodec } from "../../test/document-codec.ts";
import { writeSchemas } from "../../test/schema-folder.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { Random } from "../testing/random.ts";
import { randomDocument } from "../testing/random-document.ts";
import { randomSchema } from "../testing/random-schema.ts";
import { generateSources, prepareCodec } from "./generate-sources.ts";

/** A value without its empty arrays, but for those of open content, which has all of its members. */
function withoutEmptyArrays(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyArrays);
  if (typeof value !== "object" || value === null || ("attributes" in value && "content" in value))
    return value;
  const members = Object.entries(value).filter(([, one]) => !Array.isArray(one) || one.length > 0);
  return Object.fromEntries(members.map(([key, one]) => [key, withoutEmptyArrays(one)]));
}

// `SCHEMAS=500 npx vitest run …` for a longer look.
test("decoded documents of random schemas have the generated types", { timeout: 600_000 }, () => {
  const modules = new Map<string, string>();
  let tried = 0;
  let restored = 0;
  for (const seed of fc.sample(fc.nat(), Number(process.env.SCHEMAS ?? 40))) {
    const random = new Random(seed);
    const { paths, remove } = writeSchemas(randomSchema(random));
    const compiled = compileSchemaSet(paths.slice(0, 1));
    remove();
    if (!compiled.ok) continue;
    const { schemaSet } = compiled;
    const { indexes, table, values } = prepareCodec(schemaSet, undefined, { namedTypes: "substitutes" });
    const codec = DocumentCodec.of(table, values);
    const root = [...schemaSet.elements.values()].find(({ name }) => name.local === "root");
    const index = (root && indexes.get(root)) ?? -1;
    const decoded = Array.from({ length: 20 }, () =>
      codec.decode(index, randomDocument(schemaSet, random), undefined),
    );
    const found = decoded.flatMap((result) => (result.ok ? [result.value] : []));
    const fill = (value: unknown) => fillDefaults(codec.schema, index, value);
    expect([seed, found.map(fill)]).toEqual([seed, found]);
    // An empty list in an alternative of a choice, or in a row, cannot be filled in.
    const inputs = found
      .map(withoutEmptyArrays)
      .filter((input, index) => isDeepStrictEqual(fill(input), found[index]));
    const sources = new Map(generateSources(schemaSet));
    sources.set("program.ts", writeProgram("encode", "Root", found));
    if (sources.get("create.ts")?.includes("function createRoot("))
      sources.set("inputs.ts", writeProgram("create", "Root", inputs));
    for (const [file, text] of sources)
      modules.set(`${seed}-${file}`, withTexts(text).replaceAll('"./', `"./${seed}-`));
    tried += found.length;
    restored += inputs.length;
  }
  expect(tried).toBeGreaterThan(100);
  expect(restored / tried).toBeGreaterThan(0.8);
  expect(checkTypes(modules)).toBe("");
});
