import { compileSchemaSet, generateSources } from "@payment-routing/xsd-compiler";
import { expect, test } from "vitest";
import { writeSyntheticSchema } from "./synthetic-schema.ts";

test.for([100, 1_000])(
  "a schema of %d elements compiles, and no function of its code grows with it",
  (elements) => {
    const schema = writeSyntheticSchema(elements);
    const declarations = schema.match(/<xs:element name="f/g)?.length ?? 0;
    expect(declarations).toBeGreaterThan(0.8 * elements);
    const compiled = compileSchemaSet(["synthetic.xsd"], () => Buffer.from(schema));
    if (!compiled.ok) throw new Error(compiled.diagnostics[0]?.message);
    const modules = generateSources(compiled.schemaSet);
    for (const file of ["decode.ts", "encode.ts", "validate.ts"])
      expect(longestFunction(modules.get(file) ?? "")).toBeLessThan(60);
  },
);

/** Lines of the longest function: generated ones begin and end at the start of a line. */
function longestFunction(code: string): number {
  const functions = code.matchAll(/^(?:export )?function [\s\S]*?^}/gm);
  return Math.max(0, ...Array.from(functions, ([text]) => text.split("\n").length));
}
