import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { changeOnce } from "../../test/random/mutate-value.ts";
import { randomRecords } from "../../test/random/random-records.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { EFFORT, Random } from "../testing/random.ts";
import { generateSources, prepareCodec } from "./generate-sources.ts";

const schemas = Number(process.env.SCHEMAS ?? 25 * EFFORT);
const first = Number(process.env.SEED ?? 1);

/** The document of a value, or the message of the error. */
function outcomeOf(encode: () => unknown): unknown {
  try {
    return encode();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return `${error.name} ${error.message}`;
    throw error;
  }
}

// `SCHEMAS=5000 npx vitest run …` for a longer look.
test("the plain encoder agrees with the tables on output and error paths", {
  timeout: 600_000,
}, async () => {
  let plain = 0;
  let documents = 0;
  let errors = 0;
  for (let seed = first; seed < first + schemas; seed++) {
    const random = new Random(seed);
    const records = randomRecords(random, true);
    const set = compileSchemaSet(["random.xsd"], () => new TextEncoder().encode(records.xsd));
    if (!set.ok) continue;
    const { schemaSet } = set;
    if (!generateSources(schemaSet, { xsiType: false }).get("encode.ts")?.includes("PlainEncoder")) continue;
    plain++;
    const { functions } = await loadGenerated(schemaSet, { xsiType: false });
    const encodeRoot = functions.encodeRoot as (value: unknown) => string;
    const { table, values } = prepareCodec(schemaSet, undefined, { namedTypes: "none" });
    const tables = DocumentCodec.of(table, values);
    for (let count = 0; count < 20; count++) {
      const decoded = tables.decode(0, records.document(random));
      if (!decoded.ok) continue;
      for (let changes = 0; changes < 5; changes++) {
        const value = changes === 0 ? decoded.value : changeOnce(decoded.value, random);
        const expected = outcomeOf(() => tables.encode(0, value));
        expect([seed, value, outcomeOf(() => encodeRoot(value))]).toEqual([seed, value, expected]);
        if (String(expected).startsWith("<")) documents++;
        else errors++;
      }
    }
  }
  expect(plain).toBeGreaterThan(schemas / 3);
  expect(documents).toBeGreaterThan(10 * schemas);
  expect(errors).toBeGreaterThan(schemas);
});
