import fc from "fast-check";
import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { prepareLibxml2 } from "../../test/libxml2-validator.ts";
import { explainDifference } from "../../test/random/explain-difference.ts";
import { writeSchemas } from "../../test/schema-folder.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { chooseRuns, Random } from "../testing/random.ts";
import { randomDocument } from "../testing/random-document.ts";
import { randomSchema } from "../testing/random-schema.ts";
import { prepareCodec } from "./generate-sources.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

// `SCHEMAS=5000 npx vitest run …` for a longer look, at others each time.
test("values of random schemas survive a round trip, and libxml2 agrees", {
  timeout: 600_000,
}, () => {
  let tried = 0;
  let named = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = new Random(seed);
      const files = randomSchema(random, true);
      const { paths, remove } = writeSchemas(files);
      const [path = ""] = paths;
      const set = compileSchemaSet([path]);
      const libxml2 = prepareLibxml2(path, bytes(files["main.xsd"] ?? ""));
      remove();
      if (typeof libxml2 === "string") return;
      if (!set.ok) return libxml2.dispose();
      const { indexes, table, values } = prepareCodec(set.schemaSet);
      const codec = DocumentCodec.of(table, values);
      const root = [...set.schemaSet.elements.values()].find(({ name }) => name.local === "root");
      const index = root === undefined ? -1 : (indexes.get(root) ?? -1);
      for (let count = 0; count < 10; count++) {
        const document = randomDocument(set.schemaSet, random, true);
        const decoded = codec.decode(index, document, undefined);
        if (!decoded.ok) continue;
        tried++;
        const written = codec.encode(index, decoded.value);
        if (written.includes(":type=")) named++;
        expect([document, written, codec.decode(index, written, undefined)]).toEqual([
          document,
          written,
          decoded,
        ]);
        expect(codec.validate(index, decoded.value)).toEqual(decoded);
        const rejection = libxml2.validate(bytes(written));
        if (rejection === undefined) continue;
        const difference = { schema: set.schemaSet, document: written, rejection, issues: [] };
        if (explainDifference(difference) !== undefined) continue;
        // What libxml2 has against the document itself is no matter of the encoder.
        expect([written, libxml2.validate(bytes(document))]).toEqual([written, rejection]);
      }
      libxml2.dispose();
    }),
    chooseRuns(100),
  );
  expect(tried).toBeGreaterThan(100);
  expect(named).toBeGreaterThan(5);
});
