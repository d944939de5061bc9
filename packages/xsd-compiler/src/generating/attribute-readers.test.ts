import { type DecodeOptions, readDoctype } from "@payment-routing/contract-runtime";
import { expect, test, vi } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { prepareCodec } from "./generate-sources.ts";

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="root" type="base"/>
  <xs:complexType name="base">
    <xs:sequence>
      <xs:element name="item" minOccurs="0" maxOccurs="unbounded">
        <xs:complexType>
          <xs:sequence><xs:element name="name" type="xs:string" minOccurs="0"/></xs:sequence>
          <xs:attribute name="id" type="xs:ID"/>
          <xs:attribute name="note" type="xs:string"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="link" minOccurs="0" maxOccurs="unbounded">
        <xs:complexType><xs:attribute name="to" type="xs:IDREF" use="required"/></xs:complexType>
      </xs:element>
      <xs:element name="text" minOccurs="0">
        <xs:complexType mixed="true">
          <xs:sequence><xs:element name="part" type="part" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
        </xs:complexType>
      </xs:element>
    </xs:sequence>
    <xs:attribute name="version" type="xs:int"/>
  </xs:complexType>
  <xs:complexType name="wide">
    <xs:complexContent><xs:extension base="base">
      <xs:sequence><xs:element name="last" type="xs:string" minOccurs="0"/></xs:sequence>
    </xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="part">
    <xs:sequence><xs:element name="name" type="xs:string"/></xs:sequence>
  </xs:complexType>
</xs:schema>`;

const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(SCHEMA));
if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
const { table, values } = prepareCodec(compiled.schemaSet, undefined, { namedTypes: "substitutes" });
const tables = DocumentCodec.of(table, values);
const { codec } = await loadGenerated(compiled.schemaSet);

/** Decodes a document by the generated readers. Returns how many content models the tables have followed as well. */
function decode(document: string): { readonly decoded: unknown; readonly followed: number } {
  const state = vi.spyOn(codec.schema, "state");
  const decoded = codec.decode(0, document);
  const followed = state.mock.calls.filter(([, index]) => index === 0).length;
  state.mockRestore();
  return { decoded, followed };
}

test.for([
  ["identifiers", '<root><item id="a" note="n"><name>x</name></item><item id="b"></item></root>'],
  ["references and empty elements", '<root><item id="a"/><link to="a"/><link to="a" ></link></root>'],
  [
    "values with references and other characters",
    "<root><item note='a&amp;b &#x4e;'/><item note=\"København\n]\"/></root>",
  ],
  ["what follows attributes of the root", '<root version="1"><item id="a"/></root>'],
] as const)("generated readers read %s without the tables", ([, document]) => {
  const { decoded, followed } = decode(document);
  expect(decoded).toEqual({ ok: true, value: expect.anything() });
  expect(decoded).toEqual(tables.decode(0, document));
  expect(followed).toBe(0);
});

test("only the frame of a root follows the type that the root names", () => {
  const document = `<root ${XSI} xsi:type="wide" version="1"><item id="a"/><last>x</last></root>`;
  const { decoded, followed } = decode(document);
  expect(decoded).toEqual({ ok: true, value: expect.anything() });
  expect(decoded).toEqual(tables.decode(0, document));
  expect(followed).toBe(1);
});

test("white space between elements of mixed content is kept", () => {
  const part = "<part><name>x</name></part>";
  const value = { element: "part", value: { name: "x" } };
  expect(
    codec.decode(0, `<root><text>a ${part} b <part ><name>x</name></part> ${part} </text></root>`),
  ).toEqual({
    ok: true,
    value: { item: [], link: [], text: ["a ", value, " b ", value, " ", value, " "] },
  });
});

test.for([
  '<root><item id="a"/><item id="a"/></root>',
  '<root><link to="b"/></root>',
  '<root><link to="1"/></root>',
  "<root><link/></root>",
  '<root><item id="a"/><link to="a"> </link></root>',
  '<root><item id="a"/><link to="a">x</link></root>',
  '<root><item id="a"/><link to="a"/ ></root>',
  '<root><item note="a&b"/></root>',
  '<root><item note="a<b"/></root>',
  '<root><item note="a\uffff"/></root>',
  '<root><item note="a" note="b"/></root>',
  '<root><item other="a"/></root>',
  '<root><item id="a"><item id="b"/></item></root>',
  `<root ${XSI} xsi:type="wide" version="x"><item id="a"/><last>x</last></root>`,
  `<root ${XSI} xsi:type="wide" other="1"><last>x</last><item/></root>`,
  `<root ${XSI} xsi:type="other"/>`,
])("rejects %s as the tables do", (document) => {
  const decoded = codec.decode(0, document);
  expect(decoded).toEqual({ ok: false, issues: expect.anything() });
  expect(decoded).toEqual(tables.decode(0, document));
});

const READINGS: readonly [string, (document: string, options: DecodeOptions) => unknown][] = [
  ["generated readers", (document, options) => codec.decode(0, document, options)],
  ["the tables", (document, options) => tables.decode(0, document, options)],
];

test.for(READINGS)("attributes have the defaults of a DOCTYPE: %s", ([, read]) => {
  const doctype = '<!DOCTYPE root [<!ATTLIST item note CDATA "n"><!ATTLIST root version CDATA "3">]>';
  const document = `${doctype}<root><item><name>x</name></item><item id="b"/></root>`;
  expect(read(document, { doctype: readDoctype })).toEqual({
    ok: true,
    value: {
      version: 3,
      item: [
        { note: "n", name: "x" },
        { id: "b", note: "n" },
      ],
      link: [],
    },
  });
});

test.for(READINGS)("a bound limits the attributes of each element: %s", ([, read]) => {
  const result = read('<root><item id="a" note="n"/></root>', { maxAttributes: 1 });
  expect(result).toMatchObject({ ok: false, issues: [{ code: "limit-attributes", column: 20 }] });
});
