import { describe, expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { codecOf, issuesOf, show } from "../../test/value-issues.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { prepareCodec } from "./generate-sources.ts";

describe("issues", () => {
  const codec = codecOf(`
    <xs:element name="root">
      <xs:complexType>
        <xs:sequence>
          <xs:element name="code"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}"/></xs:restriction></xs:simpleType></xs:element>
          <xs:element name="size" type="xs:int" minOccurs="0" maxOccurs="3"/>
          <xs:element name="part" minOccurs="2" maxOccurs="4" type="xs:string"/>
          <xs:choice minOccurs="0"><xs:element name="left" type="xs:string"/><xs:element name="right" type="xs:string"/></xs:choice>
          <xs:sequence minOccurs="0" maxOccurs="2"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:boolean"/></xs:sequence>
          <xs:choice minOccurs="0" maxOccurs="2"><xs:element name="x" type="xs:string"/><xs:element name="y" type="xs:ID"/></xs:choice>
          <xs:element name="nested" minOccurs="0"><xs:complexType><xs:choice><xs:element name="one" type="xs:string"/><xs:element name="two" type="xs:IDREF"/></xs:choice><xs:attribute name="n" type="xs:decimal" use="required"/></xs:complexType></xs:element>
        </xs:sequence>
        <xs:attribute name="id" type="xs:token" use="required"/>
        <xs:attribute name="lang" type="xs:language" default="en"/>
      </xs:complexType>
    </xs:element>`);
  const valid = { id: "1", code: "AB", part: ["", ""] };

  test.for([
    { name: "none", value: valid, want: [] },
    {
      name: "a complete value",
      value: {
        ...valid,
        lang: "da",
        size: [1],
        left: "",
        rows: [{ a: "", b: true }],
        items: [{ element: "x", value: "" }],
      },
      want: [],
    },
    {
      name: "a value of another type",
      value: "text",
      want: [`invalid-type /: expected an object, got "text"`],
    },
    { name: "nothing", value: undefined, want: ["invalid-type /: expected an object, got nothing"] },
    {
      name: "a missing attribute",
      value: { ...valid, id: undefined },
      want: ["missing-member /id: expected a member, got nothing"],
    },
    {
      name: "a missing element",
      value: { id: "1", part: ["", ""] },
      want: ["missing-member /code: expected a member, got nothing"],
    },
    {
      name: "an unknown member, whose value is hidden",
      value: { ...valid, password: "secret" },
      want: ["unexpected-member /password: expected no such member, got a string"],
    },
    {
      name: "a number for text",
      value: { ...valid, code: 1 },
      want: ["invalid-type /code: expected a string, got 1"],
    },
    {
      name: "a pattern",
      value: { ...valid, code: "ab" },
      want: [`pattern-mismatch /code: expected text that matches [A-Z]{2}, got "ab"`],
    },
    {
      name: "a range",
      value: { ...valid, size: [2 ** 31] },
      want: [`out-of-range /size/0: expected at most "2147483647", got "2147483648"`],
    },
    {
      name: "too few items",
      value: { ...valid, part: [""] },
      want: ["too-few-items /part: expected at least 2 items, got 1"],
    },
    {
      name: "no items",
      value: { ...valid, part: [] },
      want: ["too-few-items /part: expected at least 2 items, got 0"],
    },
    {
      name: "no array of items",
      value: { id: "1", code: "AB" },
      want: ["missing-member /part: expected a member, got nothing"],
    },
    {
      name: "too many elements",
      value: { ...valid, size: [1, 2, 3, 4, 5] },
      want: ["too-many-items /size: expected at most 3 items, got 5"],
    },
    {
      name: "both branches of a choice",
      value: { ...valid, left: "", right: "" },
      want: [`unexpected-member /right: expected members that go together, got "right" behind "left"`],
    },
    {
      name: "no branch of a choice",
      value: { ...valid, nested: { n: "1" } },
      want: [`missing-member /nested: expected one of the members "one", "two", got none of them`],
    },
    {
      name: "a row that lacks its last part",
      value: { ...valid, rows: [{ a: "" }, { a: "", b: true }] },
      want: ["missing-member /rows/0/b: expected a member, got nothing"],
    },
    {
      name: "a row that lacks its first part",
      value: { ...valid, rows: [{ a: "", b: true }, { b: true }] },
      want: ["missing-member /rows/1/a: expected a member, got nothing"],
    },
    {
      name: "an empty row",
      value: { ...valid, rows: [{}] },
      want: ["invalid-type /rows/0: expected a row with a member, got an object"],
    },
    {
      name: "too many rows",
      value: { ...valid, rows: [1, 2, 3].map(() => ({ a: "", b: true })) },
      want: ["too-many-items /rows: expected at most 2 items, got 3"],
    },
    {
      name: "an item of another name",
      value: { ...valid, items: [{ element: "z", value: "" }] },
      want: [`invalid-type /items/0/element: expected one of "x", "y", got "z"`],
    },
    {
      name: "too many items",
      value: { ...valid, items: [1, 2, 3].map(() => ({ element: "x", value: "" })) },
      want: [`unexpected-element /items/2: expected "nested" or the end, got "x"`],
    },
    {
      name: "a dangling reference",
      value: { ...valid, nested: { n: "1", two: "q" } },
      want: [`unknown-reference /nested/two: expected the identifier of an element, got "q"`],
    },
    {
      name: "a valid reference",
      value: { ...valid, items: [{ element: "y", value: "q" }], nested: { n: "1", two: "q" } },
      want: [],
    },
    {
      name: "a character that XML cannot hold",
      value: { ...valid, id: "\u0000" },
      want: [`invalid-lexical /id: expected characters that XML can hold, got "\\u0000"`],
    },
    {
      name: "several issues in document order",
      value: { id: 1, code: "a", part: "x", nested: { one: "", n: "x" } },
      want: [
        "invalid-type /id: expected a string, got 1",
        `invalid-type /part: expected an array, got "x"`,
        `pattern-mismatch /code: expected text that matches [A-Z]{2}, got "a"`,
        `invalid-lexical /nested/n: expected a decimal number, got "x"`,
      ],
    },
  ])("$name", ({ value, want }) => {
    expect(show(issuesOf(codec, value))).toEqual(want);
  });

  test("reports at most 100 issues", () => {
    const part = Array.from({ length: 10_000 }, () => 1);
    expect(issuesOf(codec, { ...valid, part })).toHaveLength(100);
  });
});

describe("issues of absent rows", () => {
  const codec = codecOf(`
    <xs:element name="root">
      <xs:complexType>
        <xs:sequence>
          <xs:sequence maxOccurs="3"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:sequence>
          <xs:element name="last" type="xs:string"/>
        </xs:sequence>
      </xs:complexType>
    </xs:element>`);

  test.for([
    {
      name: "no array",
      value: { last: "" },
      want: ["missing-member /rows: expected a member, got nothing"],
    },
    {
      name: "an empty array",
      value: { rows: [], last: "" },
      want: ["too-few-items /rows: expected at least 1 item, got 0"],
    },
  ])("$name", ({ value, want }) => {
    expect(show(issuesOf(codec, value))).toEqual(want);
  });

  test("behind a row that is there", () => {
    const two = codecOf(`
      <xs:element name="root">
        <xs:complexType>
          <xs:sequence>
            <xs:sequence minOccurs="2" maxOccurs="3"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" maxOccurs="2"/></xs:sequence>
          </xs:sequence>
          <xs:attribute name="n"/>
        </xs:complexType>
      </xs:element>`);
    expect(show(issuesOf(two, { rows: [{ a: "", b: ["", ""] }] }))).toEqual([
      "too-few-items /rows: expected at least 2 items, got 1",
    ]);
  });
});

test("checks an assertion about members", () => {
  const codec = codecOf(`<xs:element name="root"><xs:complexType>
    <xs:annotation><xs:appinfo source="urn:payment-routing:assertions"><sch:pattern><sch:rule context="root"><sch:assert test="not(b) or a">a goes with b</sch:assert></sch:rule></sch:pattern></xs:appinfo></xs:annotation>
    <xs:sequence><xs:element name="a" type="xs:string" minOccurs="0"/><xs:element name="b" type="xs:string" minOccurs="0"/></xs:sequence>
  </xs:complexType></xs:element>`);
  expect(show(issuesOf(codec, { b: "" }))).toEqual([
    'assertion-failed /: expected a goes with b, got a value for which "not(b) or a" is false',
  ]);
  expect(codec.validate(0, { a: "", b: "" }).ok).toBe(true);
});

describe("open content", () => {
  const codec = codecOf(
    `<xs:element name="root"><xs:complexType><xs:sequence><xs:any maxOccurs="2" processContents="lax"/></xs:sequence></xs:complexType></xs:element><xs:element name="n" type="xs:int"/>`,
  );
  const node = (name: string, ...content: unknown[]): unknown => ({ name, attributes: [], content });

  test.for([
    { name: "of any name", value: { any: [node("x", "text", node("y"))] }, want: [] },
    { name: "that is declared", value: { any: [node("n", "1")] }, want: [] },
    {
      name: "of another type",
      value: { any: [node("n", "x")] },
      want: [`invalid-lexical /any/0: expected an integer, got "x"`],
    },
    {
      name: "inside a value of another type",
      value: { any: [node("x", "text", node("n", "x"))] },
      want: [`invalid-lexical /any/0/content/1: expected an integer, got "x"`],
    },
    {
      name: "without a name",
      value: { any: [{}] },
      want: [
        "missing-member /any/0/name: expected a member, got nothing",
        "missing-member /any/0/attributes: expected a member, got nothing",
        "missing-member /any/0/content: expected a member, got nothing",
      ],
    },
    {
      name: "that XML cannot represent",
      value: { any: [node("a b")] },
      want: [
        `invalid-value /any/0: expected what XML can hold, got "<a b> cannot be written: that is no name"`,
      ],
    },
  ])("$name", ({ value, want }) => {
    expect(show(issuesOf(codec, value))).toEqual(want);
  });

  test("rejects cyclic open content", () => {
    const self: { name: string; attributes: unknown[]; content: unknown[] } = {
      name: "x",
      attributes: [],
      content: [],
    };
    self.content.push(self);
    expect(show(issuesOf(codec, { any: [self] }))).toEqual([
      "invalid-type /any/0: expected at most 1024 elements inside each other, got an object",
    ]);
    expect(() => codec.encode(0, { any: [self] })).toThrow(TypeError);
  });
});

test("names members with equal local names by their keys", () => {
  const schema = (namespace: string, content: string): Uint8Array =>
    new TextEncoder().encode(
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" xmlns:b="urn:b" targetNamespace="${namespace}">${content}</xs:schema>`,
    );
  const files: Readonly<Record<string, Uint8Array>> = {
    "a.xsd": schema(
      "urn:a",
      `<xs:import namespace="urn:b" schemaLocation="b.xsd"/>
      <xs:element name="root"><xs:complexType><xs:choice><xs:element ref="a:name"/><xs:element ref="b:name"/></xs:choice></xs:complexType></xs:element>
      <xs:element name="name" type="xs:string"/>`,
    ),
    "b.xsd": schema("urn:b", `<xs:element name="name" type="xs:string"/>`),
  };
  const compiled = compileSchemaSet(["a.xsd"], (file) => files[file]);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const { table, values } = prepareCodec(compiled.schemaSet);
  expect(show(issuesOf(DocumentCodec.of(table, values), {}))).toEqual([
    'missing-member /: expected one of the members "name", "b:name", got none of them',
  ]);
});
