import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readTree } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { prepareLibxml2 } from "../../test/libxml2-validator.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { isDerivedFrom } from "../building/derivation.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import type { IndexedComponents } from "../tables/codec-tables.ts";
import { prepareCodec } from "./generate-sources.ts";

/** FpML 5.3, which is no part of the project: derived and abstract types, substitution groups, identifiers, references. */
const FOLDER = fileURLToPath(new URL("../../../../../shared/samples/xsd/fpml/", import.meta.url));
const SCHEMA = `${FOLDER}fpml-main-5-3.xsd`;

describe.skipIf(!existsSync(FOLDER))("FpML documents", () => {
  test("survive a round trip, whatever types they name", { timeout: 120_000 }, async () => {
    const compiled = compileSchemaSet([SCHEMA]);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
    const { schemaSet } = compiled;
    const { indexes, table, values } = prepareCodec(schemaSet, undefined, { namedTypes: "substitutes" });
    const tables = DocumentCodec.of(table, values);
    const { codec } = await loadGenerated(schemaSet);
    const libxml2 = prepareLibxml2(SCHEMA, readFileSync(SCHEMA));
    if (typeof libxml2 === "string") throw new Error(libxml2);
    const derived = findDerived(schemaSet, indexes);
    let labelled = 0;
    for (const file of readdirSync(`${FOLDER}documents`)) {
      const document = readFileSync(`${FOLDER}documents/${file}`, "utf8");
      const tree = readTree(document);
      const root = [...schemaSet.elements.values()].find(
        ({ name }) => tree.ok && name.local === tree.value.local,
      );
      const index = (root && indexes.get(root)) ?? -1;
      expect([file, codec.decode(index, document).ok]).toEqual([file, true]);
      for (const variant of [document, ...nameTypes(document, derived)]) {
        const decoded = codec.decode(index, variant);
        if (!decoded.ok) continue;
        expect([variant, codec.validate(index, decoded.value)]).toEqual([variant, decoded]);
        const encoded = codec.encode(index, decoded.value);
        expect(tables.encode(index, decoded.value)).toEqual(encoded);
        expect([encoded, codec.decode(index, encoded)]).toEqual([encoded, decoded]);
        const rejection = libxml2.validate(new TextEncoder().encode(encoded));
        expect([encoded, rejection]).toEqual([encoded, undefined]);
        if (encoded.includes("xsi:type=")) labelled++;
      }
    }
    libxml2.dispose();
    expect(labelled).toBeGreaterThan(20);
  });
});

/** The names of types that are derived from those of elements, by the local names of the elements. */
function findDerived(schemaSet: SchemaSet, indexes: IndexedComponents["indexes"]): Map<string, Set<string>> {
  const derived = new Map<string, Set<string>>();
  for (const component of indexes.keys()) {
    if (!("nillable" in component)) continue;
    const { name, type } = component;
    const types = derived.get(name.local) ?? new Set();
    derived.set(name.local, types);
    for (const other of type.name === undefined ? [] : schemaSet.types.values())
      if (other !== type && isDerivedFrom(other, type)) types.add(other.name?.local ?? "");
  }
  return derived;
}

/** Documents in which one element names a type. Each element and type is tried once, since there are many. */
function* nameTypes(document: string, derived: ReadonlyMap<string, Set<string>>): Generator<string> {
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  for (const { 0: tag, 1: name = "", index } of document.matchAll(/<(\w+)(?=[\s>])/g)) {
    const types = derived.get(name) ?? new Set();
    const end = index + tag.length;
    for (const type of types) {
      types.delete(type);
      yield `${document.slice(0, end)} ${xsi} xsi:type="${type}"${document.slice(end)}`;
    }
  }
}
