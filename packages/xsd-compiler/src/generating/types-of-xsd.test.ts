import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkTypes, withTexts, writeProgram } from "../../test/check-types.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { compileXsd } from "../compile-xsd.ts";
import { generateSources } from "./generate-sources.ts";

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:simpleType name="amount"><xs:restriction base="xs:decimal"/></xs:simpleType>
<xs:simpleType name="size"><xs:union memberTypes="xs:int amount"/></xs:simpleType>
<xs:complexType name="money"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="c"/></xs:extension></xs:simpleContent></xs:complexType>
<xs:complexType name="price"><xs:simpleContent><xs:extension base="amount"><xs:attribute name="c"/></xs:extension></xs:simpleContent></xs:complexType>
<xs:element name="r"><xs:complexType><xs:choice maxOccurs="unbounded">
<xs:element name="string" type="xs:string" nillable="true"/><xs:element name="integer" type="xs:integer"/><xs:element name="decimal" type="xs:decimal"/>
<xs:element name="any" type="xs:anySimpleType"/><xs:element name="fixed" type="xs:decimal" fixed="1"/><xs:element name="default" type="xs:string" default="d e"/>
<xs:element name="names" type="xs:NMTOKENS"/><xs:element name="idref" type="xs:string"/>
<xs:element name="union"><xs:simpleType><xs:union memberTypes="xs:date xs:QName xs:int"/></xs:simpleType></xs:element>
<xs:element name="size" type="size"/><xs:element name="amount" type="amount"/>
</xs:choice></xs:complexType></xs:element>
</xs:schema>`;
const XMLNS = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:p="urn:p"`;
const documentOf = (content: string): string => `<r ${XMLNS}>${content}</r>`;

const set = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(SCHEMA));
if (!set.ok) throw new Error(set.diagnostics.map(({ message }) => message).join("\n"));
const { functions } = await loadGenerated(set.schemaSet);
const decode = (content: string): unknown => functions.decodeR?.(documentOf(content) as never);

describe("an element whose type comes with XSD or has no name has a value of that type", () => {
  const cases: readonly (readonly [content: string, value: unknown])[] = [
    ['<string xsi:type="xs:string"> a </string>', " a "],
    ['<string xsi:type="xs:token"> a </string>', " a "],
    ['<string xsi:type="xs:NMTOKEN" xsi:nil="true"/>', null],
    ['<integer xsi:type="xs:int">1</integer>', 1n],
    ['<decimal xsi:type="xs:integer">1</decimal>', "1"],
    ['<decimal xsi:type="amount">1.0</decimal>', "1.0"],
    ['<any xsi:type="xs:dateTime">2024-01-01T00:00:00Z</any>', "2024-01-01T00:00:00Z"],
    ['<any xsi:type="xs:NMTOKENS">a b</any>', "a b"],
    ['<any xsi:type="size">1</any>', "1"],
    ['<fixed xsi:type="xs:int">1</fixed>', "1"],
    ['<fixed xsi:type="xs:int"/>', "1"],
    ['<default xsi:type="xs:token"/>', "d e"],
    ['<union xsi:type="xs:int">3</union>', 3],
    ['<union xsi:type="xs:QName">p:a</union>', { namespace: "urn:p", local: "a" }],
    ['<size xsi:type="xs:int">3</size>', 3],
    // The schema names both types.
    ['<size xsi:type="amount">3</size>', { "xsi:type": "amount", value: "3" }],
    ['<amount xsi:type="price" c="EUR">3</amount>', { "xsi:type": "price", c: "EUR", value: "3" }],
  ];
  test.for(cases)("%s", ([content, value]) => {
    const decoded = decode(content);
    const element = /^<(\w+)/.exec(content)?.[1];
    expect(decoded).toEqual({ ok: true, value: [{ element, value }] });
    const given = (decoded as { readonly value: unknown }).value;
    expect(functions.validateR?.(given as never)).toEqual(decoded);
    expect(functions.decodeR?.(functions.encodeR?.(given as never) as never)).toEqual(decoded);
  });

  test("values have their TypeScript types", () => {
    const values = cases.map(([content]) => (decode(content) as { readonly value: unknown }).value);
    const sources = new Map(
      [...generateSources(set.schemaSet)].map(([file, text]) => [file, withTexts(text)]),
    );
    expect(checkTypes(sources, writeProgram("encode", "R", values))).toBe("");
  });
});

test.for([
  ['<integer xsi:type="xs:int">99999999999</integer>', "out-of-range"],
  ['<string xsi:type="xs:int">a</string>', "invalid-xsi-type"],
  ['<any xsi:type="xs:int">a</any>', "invalid-lexical"],
  ['<string xsi:type="xs:language">a b</string>', "invalid-lexical"],
  ['<fixed xsi:type="xs:int">2</fixed>', "not-in-enumeration"],
  ['<decimal xsi:type="money" c="EUR">1</decimal>', "unsupported-xsi-type"],
  ['<any xsi:type="price" c="EUR">1</any>', "unsupported-xsi-type"],
] as const)("%s is rejected", ([content, code]) => {
  expect(decode(content)).toMatchObject({ ok: false, issues: [{ code }] });
});

test.for([
  { element: "string", value: { "xsi:type": "xs:token", value: "a" } },
  { element: "decimal", value: { "xsi:type": "money", value: "1", c: "EUR" } },
  { element: "size", value: { "xsi:type": "xs:int", value: 1 } },
])("$element has no value with a label", (item) => {
  expect(functions.validateR?.([item] as never)).toMatchObject({
    ok: false,
    issues: [{ code: "invalid-xsi-type" }],
  });
  expect(() => functions.encodeR?.([item] as never)).toThrow(/no label/);
});

test("validation of documents accepts attributes of the type that xsi:type names", () => {
  const folder = mkdtempSync(join(tmpdir(), "types-of-xsd-"));
  writeFileSync(join(folder, "a.xsd"), SCHEMA);
  const compiled = compileXsd([join(folder, "a.xsd")]);
  rmSync(folder, { recursive: true });
  if (!compiled.ok) throw new Error("the schema does not compile");
  const validate = (content: string): unknown =>
    compiled.validate(new TextEncoder().encode(documentOf(content))).issues.map(({ code }) => code);
  expect(
    validate('<decimal xsi:type="money" c="EUR">1</decimal><any xsi:type="price" c="EUR">1</any>'),
  ).toEqual([]);
  expect(validate('<decimal xsi:type="money" d="EUR">1</decimal>')).toEqual(["unexpected-attribute"]);
});
