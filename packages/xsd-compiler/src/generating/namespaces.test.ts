import { describe, expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { prepareLibxml2 } from "../../test/libxml2-validator.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { prepareCodec } from "./generate-sources.ts";

const MIXED = `<xs:complexType mixed="true"><xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>`;

const schema = (form: string): string => `
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:main" xmlns:main="urn:main" elementFormDefault="${form}">
  <xs:element name="open">${MIXED}</xs:element>
  <xs:element name="list">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="local">${MIXED}</xs:element>
        <xs:element ref="main:open"/>
        <xs:element name="row" type="main:row" minOccurs="0" maxOccurs="2"/>
        <xs:any processContents="skip" minOccurs="0" maxOccurs="2" namespace="##other"/>
      </xs:sequence>
      <xs:anyAttribute processContents="skip" namespace="##other"/>
    </xs:complexType>
  </xs:element>
  <xs:complexType name="row">
    <xs:attribute name="name" type="xs:QName"/>
    <xs:anyAttribute processContents="skip" namespace="##other"/>
  </xs:complexType>
</xs:schema>`;

function codecOf(form: string) {
  const bytes = new TextEncoder().encode(schema(form));
  const compiled = compileSchemaSet(["a.xsd"], () => bytes);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const { table, values, indexes } = prepareCodec(compiled.schemaSet);
  const codec = DocumentCodec.of(table, values);
  const elements = [...compiled.schemaSet.elements.values()];
  const indexOf = (local: string): number => {
    const element = elements.find(({ name }) => name.local === local);
    return (element && indexes.get(element)) ?? -1;
  };
  return {
    bytes,
    decode: (root: string, document: string) => codec.decode(indexOf(root), document, undefined),
    encode: (root: string, value: unknown) => codec.encode(indexOf(root), value),
  };
}

const qualified = codecOf("qualified");
const unqualified = codecOf("unqualified");

describe("encoding preserves decoded content", () => {
  test.for([
    { name: "open content", given: `<open xmlns="urn:main"><c/></open>` },
    { name: "with a prefix", given: `<x:open xmlns:x="urn:main"><c/></x:open>` },
    { name: "with a prefix inside too", given: `<x:open xmlns:x="urn:main"><x:c/></x:open>` },
    {
      name: "with a default namespace of its own",
      given: `<x:open xmlns:x="urn:main" xmlns="urn:x"><c/></x:open>`,
    },
    { name: "that mentions the schema's prefix", given: `<x:open xmlns:x="urn:main">main:a</x:open>` },
    {
      name: "with a default namespace that it redeclares",
      given: `<x:open xmlns:x="urn:main" xmlns:main="urn:y">main:a</x:open>`,
    },
    { name: "without a namespace inside", given: `<open xmlns="urn:main"><c xmlns=""><d/></c></open>` },
    { name: "in a list", given: `<list xmlns="urn:main"><local><c/></local><open><c/></open></list>` },
    {
      name: "in a list with a prefix",
      given: `<x:list xmlns:x="urn:main"><x:local><c/></x:local><x:open><c/></x:open></x:list>`,
    },
    {
      name: "in a list with prefixes that only some of its content uses",
      given: `<x:list xmlns:x="urn:main" xmlns:z="urn:z"><x:local>z:a</x:local><x:open z:a="">x:b xsi</x:open><z:y>y</z:y></x:list>`,
    },
    {
      name: "in a list with another default namespace",
      given: `<x:list xmlns:x="urn:main" xmlns="urn:y"><x:local><c/></x:local><x:open>text</x:open><y/></x:list>`,
    },
    {
      name: "in a list that redeclares the schema's prefix",
      given: `<x:list xmlns:x="urn:main" xmlns:main="urn:y"><x:local><main:c/></x:local><x:open/><main:y/></x:list>`,
    },
    {
      name: "with two attributes that use one prefix for two namespaces",
      given: `<list xmlns="urn:main" xmlns:p="urn:1" p:a=""><local/><open>p</open><row xmlns:p="urn:2" p:a="" p:b=""/><row p:a=""/></list>`,
    },
    {
      name: "with attributes that use the schema's prefix for another namespace",
      given: `<list xmlns="urn:main" xmlns:main="urn:y" main:a="" xml:lang="da"><local/><open/></list>`,
    },
    {
      name: "with qualified names in text",
      given: `<list xmlns="urn:main"><local/><open/><row name="a"/><row xmlns:p="urn:p" name="p:a"/></list>`,
    },
    {
      name: "with unqualified names in text",
      given: `<x:list xmlns:x="urn:main"><x:local/><x:open>x</x:open><x:row name="a"/><x:row name="x:a"/></x:list>`,
    },
  ])("$name", ({ given }) => {
    const root = /^<(?:x:)?([a-z]+)/.exec(given)?.[1] ?? "";
    const noPrefixes = given.replaceAll(/<(\/?)(?:x:)?(local|row)\b/g, "<$1$2");
    const local = noPrefixes.replaceAll(/<(local|row)\b/g, (tag) => `${tag} xmlns=""`);
    for (const [codec, document] of [
      [qualified, given],
      [unqualified, local],
    ] as const) {
      const decoded = codec.decode(root, document);
      if (!decoded.ok) throw new Error(decoded.issues.map(({ message }) => message).join("\n"));
      const written = codec.encode(root, decoded.value);
      expect([written, codec.decode(root, written)]).toEqual([written, decoded]);
      const libxml2 = prepareLibxml2("a.xsd", codec.bytes);
      if (typeof libxml2 === "string") throw new Error(libxml2);
      expect([written, libxml2.validate(new TextEncoder().encode(written))]).toEqual([written, undefined]);
      libxml2.dispose();
    }
  });
});

describe("encoding values that were not decoded", () => {
  test("puts open content in no namespace unless it declares a default", () => {
    const value = { attributes: [], content: [{ name: "c", attributes: [], content: ["a"] }] };
    const written = qualified.encode("open", value);
    expect(written).toContain(`<main:open xmlns:main="urn:main"><c>a</c></main:open>`);
    expect(qualified.decode("open", written)).toEqual({ ok: true, value });
  });

  test("renames prefixes of attributes that would conflict", () => {
    const kept = [
      { name: "p:a", namespace: "urn:1", value: "" },
      { name: "p:b", namespace: "urn:2", value: "" },
      { name: "xmlns:c", namespace: "urn:3", value: "" },
    ];
    const nothing = { attributes: [], content: [] };
    const value = { anyAttributes: kept, local: nothing, open: nothing };
    const decoded = qualified.decode("list", qualified.encode("list", value));
    expect(decoded).toMatchObject({
      value: {
        anyAttributes: kept.map(({ namespace, name }) => ({
          namespace,
          name: expect.stringMatching(`:${name.slice(-1)}$`),
        })),
      },
    });
  });

  test.for([
    { name: "a b", namespace: undefined },
    { name: "p:a", namespace: undefined },
    { name: "a", namespace: "urn:a" },
  ])("an attribute $name in $namespace is none", ({ name, namespace }) => {
    const nothing = { attributes: [], content: [] };
    const value = { anyAttributes: [{ name, namespace, value: "" }], local: nothing, open: nothing };
    expect(() => qualified.encode("list", value)).toThrow(TypeError);
  });
});
