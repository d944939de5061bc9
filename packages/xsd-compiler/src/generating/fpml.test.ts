import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readTree } from "@payment-routing/contract-runtime";
import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { judgeByLibxml2 } from "../../test/judge-by-libxml2.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { prepareCodec } from "./generate-sources.ts";

/** FpML 5.3, which is no part of the project. Its documents name types, and have identifiers and references. */
const FOLDER = fileURLToPath(new URL("../../../../../shared/samples/xsd/fpml/", import.meta.url));

test.skipIf(!existsSync(FOLDER))(
  "documents of FpML become values and documents again",
  {
    timeout: 120_000,
  },
  async () => {
    const path = `${FOLDER}fpml-main-5-3.xsd`;
    const compiled = compileSchemaSet([path]);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
    const { schemaSet } = compiled;
    const { places, table, values } = prepareCodec(schemaSet, undefined, { namedTypes: "substitutes" });
    const tables = DocumentCodec.of(table, values);
    const { codec } = await loadGenerated(schemaSet);
    const libxml2 = judgeByLibxml2(path, readFileSync(path));
    if (typeof libxml2 === "string") throw new Error(libxml2);
    const files = readdirSync(`${FOLDER}documents`);
    for (const file of files) {
      const document = readFileSync(`${FOLDER}documents/${file}`);
      const tree = readTree(document);
      if (!tree.ok) throw new Error(file);
      const root = [...schemaSet.elements.values()].find(({ name }) => name.local === tree.value.local);
      const place = (root && places.get(root)) ?? -1;
      const decoded = codec.decode(place, document);
      if (!decoded.ok) throw new Error(`${file}: ${decoded.issues[0]?.message}`);
      expect([file, codec.validate(place, decoded.value)]).toEqual([file, decoded]);
      const encoded = codec.encode(place, decoded.value);
      expect([file, tables.encode(place, decoded.value)]).toEqual([file, encoded]);
      expect([file, codec.decode(place, encoded)]).toEqual([file, decoded]);
      expect([file, libxml2.validate(new TextEncoder().encode(encoded))]).toEqual([file, undefined]);
    }
    libxml2.dispose();
    expect(files).not.toEqual([]);
  },
);
