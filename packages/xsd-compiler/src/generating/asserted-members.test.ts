import { expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";
import { DocumentCodec } from "../../test/document-codec.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";

const schema = (
  content: string,
): string => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:sch="http://purl.oclc.org/dsdl/schematron">
  <xs:element name="order" type="order"/>
  <xs:complexType name="order">
    <xs:annotation><xs:appinfo source="urn:payment-routing:assertions"><sch:pattern><sch:rule context="order"><sch:assert test="not(item) or total">a total with items</sch:assert></sch:rule></sch:pattern></xs:appinfo></xs:annotation>
    <xs:sequence>${content}<xs:element name="total" type="xs:int" minOccurs="0"/></xs:sequence>
  </xs:complexType>
</xs:schema>`;

test.for([
  {
    name: "an optional part of rows",
    content:
      '<xs:sequence minOccurs="0" maxOccurs="9"><xs:element name="note" type="xs:string"/><xs:element name="item" type="xs:string" minOccurs="0"/></xs:sequence>',
    before: "<note>n</note>",
  },
  { name: "an array", content: '<xs:element name="item" type="xs:string" minOccurs="0" maxOccurs="9"/>' },
  {
    name: "rows",
    content:
      '<xs:sequence minOccurs="0" maxOccurs="9"><xs:element name="item" type="xs:string"/><xs:element name="note" type="xs:string" minOccurs="0"/></xs:sequence>',
  },
])("a reader checks an assertion about $name as the tables do", async ({ content, before = "" }) => {
  const sources = generateFrom({ "a.xsd": schema(content) });
  expect(sources.get("read.ts")).toContain("readOrder");
  expect(checkTypes(sources)).toBe("");
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema(content)));
  if (!compiled.ok) throw new Error("invalid");
  const { codec } = await loadGenerated(compiled.schemaSet);
  const frames = new DocumentCodec(codec.schema, { framesOnly: true });
  for (const children of ["", "<item>a</item>", "<item>a</item><total>1</total>", "<total>1</total>"]) {
    const document = `<order>${before}${children}</order>`;
    expect(codec.decode(0, document)).toEqual(frames.decode(0, document));
    expect(codec.decode(0, document).ok).toBe(children !== "<item>a</item>");
  }
});
