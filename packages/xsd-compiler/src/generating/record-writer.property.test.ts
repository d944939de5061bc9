import { RecordPlans } from "@payment-routing/contract-runtime/codegen";
import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { mutateValue } from "../../test/random/mutate-value.ts";
import { randomRecords } from "../../test/random/random-records.ts";
import { writeSchemas } from "../../test/schema-folder.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import { EFFORT, Random } from "../testing/random.ts";
import { randomDocument } from "../testing/random-document.ts";
import { randomSchema } from "../testing/random-schema.ts";
import { prepareCodec } from "./generate-sources.ts";

const schemas = Number(process.env.SCHEMAS ?? 25 * EFFORT);
const first = Number(process.env.SEED ?? 1);

/** A schema set of records, or of everyday use, and documents for it. */
function makeSource(random: Random): [SchemaSet, (dice: Random) => string] | undefined {
  if (random.below(3) > 0) {
    const records = randomRecords(random);
    const set = compileSchemaSet(["random.xsd"], () => new TextEncoder().encode(records.xsd));
    return set.ok ? [set.schemaSet, (dice) => records.document(dice)] : undefined;
  }
  const { paths, remove } = writeSchemas(randomSchema(random, true));
  const set = compileSchemaSet(paths.slice(0, 1));
  remove();
  return set.ok ? [set.schemaSet, (dice) => randomDocument(set.schemaSet, dice, true)] : undefined;
}

/** The document of a value, or the message of the error. */
function encode(codec: DocumentCodec, index: number, value: unknown): string {
  try {
    return codec.encode(index, value);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return `${error.name} ${error.message}`;
    throw error;
  }
}

// `SCHEMAS=5000 npx vitest run …` for a longer look.
test("the loop over members agrees with the tables on output and errors", { timeout: 600_000 }, () => {
  let tried = 0;
  let planned = 0;
  for (let seed = first; seed < first + schemas; seed++) {
    const random = new Random(seed);
    const source = makeSource(random);
    if (source === undefined) continue;
    const [schemaSet, makeDocument] = source;
    const { indexes, table, values } = prepareCodec(schemaSet);
    const codec = DocumentCodec.of(table, values);
    const plans = new RecordPlans(codec.schema);
    if (codec.schema.table.globalElements.some((root) => plans.of(codec.schema.element(root).type)))
      planned++;
    // Prefixes of so many namespaces are looked up in each document, which only the tables write.
    const others = Array.from({ length: 30 }, (_, index) => [`other${index}`, `urn:other${index}`]);
    const prefixes = { ...values.prefixes, ...Object.fromEntries(others) };
    const tables = DocumentCodec.of(table, { ...values, prefixes });
    const root = [...schemaSet.elements.values()].find(({ name }) => name.local === "root");
    const index = (root && indexes.get(root)) ?? -1;
    for (let count = 0; count < 20; count++) {
      const decoded = tables.decode(index, makeDocument(random), undefined);
      if (!decoded.ok) continue;
      for (let changes = 0; changes < 5; changes++) {
        const value = changes === 0 ? decoded.value : mutateValue(decoded.value, random);
        const expected = encode(tables, index, value);
        expect([seed, value, encode(codec, index, value)]).toEqual([seed, value, expected]);
        tried++;
      }
    }
  }
  expect(planned).toBeGreaterThan(schemas / 2);
  expect(tried).toBeGreaterThan(10 * schemas);
});
