import { expect, test } from "vitest";
import { COMPLEX_TYPE_CASES } from "../../test/complex-type-cases.ts";
import { SIMPLE_TYPE_CASES } from "../../test/simple-type-cases.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { generateSources } from "./generate-sources.ts";

test.for([...COMPLEX_TYPE_CASES, ...SIMPLE_TYPE_CASES])("$name", ({ given, want }) => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${given}\n</xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  const types = compiled.ok ? generateSources(compiled.schemaSet).get("types.ts") : undefined;
  expect(types?.replace(/^\/\/.*\n\n(?:import type \{[^}]*\} from "[^"]*";\n\n)?/, "")).toBe(want);
});
