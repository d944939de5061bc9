import { describe, expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { prepareCodec } from "./generate-sources.ts";

const SCHEMA = `
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:simpleType name="code"><xs:restriction base="xs:int"/></xs:simpleType>
  <xs:simpleType name="short"><xs:restriction base="code"/></xs:simpleType>
  <xs:complexType name="item">
    <xs:sequence><xs:element name="amount" type="xs:decimal" minOccurs="0" nillable="true"/></xs:sequence>
    <xs:attribute name="id" type="xs:string"/>
    <xs:attribute name="kind" type="xs:string" default="plain"/>
  </xs:complexType>
  <xs:complexType name="box">
    <xs:complexContent><xs:extension base="item"><xs:sequence><xs:element name="item" type="item" maxOccurs="unbounded"/></xs:sequence></xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:element name="item" type="item"/>
  <xs:element name="order">
    <xs:complexType><xs:sequence>
      <xs:element name="item" type="item" minOccurs="0" maxOccurs="unbounded"/>
      <xs:element name="use" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
      <xs:element name="code" type="code" minOccurs="0" maxOccurs="unbounded" default="1"/>
      <xs:element name="kept" minOccurs="0"><xs:complexType><xs:sequence><xs:any processContents="lax" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType>
    <xs:key name="id"><xs:selector xpath=".//item"/><xs:field xpath="@id"/><xs:field xpath="@kind"/></xs:key>
    <xs:unique name="amount"><xs:selector xpath=".//item"/><xs:field xpath="amount"/></xs:unique>
    <xs:unique name="code"><xs:selector xpath="code"/><xs:field xpath="."/></xs:unique>
    <xs:key name="plainId"><xs:selector xpath="item"/><xs:field xpath="@id"/></xs:key>
    <xs:keyref name="use" refer="plainId"><xs:selector xpath="use"/><xs:field xpath="."/></xs:keyref>
  </xs:element>
</xs:schema>`;

const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(SCHEMA));
if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
const { schemaSet } = compiled;
const { indexes, table, values } = prepareCodec(schemaSet);
const codec = DocumentCodec.of(table, values);
const order = [...schemaSet.elements.values()].find(({ name }) => name.local === "order");
const ROOT = (order && indexes.get(order)) ?? -1;

const kept = (id: string) => ({ name: "item", attributes: [{ name: "id", value: id }], content: [] });

describe("identity constraints of values", () => {
  test.for([
    { name: "keys that differ", value: { item: [{ id: "a" }, { id: "b" }], use: ["b"] }, want: [] },
    {
      name: "a duplicate key",
      value: { item: [{ id: "a" }, { id: "b" }, { id: "a" }] },
      want: [
        `not-unique /item/2: expected a value of the key plainId that no other element has, got @id = "a", as at /item/0`,
        `not-unique /item/2: expected a value of the key id that no other element has, got @id = "a", @kind = "plain", as at /item/0`,
      ],
    },
    {
      name: "a key that differs in one field",
      value: {
        item: [
          { id: "a" },
          { id: "b", kind: "plain" },
          { "xsi:type": "box", id: "c", item: [{ id: "a", kind: "other" }] },
        ],
      },
      want: [],
    },
    {
      name: "a duplicate key through an attribute default inside a labelled type",
      value: { item: [{ id: "a" }, { "xsi:type": "box", id: "b", item: [{ id: "a", kind: "plain" }] }] },
      want: [
        `not-unique /item/1/item/0: expected a value of the key id that no other element has, got @id = "a", @kind = "plain", as at /item/0`,
      ],
    },
    {
      name: "a key without a field",
      value: { item: [{}] },
      want: [
        "invalid-key /item/0: expected all fields of the key plainId, got no @id",
        'invalid-key /item/0: expected all fields of the key id, got no @id, @kind = "plain"',
      ],
    },
    {
      name: "equal values in two lexical forms",
      value: {
        item: [
          { id: "a", amount: "1.0" },
          { id: "b", amount: "1" },
        ],
      },
      want: [
        `not-unique /item/1: expected a value of the unique constraint amount that no other element has, got amount = "1", as at /item/0`,
      ],
    },
    {
      name: "two nil fields",
      value: {
        item: [
          { id: "a", amount: null },
          { id: "b", amount: null },
        ],
      },
      want: [],
    },
    {
      name: "a reference without a key",
      value: { item: [{ id: "a" }], use: ["a", "b"] },
      want: [
        `unknown-reference /use/1: expected a value of the key plainId, to which the keyref use refers, got . = "b"`,
      ],
    },
    {
      name: "a labelled value",
      value: { code: [2, { "xsi:type": "short", value: 2 }] },
      want: [
        `not-unique /code/1/value: expected a value of the unique constraint code that no other element has, got . = "2", as at /code/0`,
      ],
    },
    {
      name: "open content",
      value: { item: [{ id: "a" }], kept: { any: [kept("b"), kept("a")] } },
      want: [
        `not-unique /kept/any/1: expected a value of the key id that no other element has, got @id = "a", @kind = "plain", as at /item/0`,
      ],
    },
    {
      name: "a key that only open content has",
      value: { kept: { any: [kept("b"), kept("b")] } },
      want: [
        `not-unique /kept/any/1: expected a value of the key id that no other element has, got @id = "b", @kind = "plain", as at /kept/any/0`,
      ],
    },
  ])("$name", ({ value, want }) => {
    const result = codec.validate(ROOT, value);
    const issues = result.ok ? [] : result.issues.map(({ code, message }) => `${code} ${message}`);
    expect(issues.sort()).toEqual(want.sort());
    // The document of the value has as many issues, with the same codes.
    const decoded = codec.decode(ROOT, codec.encode(ROOT, value));
    const codes = decoded.ok ? [] : decoded.issues.map(({ code }) => code);
    expect(codes.sort()).toEqual(want.map((issue) => issue.split(" ")[0]).sort());
    expect(codec.validate(ROOT, value, { identityConstraints: false })).toEqual({ ok: true, value });
  });
});
