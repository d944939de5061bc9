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

test("identity constraints are documented where their element is", () => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order"><xs:complexType><xs:sequence>
<xs:element name="line" maxOccurs="unbounded"><xs:complexType><xs:attribute name="id"/><xs:attribute name="parent"/></xs:complexType></xs:element>
</xs:sequence></xs:complexType>
<xs:key name="lines"><xs:annotation><xs:documentation>Lines are numbered.</xs:documentation></xs:annotation><xs:selector xpath="line"/><xs:field xpath="@id"/></xs:key>
<xs:unique name="pairs"><xs:selector xpath="line"/><xs:field xpath="@id"/><xs:field xpath="@parent"/></xs:unique>
<xs:keyref name="parents" refer="lines"><xs:selector xpath="line"/><xs:field xpath="@parent"/></xs:keyref>
</xs:element></xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  const types = compiled.ok ? generateSources(compiled.schemaSet).get("types.ts") : undefined;
  expect(types).toContain(` * The root element \`<order>\`.
 *
 * Key \`lines\`: every \`line\` has \`@id\`, and no two the same. Lines are numbered.
 *
 * Unique \`pairs\`: no two \`line\` have the same \`@id\`, \`@parent\`.
 *
 * Reference \`parents\`: \`@parent\` of every \`line\` is a value of \`lines\`.
`);
});
