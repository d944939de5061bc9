import { fillDefaults } from "@payment-routing/contract-runtime/codegen";
import { expect, test } from "vitest";
import { checkTypes, withTexts, writeProgram } from "../../test/check-types.ts";
import { DocumentCodec } from "../../test/document-codec.ts";
import { randomNamesSchema } from "../../test/random/random-names-schema.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { Random } from "../testing/random.ts";
import { randomDocument } from "../testing/random-document.ts";
import { generateSources, prepareCodec } from "./generate-sources.ts";

/** The number of schemas in one program of the compiler. */
const BATCH = 200;

// `SCHEMAS=10000 SEED=7 npx vitest run --project slow names-and-choices` for a longer look.
test("random schemas whose names clash, with names as values and many choices", {
  timeout: 7_200_000,
}, () => {
  const schemas = Number(process.env.SCHEMAS ?? 200);
  const first = Number(process.env.SEED ?? 1) * 1_000_000;
  const seen = { compiled: 0, documents: 0, nil: 0, labelled: 0, names: 0, kept: 0 };
  for (let from = first; from < first + schemas; from += BATCH) {
    const modules = new Map<string, string>();
    for (let seed = from; seed < Math.min(from + BATCH, first + schemas); seed++) {
      const random = new Random(seed);
      const schema = randomNamesSchema(random);
      const compiled = compileSchemaSet(["main.xsd"], () => new TextEncoder().encode(schema));
      if (!compiled.ok) continue;
      seen.compiled++;
      const { schemaSet } = compiled;
      const { indexes, table, values } = prepareCodec(schemaSet, undefined, { namedTypes: "substitutes" });
      const codec = DocumentCodec.of(table, values);
      const root = [...schemaSet.elements.values()].find(({ name }) => name.local === "root");
      const index = (root && indexes.get(root)) ?? -1;
      const found: unknown[] = [];
      for (let count = 0; count < 8; count++) {
        const document = randomDocument(schemaSet, random, true);
        const decoded = codec.decode(index, document, undefined);
        if (!decoded.ok) continue;
        const { value } = decoded;
        const written = codec.encode(index, value);
        const again = codec.decode(index, written, undefined);
        const at = [seed, schema, document, written];
        expect([...at, expandNames(again)]).toEqual([...at, expandNames(decoded)]);
        expect([...at, codec.validate(index, value)]).toEqual([...at, decoded]);
        expect([...at, fillDefaults(codec.schema, index, value)]).toEqual([...at, value]);
        found.push(value);
        seen.documents++;
        if (written.includes("xsi:nil=")) seen.nil++;
        if (JSON.stringify(value, showBigint).includes('"xsi:type"')) seen.labelled++;
        if (JSON.stringify(value, showBigint).includes('"local"')) seen.names++;
        if (JSON.stringify(value, showBigint).includes('"anyAttributes":[{')) seen.kept++;
      }
      const sources = new Map(generateSources(schemaSet));
      sources.set("program.ts", writeProgram("encode", "Root", found));
      if (sources.get("create.ts")?.includes("function createRoot("))
        sources.set("inputs.ts", writeProgram("create", "Root", found));
      for (const [file, text] of sources)
        modules.set(`${seed}-${file}`, withTexts(text).replaceAll('"./', `"./${seed}-`));
    }
    expect(checkTypes(modules)).toBe("");
  }
  console.log(seen);
  expect(seen.compiled).toBeGreaterThan(schemas / 2);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(schemas / 20);
});

function showBigint(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** Replaces names in kept attributes by their expanded names: names in the default namespace may get a prefix. */
function expandNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandNames);
  if (typeof value !== "object" || value === null) return value;
  if ("declarations" in value && "value" in value && !("content" in value)) {
    const {
      declarations,
      value: text,
      ...others
    } = value as { declarations: Record<string, string>; value: string };
    const words = text.split(" ").map((word) => {
      const [local = "", prefix = ""] = word.split(":").reverse();
      return `{${declarations[prefix] ?? ""}}${local}`;
    });
    return { ...others, value: words.join(" ") };
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, expandNames(member)]));
}
