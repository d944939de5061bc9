import { type Result, readTree } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { loadGenerated } from "../../test/load-generated.ts";
import { VALIDATION_CASES } from "../../test/validation/index.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import { selectRoots } from "./select-roots.ts";

function compile(files: Readonly<Record<string, string>>): SchemaSet {
  const [first = ""] = Object.keys(files);
  const compiled = compileSchemaSet([first], (file) => {
    const text = files[file];
    return text === undefined ? undefined : new TextEncoder().encode(text);
  });
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  return compiled.schemaSet;
}

/** The root of a document, as `selectRoots` takes it; undefined where the document is not well-formed. */
function rootOf(document: string): string | undefined {
  const tree = readTree(new TextEncoder().encode(document), { maxBytes: 2 ** 20, maxDepth: 256 });
  return tree.ok ? `{${tree.value.namespace}}${tree.value.local}` : undefined;
}

describe("code limited to the root of a document", () => {
  test.for([...VALIDATION_CASES])("accepts for $name what the complete code accepts", async (given) => {
    const schemaSet = compile(given.files);
    const documents = [
      ...given.valid.map((text) => ({ text, valid: true })),
      ...Object.keys(given.invalid).map((text) => ({ text, valid: false })),
    ];
    for (const [root, group] of Map.groupBy(documents, ({ text }) => rootOf(text))) {
      const selected = selectRoots(schemaSet, root === undefined ? [] : [root]);
      // An element that is not declared, or is abstract, is no root.
      if (root === undefined || !selected.ok) continue;
      const { functions } = await loadGenerated(schemaSet, { roots: selected.roots });
      const [decode] = Object.entries(functions).flatMap(([name, call]) =>
        /^decode/.test(name) ? [call] : [],
      );
      for (const { text, valid } of group) {
        const result = decode?.(text as never) as Result<unknown>;
        expect([text, result.ok]).toEqual([text, valid]);
      }
    }
  });
});
