import { describe, expect, test } from "vitest";
import { prepareLibxml2 } from "../../test/libxml2-validator.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { writeSchemas } from "../../test/schema-folder.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";

const SCHEMA = `
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:m" targetNamespace="urn:m" elementFormDefault="qualified">
  <xs:complexType name="shape" abstract="true">
    <xs:sequence><xs:element name="name" type="xs:string" minOccurs="0"/></xs:sequence>
    <xs:attribute name="id" type="xs:ID"/>
  </xs:complexType>
  <xs:complexType name="circle">
    <xs:complexContent><xs:extension base="shape"><xs:sequence><xs:element name="radius" type="xs:decimal"/></xs:sequence></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="disc">
    <xs:complexContent><xs:restriction base="circle">
      <xs:sequence><xs:element name="name" type="xs:string"/><xs:element name="radius" type="xs:decimal"/></xs:sequence>
    </xs:restriction></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="group">
    <xs:complexContent><xs:extension base="shape"><xs:sequence><xs:element name="part" type="shape" maxOccurs="unbounded"/></xs:sequence></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="notes" mixed="true"/>
  <xs:complexType name="freeNotes" mixed="true">
    <xs:complexContent><xs:extension base="notes"><xs:sequence><xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="lax"/></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:complexType name="markedNotes" mixed="true">
    <xs:complexContent><xs:extension base="notes"><xs:sequence><xs:element name="mark" type="xs:string" maxOccurs="unbounded"/></xs:sequence></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:simpleType name="code"><xs:restriction base="xs:string"/></xs:simpleType>
  <xs:simpleType name="shortCode"><xs:restriction base="code"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
  <xs:complexType name="taggedCode"><xs:simpleContent><xs:extension base="code"><xs:attribute name="tag" type="xs:string" use="required"/></xs:extension></xs:simpleContent></xs:complexType>
  <xs:simpleType name="sizes"><xs:list itemType="xs:int"/></xs:simpleType>
  <xs:simpleType name="pair"><xs:restriction base="sizes"><xs:length value="2"/></xs:restriction></xs:simpleType>
  <xs:element name="root">
    <xs:complexType><xs:sequence>
      <xs:element name="shape" type="shape" minOccurs="0" maxOccurs="unbounded" nillable="true"/>
      <xs:element name="fixed" type="circle" block="restriction" minOccurs="0"/>
      <xs:element name="notes" type="notes" minOccurs="0" nillable="true"/>
      <xs:element name="code" type="code" minOccurs="0" nillable="true"/>
      <xs:element name="sizes" type="sizes" minOccurs="0"/>
      <xs:element name="number" type="xs:decimal" minOccurs="0"/>
      <xs:element name="kept" minOccurs="0" nillable="true"/>
      <xs:element name="ref" type="xs:IDREF" minOccurs="0"/>
    </xs:sequence></xs:complexType>
  </xs:element>
</xs:schema>`;

const { paths, remove } = writeSchemas({ "main.xsd": SCHEMA });
const [path = ""] = paths;
const compiled = compileSchemaSet([path]);
const libxml2 = prepareLibxml2(path, new TextEncoder().encode(SCHEMA));
remove();
if (!compiled.ok || typeof libxml2 === "string") throw new Error(JSON.stringify([compiled, libxml2]));
const { codec } = await loadGenerated(compiled.schemaSet);
const rejecting = (await loadGenerated(compiled.schemaSet, { xsiType: false })).codec;
const ROOT = 0;
const XSI = "http://www.w3.org/2001/XMLSchema-instance";

/** The content of a root that declares what the documents here use. */
function documentOf(content: string): string {
  return `<root xmlns="urn:m" xmlns:m="urn:m" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${content}</root>`;
}

describe("values with labels", () => {
  test.for([
    {
      name: "members",
      content: '<shape xsi:type="circle" id="a"><radius>1</radius></shape><ref>a</ref>',
      value: { shape: [{ "xsi:type": "circle", id: "a", radius: "1" }], ref: "a" },
    },
    {
      name: "nested labels",
      content:
        '<shape xsi:type="m:group"><part xsi:type="m:group"><part xsi:type="disc"><name>n</name><radius>1</radius></part></part></shape>',
      value: {
        shape: [
          {
            "xsi:type": "group",
            part: [{ "xsi:type": "group", part: [{ "xsi:type": "disc", name: "n", radius: "1" }] }],
          },
        ],
      },
    },
    {
      name: "nil",
      content: '<shape xsi:type="circle" xsi:nil="true" id="a"/><code xsi:type="shortCode" xsi:nil="true"/>',
      value: {
        shape: [{ "xsi:type": "circle", id: "a", nil: true }],
        code: { "xsi:type": "shortCode", nil: true },
      },
    },
    {
      name: "a simple type",
      content: '<code xsi:type="shortCode">abc</code>',
      value: { shape: [], code: { "xsi:type": "shortCode", value: "abc" } },
    },
    {
      name: "a simple type of XSD",
      content: '<number xsi:type="xs:int">12</number>',
      value: { shape: [], number: { "xsi:type": "xs:int", value: 12 } },
    },
    {
      name: "text with attributes that replaces text",
      content: '<code xsi:type="taggedCode" tag="t">abc</code>',
      value: { shape: [], code: { "xsi:type": "taggedCode", tag: "t", value: "abc" } },
    },
    {
      name: "a list",
      content: '<sizes xsi:type="pair">1 2</sizes>',
      value: { shape: [], sizes: { "xsi:type": "pair", value: [1, 2] } },
    },
    {
      name: "mixed content",
      content: '<notes xsi:type="markedNotes">a<mark>b</mark>c</notes>',
      value: {
        shape: [],
        notes: { "xsi:type": "markedNotes", value: ["a", { element: "mark", value: "b" }, "c"] },
      },
    },
    {
      name: "open content",
      content: '<notes xsi:type="freeNotes" a="b">c<kept xsi:type="xs:int">5</kept></notes>',
      value: {
        shape: [],
        notes: {
          "xsi:type": "freeNotes",
          value: expect.objectContaining({ attributes: [{ name: "a", value: "b" }] }),
        },
      },
    },
    {
      name: "a simple type of XSD in open content",
      content: '<kept xsi:type="xs:int">5</kept>',
      value: {
        shape: [],
        kept: {
          attributes: [{ name: "xsi:type", namespace: XSI, value: "xs:int" }],
          declarations: { "": "urn:m", xs: "http://www.w3.org/2001/XMLSchema", xsi: XSI },
          content: ["5"],
        },
      },
    },
    {
      name: "a simple type of the schema in open content",
      content: '<kept xsi:type="shortCode">abc</kept>',
      value: {
        shape: [],
        kept: {
          attributes: [{ name: "xsi:type", namespace: XSI, value: "shortCode" }],
          declarations: { "": "urn:m", xsi: XSI },
          content: ["abc"],
        },
      },
    },
    {
      name: "text with attributes in open content",
      content: '<kept xsi:type="taggedCode" tag="t">abc</kept>',
      value: {
        shape: [],
        kept: {
          attributes: [
            { name: "xsi:type", namespace: XSI, value: "taggedCode" },
            { name: "tag", value: "t" },
          ],
          declarations: { "": "urn:m", xsi: XSI },
          content: ["abc"],
        },
      },
    },
    {
      name: "nil open content",
      content: '<kept xsi:nil="true"/>',
      value: { shape: [], kept: null },
    },
    {
      name: "nil open content with a schema location",
      content: '<kept xsi:nil="true" xsi:schemaLocation="urn:m m.xsd"/>',
      value: { shape: [], kept: null },
    },
    {
      name: "nil open content with an attribute",
      content: '<kept xsi:nil="true" a="b"/>',
      value: {
        shape: [],
        kept: {
          attributes: [
            { name: "xsi:nil", namespace: XSI, value: "true" },
            { name: "a", value: "b" },
          ],
          declarations: { "": "urn:m", xsi: XSI },
          content: [],
        },
      },
    },
    {
      name: "nil open content with a type",
      content: '<kept xsi:nil="true" xsi:type="taggedCode" tag="t"/>',
      value: {
        shape: [],
        kept: {
          attributes: [
            { name: "xsi:nil", namespace: XSI, value: "true" },
            { name: "xsi:type", namespace: XSI, value: "taggedCode" },
            { name: "tag", value: "t" },
          ],
          declarations: { "": "urn:m", xsi: XSI },
          content: [],
        },
      },
    },
    {
      name: "nil with the label of a type with open content",
      content: '<notes xsi:type="freeNotes" xsi:nil="true"/>',
      value: { shape: [], notes: { "xsi:type": "freeNotes", nil: true } },
    },
    {
      name: "nil with an attribute and the label of a type with open content",
      content: '<notes xsi:type="freeNotes" xsi:nil="true" a="b"/>',
      value: {
        shape: [],
        notes: {
          "xsi:type": "freeNotes",
          value: {
            attributes: [
              { name: "xsi:nil", namespace: XSI, value: "true" },
              { name: "a", value: "b" },
            ],
            declarations: { "": "urn:m", xsi: XSI },
            content: [],
          },
        },
      },
    },
    {
      name: "the label of the declared type",
      content: "<fixed><radius>1</radius></fixed>",
      value: { shape: [], fixed: { radius: "1" } },
    },
  ])("$name", ({ content, value }) => {
    const decoded = codec.decode(ROOT, documentOf(content), undefined);
    expect(decoded).toEqual({ ok: true, value });
    if (!decoded.ok) return;
    expect(codec.validate(ROOT, decoded.value)).toEqual(decoded);
    const encoded = codec.encode(ROOT, decoded.value);
    expect([encoded, codec.decode(ROOT, encoded, undefined)]).toEqual([encoded, decoded]);
    expect([encoded, libxml2.validate(new TextEncoder().encode(encoded))]).toEqual([encoded, undefined]);
  });
});

test.for([
  { content: '<kept xsi:type="xs:int">x</kept>', want: "invalid-lexical /root/kept" },
  { content: '<kept xsi:type="shortCode">abcd</kept>', want: "invalid-length /root/kept" },
  { content: '<kept xsi:type="taggedCode">abc</kept>', want: "missing-attribute /root/kept/@tag" },
])("rejects $content", ({ content, want }) => {
  const result = codec.decode(ROOT, documentOf(content), undefined);
  expect(result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([want]);
});

test("rejects nil open content with content", () => {
  const attributes = [
    { name: "xsi:nil", namespace: XSI, value: "true" },
    { name: "a", value: "b" },
  ];
  const result = codec.validate(ROOT, { kept: { attributes, declarations: { xsi: XSI }, content: ["x"] } });
  expect(result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "unexpected-text /kept",
  ]);
});

test("rejects open content whose text its type does not allow", () => {
  const attributes = [{ name: "xsi:type", namespace: XSI, value: "xs:int" }];
  const declarations = { xs: "http://www.w3.org/2001/XMLSchema", xsi: XSI };
  const result = codec.validate(ROOT, { kept: { attributes, declarations, content: ["x"] } });
  expect(result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "invalid-lexical /kept",
  ]);
});

describe("values with invalid labels", () => {
  test.for([
    {
      name: "an unknown label",
      value: { shape: [{ "xsi:type": "square" }] },
      want: [`invalid-xsi-type /shape/0/xsi:type: expected the label of a type of the schema, got "square"`],
    },
    {
      name: "a label that is not a string",
      value: { code: { "xsi:type": 1, value: "a" } },
      want: [
        "invalid-xsi-type /code/xsi:type: expected the label of a type of the schema, got another kind of value",
      ],
    },
    {
      name: "a label of a type that is not derived",
      value: { shape: [{ "xsi:type": "notes", value: [] }] },
      want: [
        `invalid-xsi-type /shape/0/xsi:type: expected a type that is derived from the declared one, and not blocked, got "notes"`,
      ],
    },
    {
      name: "a label of a type that the element blocks",
      value: { fixed: { "xsi:type": "disc", name: "n", radius: "1" } },
      want: [
        `invalid-xsi-type /fixed/xsi:type: expected a type that is derived from the declared one, and not blocked, got "disc"`,
      ],
    },
    {
      name: "a label of an abstract type",
      value: { shape: [{ "xsi:type": "shape", name: "n" }] },
      want: ["missing-member /shape/0/xsi:type: expected a member, got nothing"],
    },
    {
      name: "a missing label for an abstract declared type",
      value: { shape: [{ name: "n" }] },
      want: ["missing-member /shape/0/xsi:type: expected a member, got nothing"],
    },
    {
      name: "nil with an abstract declared type",
      value: { shape: [null] },
      want: ["missing-member /shape/0/xsi:type: expected a member, got nothing"],
    },
    {
      name: "a label inside open content",
      value: { kept: { "xsi:type": "circle", attributes: [], content: [] } },
      want: ["unexpected-member /kept/xsi:type: expected an attribute of the open content, got a string"],
    },
    {
      name: "members of another type",
      value: { shape: [{ "xsi:type": "circle", radius: "x", part: [] }] },
      want: [
        "unexpected-member /shape/0/part: expected no such member, got an array",
        `invalid-lexical /shape/0/radius: expected a decimal number, got "x"`,
      ],
    },
    {
      name: "a value of another type with a label",
      value: { sizes: { "xsi:type": "pair", value: [1], more: true } },
      want: [
        "unexpected-member /sizes/more: expected no such member, got a boolean",
        `invalid-length /sizes/value: expected 2 items, got "1"`,
      ],
    },
    {
      name: "a label without a value",
      value: { code: { "xsi:type": "shortCode" }, sizes: { "xsi:type": "pair", nil: true } },
      want: [
        "missing-member /code/value: expected a member, got nothing",
        "unexpected-member /sizes/nil: expected no such member, got a boolean",
        "missing-member /sizes/value: expected a member, got nothing",
      ],
    },
    {
      name: "a reference to an identifier inside a labelled type",
      value: {
        shape: [{ "xsi:type": "group", part: [{ "xsi:type": "circle", id: "a", radius: "1" }] }],
        ref: "b",
      },
      want: [`unknown-reference /ref: expected the identifier of an element, got "b"`],
    },
    {
      name: "an issue that only the document shows, inside a labelled type",
      value: {
        shape: [{ "xsi:type": "group", part: [{ "xsi:type": "circle", id: "a", radius: "1" }] }],
        notes: { "xsi:type": "freeNotes", value: { attributes: [], content: [] } },
        ref: "b",
      },
      want: [`unknown-reference /ref: expected the identifier of an element, got "b"`],
    },
  ])("$name", ({ value, want }) => {
    const result = codec.validate(ROOT, value);
    expect(result.ok ? [] : result.issues.map(({ code, message }) => `${code} ${message}`)).toEqual(want);
  });

  test.for([
    {
      value: { shape: [{ "xsi:type": "square" }] },
      want: "/shape/0/xsi:type: expected the label of a type of the schema",
    },
    {
      value: { kept: { "xsi:type": "circle", attributes: [], content: [] } },
      want: "/kept/xsi:type: expected no label, but an attribute",
    },
    { value: { sizes: { "xsi:type": "pair", value: "1" } }, want: "/sizes/value: expected an array" },
    {
      value: { shape: [{ "xsi:type": "group", part: [{ "xsi:type": "circle", radius: 1 }] }] },
      want: "/shape/0/part/0/radius: expected a string",
    },
  ])("$want", ({ value, want }) => {
    expect(() => codec.encode(ROOT, value)).toThrow(want);
  });
});

test("ignores a label that names the declared type", () => {
  const value = { fixed: { "xsi:type": "circle", radius: "1" } };
  expect(codec.validate(ROOT, value).ok).toBe(true);
  expect(codec.decode(ROOT, codec.encode(ROOT, value), undefined)).toEqual({
    ok: true,
    value: { shape: [], fixed: { radius: "1" } },
  });
});

test("treats the label as an ordinary member if documents may not choose types", () => {
  const issuesOf = (value: unknown): string[] => {
    const result = rejecting.validate(ROOT, value);
    return result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`);
  };
  expect(issuesOf({ fixed: { "xsi:type": "circle", radius: "1" } })).toEqual([
    "unexpected-member /fixed/xsi:type",
  ]);
  expect(issuesOf({ code: { "xsi:type": "code", value: "a" } })).toEqual(["invalid-type /code"]);
  expect(issuesOf({ shape: [{ name: "n" }] })).toEqual(["invalid-xsi-type /shape/0"]);
});
