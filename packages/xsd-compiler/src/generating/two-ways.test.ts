import { readdirSync, readFileSync } from "node:fs";
import type { Result } from "@payment-routing/contract-runtime";
import { DocumentCodec } from "@payment-routing/contract-runtime/codegen";
import { describe, expect, test } from "vitest";
import { compile, writeModules } from "../../test/load-contract.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { typeName } from "../writing/names.ts";
import { prepareCodec } from "./generate-sources.ts";

const SCHEMAS = new URL("../../../../schemas/", import.meta.url);
const SEARCH = new URL("search/payment-method-search.xsd", SCHEMAS);
/** The documents of a folder of examples. */
function examples(folder: string): { name: string; content: Uint8Array }[] {
  const path = new URL(`examples/search/${folder}/`, SCHEMAS);
  return readdirSync(path)
    .filter((name) => name.endsWith(".xml"))
    .map((name) => ({ name: `${folder}/${name}`, content: readFileSync(new URL(name, path)) }));
}

// One schema has two decoders, of functions and of tables: they must not part.
describe("a contract and the same schema as a schema set", async () => {
  const modules = await import(
    /* @vite-ignore */ `${writeModules(compile(readFileSync(SEARCH, "utf8")))}/decode.ts`
  );
  const set = compileSchemaSet([SEARCH.pathname]);
  if (!set.ok) throw new Error(set.diagnostics.map(({ message }) => message).join("\n"));
  const { places, table, values } = prepareCodec(set.schemaSet);
  const codec = new DocumentCodec(table, values);
  const roots = [...set.schemaSet.elements.values()];

  test("have the same roots", () => {
    const ofContract = Object.keys(modules).filter((name) => name.startsWith("decode"));
    expect(roots.length).toBe(ofContract.length);
  });

  test.for([...examples("valid"), ...examples("invalid")])("read $name alike", ({ content }) => {
    for (const root of roots) {
      const decode = modules[`decode${typeName(root.name.local)}`] as (input: Uint8Array) => Result<unknown>;
      const [ofContract, ofSet] = [decode(content), codec.decode(places.get(root) ?? -1, content, undefined)];
      expect(ofSet.ok).toBe(ofContract.ok);
      if (ofSet.ok && ofContract.ok) expect(ofSet.value).toEqual(ofContract.value);
    }
  });
});
