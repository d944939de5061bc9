import type { Schema } from "@payment-routing/contract-runtime/codegen";
import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { makeUnusual, randomRecords } from "../../test/random/random-records.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { EFFORT, Random } from "../testing/random.ts";
import { prepareCodec } from "./generate-sources.ts";

function countReadings(schema: Schema): number {
  const elements = Array.from({ length: schema.table.elements.length }, (_, index) => schema.element(index));
  return elements.filter(({ reading }) => reading !== undefined).length;
}

const schemas = Number(process.env.SCHEMAS ?? 25 * EFFORT);

// `SCHEMAS=5000 npx vitest run …` for a longer look.
test("records, and generated readers, agree with frames on values and issues", {
  timeout: 600_000,
}, async () => {
  let tried = 0;
  let valid = 0;
  let readers = 0;
  let byFrame = 0;
  let byRecord = 0;
  for (let seed = 1; seed <= schemas; seed++) {
    const random = new Random(seed);
    const records = randomRecords(random);
    const set = compileSchemaSet(["random.xsd"], () => new TextEncoder().encode(records.xsd));
    if (!set.ok) continue;
    const generated = await loadGenerated(set.schemaSet);
    readers += Object.keys(generated.readers).length;
    const { table, values } = prepareCodec(set.schemaSet);
    const frames = DocumentCodec.of(table, values);
    const loop = DocumentCodec.of(table, values, { framesOnly: false });
    for (let count = 0; count < 40; count++) {
      let document = records.document(random);
      for (let changes = count % 3; changes > 0; changes--) document = makeUnusual(document, random);
      const expected = frames.decode(0, document);
      expect([seed, document, generated.codec.decode(0, document)]).toEqual([seed, document, expected]);
      expect([seed, document, loop.decode(0, document)]).toEqual([seed, document, expected]);
      tried++;
      if (expected.ok) valid++;
    }
    byFrame += countReadings(frames.schema);
    byRecord += countReadings(loop.schema);
  }
  expect(readers).toBeGreaterThan(schemas / 2);
  // Frames alone never ask how to read an element without one.
  expect([byFrame, byRecord]).toEqual([0, expect.any(Number)]);
  expect(byRecord).toBeGreaterThan(schemas / 2);
  expect([valid, tried]).toEqual([valid, tried]);
  expect(valid).toBeGreaterThan(tried / 10);
});
