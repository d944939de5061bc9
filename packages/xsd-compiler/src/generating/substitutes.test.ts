import { describe, expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import { generateSources } from "./generate-sources.ts";

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:complexType name="party"><xs:sequence><xs:element name="name" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="company"><xs:complexContent><xs:extension base="party">
    <xs:attribute name="vat" type="xs:string" use="required"/>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="bank"><xs:complexContent><xs:extension base="company"/></xs:complexContent></xs:complexType>
  <xs:complexType name="shape" abstract="true"/>
  <xs:complexType name="circle"><xs:complexContent><xs:extension base="shape">
    <xs:sequence><xs:element name="radius" type="xs:int"/></xs:sequence>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="sealed" block="extension"><xs:sequence/></xs:complexType>
  <xs:complexType name="unsealed"><xs:complexContent><xs:extension base="sealed">
    <xs:attribute name="a" type="xs:string"/>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:simpleType name="code"><xs:restriction base="xs:string"><xs:maxLength value="9"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="digits"><xs:restriction base="code"><xs:pattern value="[0-9]+"/></xs:restriction></xs:simpleType>
  <xs:complexType name="listedCode"><xs:simpleContent><xs:extension base="code">
    <xs:attribute name="list" type="xs:string" use="required"/>
  </xs:extension></xs:simpleContent></xs:complexType>
  <xs:element name="order"><xs:complexType><xs:sequence>
    <xs:element name="party" type="party"/>
    <xs:element name="shape" type="shape" minOccurs="0" maxOccurs="unbounded"/>
    <xs:element name="code" type="code" nillable="true" minOccurs="0"/>
    <xs:element name="sealed" type="sealed" minOccurs="0"/>
    <xs:element name="text" type="xs:string" minOccurs="0"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

const DOCUMENT = `<order xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <party xsi:type="bank" vat="1"><name>N</name></party>
  <shape xsi:type="circle"><radius>1</radius></shape>
  <code xsi:type="digits">12</code>
</order>`;

function compileSchema(): SchemaSet {
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(SCHEMA));
  if (!compiled.ok) throw new Error("the schema does not compile");
  return compiled.schemaSet;
}

const types = generateFrom({ "a.xsd": SCHEMA }).get("types.ts") ?? "";

describe("types that may replace a declared type", () => {
  test("form a union with it, each with its label", () => {
    expect(types).toContain(`/** {@link Party}, or a type derived from it, which \`xsi:type\` names. */
export type AnyParty =
  | (Party & { readonly "xsi:type"?: never })
  | (Company & { readonly "xsi:type": "company" })
  | (Bank & { readonly "xsi:type": "bank" });
`);
    expect(types).toContain("readonly party: AnyParty;");
  });

  test("require their label if the declared type is abstract", () => {
    expect(types).toContain(`export type AnyShape = Circle & { readonly "xsi:type": "circle" };\n`);
    expect(types).toContain("readonly shape: readonly AnyShape[];");
  });

  test("have their value next to the label if it is not an object", () => {
    expect(types).toContain(`export type AnyCode =
  | Code
  | { readonly "xsi:type": "digits"; readonly value: Digits }
  | (ListedCode & { readonly "xsi:type": "listedCode" });
`);
  });

  test("exclude blocked and built-in types", () => {
    expect(types).toContain("readonly sealed?: Sealed;");
    expect(types).toContain("readonly text?: string;");
  });

  test("are left out of code that rejects xsi:type", () => {
    const sources = generateSources(compileSchema(), { xsiType: false });
    expect(sources.get("types.ts")).not.toMatch(/Any[A-Z]|xsi:type/);
  });

  test("are the types of decoded values, and others do not compile", async () => {
    const { functions } = await loadGenerated(compileSchema());
    const decoded = functions.decodeOrder?.(DOCUMENT as never) as { readonly value: unknown };
    const program = `import type { AnyCode, AnyParty, AnyShape, Order } from "./types.ts";
export const decoded: Order = ${JSON.stringify(decoded.value)};
export function vatOf(party: AnyParty): string {
  return party["xsi:type"] === undefined ? party.name : party.vat;
}
export function radiusOf(shape: AnyShape): number {
  return shape.radius;
}
export const nil: Order = { party: { name: "" }, shape: [], code: { "xsi:type": "listedCode", list: "", nil: true } };
export const codes: AnyCode[] = ["a", { "xsi:type": "digits", value: "1" }, { "xsi:type": "listedCode", list: "", value: "" }];
// @ts-expect-error: another type
export const other: AnyParty = { "xsi:type": "circle", name: "" };
// @ts-expect-error: the attribute of a company is missing
export const company: AnyParty = { "xsi:type": "company", name: "" };
// @ts-expect-error: an abstract type
export const shape: AnyShape = { radius: 1 };
// @ts-expect-error: no value
export const digits: AnyCode = { "xsi:type": "digits" };
`;
    expect(checkTypes(generateFrom({ "a.xsd": SCHEMA }), program)).toBe("");
    expect(decoded.value).toEqual({
      party: { "xsi:type": "bank", vat: "1", name: "N" },
      shape: [{ "xsi:type": "circle", radius: 1 }],
      code: { "xsi:type": "digits", value: "12" },
    });
  });
});
