import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkTypes, withTexts, writeProgram } from "../../test/check-types.ts";
import { DocumentCodec } from "../../test/document-codec.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { generateSources, prepareCodec } from "./generate-sources.ts";

/** Published schema sets and documents, which are no part of the project. */
const SAMPLES = fileURLToPath(new URL("../../../../../shared/samples/xsd", import.meta.url));

const SETS = [
  { schema: "fpml/fpml-main-5-3.xsd", root: "DataDocument" },
  { schema: "iso20022/camt.053.001.08.xsd", root: "Document" },
  { schema: "iso20022/pacs.002.001.11.xsd", root: "Document" },
  { schema: "iso20022/pacs.008.001.09.xsd", root: "Document" },
  { schema: "iso20022/pain.001.001.10_1.xsd", root: "Document" },
  { schema: "ubl/maindoc/UBL-Invoice-2.5.xsd", root: "Invoice" },
];

describe.skipIf(!existsSync(SAMPLES))("published schema sets", () => {
  test.for(SETS)(
    "documents of $schema are values of types that compile",
    { timeout: 120_000 },
    ({ schema, root }) => {
      const compiled = compileSchemaSet([join(SAMPLES, schema)]);
      if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
      const { schemaSet } = compiled;
      const { indexes, table, values } = prepareCodec(schemaSet, undefined, { namedTypes: "substitutes" });
      const codec = DocumentCodec.of(table, values);
      const element = [...schemaSet.elements.values()].find(
        ({ name }) => name.local.toLowerCase() === root.toLowerCase(),
      );
      const index = (element && indexes.get(element)) ?? -1;
      const folder = join(SAMPLES, schema.split("/")[0] ?? "", "documents");
      const documents = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
      const decoded = documents.map((document) => codec.decode(index, document, undefined));
      const found = decoded.flatMap((result) => (result.ok ? [result.value] : []));
      expect([basename(schema), found.length > 0]).toEqual([
        basename(schema),
        !/camt|pacs.008|pain/.test(schema),
      ]);
      const sources = Array.from(
        generateSources(schemaSet),
        ([file, text]) => [file, withTexts(text)] as const,
      );
      expect(checkTypes(new Map(sources), writeProgram("encode", root, found))).toBe("");
    },
  );
});
