import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { compileXsd } from "../compile-xsd.ts";

const wildcards = ["strict", "lax", "skip"].map(
  (contents) =>
    `<xs:element name="${contents}"><xs:complexType><xs:sequence><xs:any processContents="${contents}" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>`,
);
const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:m" xmlns:m="urn:m">
<xs:simpleType name="short"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
<xs:complexType name="pair"><xs:sequence><xs:element name="l" type="xs:int"/><xs:element name="r" type="xs:int" nillable="true"/></xs:sequence><xs:attribute name="a" type="xs:int"/></xs:complexType>
<xs:complexType name="open"><xs:sequence><xs:any processContents="strict" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
<xs:complexType name="abstract" abstract="true"><xs:sequence/></xs:complexType>
<xs:element name="declared" type="m:pair"/>
<xs:element name="r"><xs:complexType><xs:choice>${wildcards.join("")}<xs:element name="type"/></xs:choice></xs:complexType></xs:element>
</xs:schema>`;
const XMLNS = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:m="urn:m"`;
const PAIR = "<l>1</l><r>2</r>";

const folder = mkdtempSync(join(tmpdir(), "undeclared-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "m.xsd"), SCHEMA);
const compiled = compileXsd([join(folder, "m.xsd")]);
if (!compiled.ok) throw new Error("the schema does not compile");
const validate = (document: string): string[] =>
  compiled.validate(new TextEncoder().encode(document)).issues.map(({ code }) => code);

/** An element without a declaration, and the issues that its assessment by its type has. */
const ELEMENTS: readonly (readonly [name: string, element: string, issues: readonly string[]])[] = [
  ["a value of a simple type", '<x xsi:type="m:short">abc</x>', []],
  ["no value of a simple type", '<x xsi:type="m:short">abcd</x>', ["invalid-length"]],
  ["a value of a type of XSD", '<x xsi:type="xs:int">1</x>', []],
  ["no value of a type of XSD", '<x xsi:type="xs:int">one</x>', ["invalid-lexical"]],
  ["a value of a complex type", `<x xsi:type="m:pair" a="1">${PAIR}</x>`, []],
  ["a missing element", '<x xsi:type="m:pair"><l>1</l></x>', ["missing-element"]],
  ["an invalid attribute", `<x xsi:type="m:pair" a="one">${PAIR}</x>`, ["invalid-lexical"]],
  ["a nested wildcard", `<x xsi:type="m:open"><y xsi:type="m:pair">${PAIR}</y></x>`, []],
  ["no type in a nested wildcard", '<x xsi:type="m:open"><y/></x>', ["unexpected-element"]],
  ["any type", '<x xsi:type="xs:anyType"><y/>text</x>', []],
  ["an abstract type", '<x xsi:type="m:abstract"/>', ["invalid-xsi-type"]],
  ["an unknown type", '<x xsi:type="m:none"/>', ["invalid-xsi-type"]],
  ["a type with an undeclared prefix", '<x xsi:type="none:pair"/>', ["invalid-xsi-type"]],
  [
    "a declared element of another type",
    `<m:declared xsi:type="m:open">${PAIR}</m:declared>`,
    ["invalid-xsi-type"],
  ],
];

describe.for(["strict", "lax", "type"])("under %s", (where) => {
  test.for(ELEMENTS)("%s", async ([, element, issues]) => {
    const document = `<m:r ${XMLNS}><${where}>${element}</${where}></m:r>`;
    expect(validate(document)).toEqual(issues);
  });
});

test("skipped elements are not assessed", () => {
  const elements = ELEMENTS.map(([, element]) => element)
    .join("")
    .replaceAll("none:", "m:");
  expect(validate(`<m:r ${XMLNS}><skip>${elements}</skip></m:r>`)).toEqual([]);
});

test("a strict wildcard allows neither a declaration nor a type to be missing", () => {
  expect(validate(`<m:r ${XMLNS}><strict><x/></strict></m:r>`)).toEqual(["unexpected-element"]);
  expect(validate(`<m:r ${XMLNS}><lax><x/></lax></m:r>`)).toEqual([]);
});

describe("as the root of a document", () => {
  test.for(ELEMENTS)("%s", ([, element, issues]) => {
    const document = element.replace(/^<[\w:]+/, `$& ${XMLNS}`);
    expect(validate(document)).toEqual(issues);
  });
  test("an element without a type", () => {
    expect(validate("<x/>")).toEqual(["unexpected-root"]);
  });
});

describe("generated code", async () => {
  const set = compileSchemaSet([join(folder, "m.xsd")]);
  if (!set.ok) throw new Error("the schema does not compile");
  const { functions } = await loadGenerated(set.schemaSet);
  test.for(ELEMENTS.filter(([, , issues]) => issues.length === 0))("keeps %s", ([, element]) => {
    const decoded = functions.decodeR?.(`<m:r ${XMLNS}><strict>${element}</strict></m:r>` as never);
    expect(decoded).toMatchObject({ ok: true });
    const { value } = decoded as { readonly value: unknown };
    expect(functions.validateR?.(value as never)).toEqual(decoded);
    expect(functions.decodeR?.(functions.encodeR?.(value as never) as never)).toEqual(decoded);
  });
  test.for(ELEMENTS.filter(([, , issues]) => issues.length > 0))("rejects %s", ([, element, issues]) => {
    const decoded = functions.decodeR?.(`<m:r ${XMLNS}><strict>${element}</strict></m:r>` as never);
    expect(decoded).toMatchObject({ ok: false, issues: [{ code: issues[0] }] });
  });
});
