import { describe, expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { prepareCodec } from "./generate-sources.ts";

const XSI = "http://www.w3.org/2001/XMLSchema-instance";

/** A codec of a schema whose only global element is `root`. */
function codecOf(content: string): { decode(document: string): unknown; encode(value: unknown): string } {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${content}\n</xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const { table, values } = prepareCodec(compiled.schemaSet);
  const codec = DocumentCodec.of(table, values);
  const index = table.globalElements[0] ?? -1;
  return {
    decode: (document) => codec.decode(index, document, { maxDepth: 1024 }),
    encode: (value) => codec.encode(index, value),
  };
}

const element = (content: string): string =>
  `<xs:element name="root"><xs:complexType>${content}</xs:complexType></xs:element>`;
const optional = (name: string, type = "xs:string"): string =>
  `<xs:element name="${name}" type="${type}" minOccurs="0"/>`;

describe("names of inherited properties", () => {
  const { decode, encode } = codecOf(
    element(
      `<xs:sequence>${["constructor", "__proto__", "toString"].map((name) => optional(name)).join("")}</xs:sequence>`,
    ),
  );

  test("become ordinary members", () => {
    const decoded = decode("<root><constructor>a</constructor><__proto__>b</__proto__></root>");
    const value = Object.fromEntries([
      ["constructor", "a"],
      ["__proto__", "b"],
    ]);
    expect(decoded).toEqual({ ok: true, value });
    expect(encode(value)).toMatch(/<root><constructor>a<\/constructor><__proto__>b<\/__proto__><\/root>/);
  });

  test("are absent unless they are given", () => {
    expect(encode({})).toMatch(/<root\/>/);
  });
});

describe("a root with open content", () => {
  const { decode, encode } = codecOf(`<xs:element name="root" nillable="true"/>`);

  test.for([
    { name: "null if it is nil", attribute: "", want: null },
    {
      name: "its attributes if it is nil",
      attribute: ' a="b"',
      want: {
        attributes: [
          { name: "xsi:nil", namespace: XSI, value: "true" },
          { name: "a", value: "b" },
        ],
        declarations: { xsi: XSI },
        content: [],
      },
    },
  ])("is $name", ({ attribute, want }) => {
    const decoded = decode(`<root xmlns:xsi="${XSI}" xsi:nil="true"${attribute}/>`);
    expect(decoded).toEqual({ ok: true, value: want });
    expect(decode(encode(want))).toEqual(decoded);
  });

  test("keeps the namespaces that the content declares", () => {
    const decoded = decode('<root xmlns:a="urn:a" a:x="1"><b xmlns="urn:b">text</b></root>');
    const value = {
      attributes: [{ name: "a:x", namespace: "urn:a", value: "1" }],
      declarations: { a: "urn:a" },
      content: [
        { name: "b", namespace: "urn:b", attributes: [], declarations: { "": "urn:b" }, content: ["text"] },
      ],
    };
    expect(decoded).toEqual({ ok: true, value });
    expect(decode(encode(value))).toEqual(decoded);
  });

  test("keeps the simple type that it names", () => {
    const declarations = { xs: "http://www.w3.org/2001/XMLSchema", xsi: XSI };
    const decoded = decode(
      `<root xmlns:xs="${declarations.xs}" xmlns:xsi="${XSI}" xsi:type="xs:decimal">1.50</root>`,
    );
    const attributes = [{ name: "xsi:type", namespace: XSI, value: "xs:decimal" }];
    const value = { attributes, declarations, content: ["1.50"] };
    expect(decoded).toEqual({ ok: true, value });
    expect(decode(encode(value))).toEqual(decoded);
  });
});

test("writes nil only where the element is nillable", () => {
  const { decode, encode } = codecOf(
    `<xs:complexType name="t"><xs:attribute name="x"/></xs:complexType>${element(`<xs:sequence><xs:element name="a" type="t" nillable="true"/><xs:element name="b"/><xs:element name="a" type="t"/></xs:sequence>`)}`,
  );
  const document = `<root xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><a x="1" i:nil="true"/><b/><a x="2"/></root>`;
  const decoded = decode(document) as { ok: boolean; value: unknown };
  expect(decoded.ok).toBe(true);
  expect(decode(encode(decoded.value))).toEqual(decoded);
});

describe("nil", () => {
  const { decode, encode } = codecOf(
    element(
      `<xs:sequence><xs:element name="a" type="xs:int" nillable="true" minOccurs="0"/><xs:element name="b" nillable="true" minOccurs="0"><xs:complexType><xs:attribute name="x"/></xs:complexType></xs:element>${optional("nil", "xs:boolean")}</xs:sequence>`,
    ),
  );

  test.for([
    { name: "absent", document: "<root/>", value: {} },
    { name: "nil", document: '<root><a i:nil="true"/></root>', value: { a: null } },
    {
      name: "nil with an attribute",
      document: '<root><b x="1" i:nil="1"/></root>',
      value: { b: { x: "1", nil: true } },
    },
    { name: "not nil", document: '<root><b x="1" i:nil="false"/></root>', value: { b: { x: "1" } } },
    { name: "an element that is called nil", document: "<root><nil>true</nil></root>", value: { nil: true } },
  ])("$name", ({ document, value }) => {
    const declared = document.replace("<root", '<root xmlns:i="http://www.w3.org/2001/XMLSchema-instance"');
    expect(decode(declared)).toEqual({ ok: true, value });
    expect(decode(encode(value))).toEqual({ ok: true, value });
  });
});

describe("a value of another type", () => {
  const { encode } = codecOf(
    element(
      `<xs:sequence><xs:element name="n" type="xs:int"/>${optional("d", "xs:decimal")}<xs:element name="l" type="xs:int" minOccurs="0" maxOccurs="2"/></xs:sequence>`,
    ),
  );

  test.for([
    { name: "no object", value: 1, want: "/: expected an object" },
    {
      name: "a text for a number",
      value: { n: "1" },
      want: "/n: expected an integer within ±(2^53 - 1)",
    },
    {
      name: "a fraction for an integer",
      value: { n: 1.5 },
      want: "/n: expected an integer within ±(2^53 - 1)",
    },
    { name: "a number for a decimal", value: { n: 1, d: 1.5 }, want: "/d: expected a string" },
    { name: "one for many", value: { n: 1, l: 1 }, want: "/l: expected an array" },
  ])("$name", ({ value, want }) => {
    expect(() => encode(value)).toThrow(new TypeError(want));
  });
});

test("encodes a value at the maximum depth", () => {
  const { decode, encode } = codecOf(
    `<xs:element name="root" type="node"/><xs:complexType name="node"><xs:sequence><xs:element name="node" type="node" minOccurs="0"/></xs:sequence></xs:complexType>`,
  );
  const depth = 1_023;
  const document = `<root>${"<node>".repeat(depth - 1)}<node/>${"</node>".repeat(depth - 1)}</root>`;
  const decoded = decode(document) as { readonly ok: true; readonly value: unknown };
  expect(decoded.ok).toBe(true);
  expect(encode(decoded.value)).toContain(document);
});

test("rejects a document with another root of the schema", () => {
  const { decode } = codecOf(`${element("")}<xs:element name="other" type="xs:int"/>`);
  expect(decode("\n<other>1</other>")).toMatchObject({
    ok: false,
    issues: [
      {
        code: "unexpected-root",
        path: "/other",
        line: 2,
        column: 1,
        expected: "<root>",
        received: "<other>",
      },
    ],
  });
});

describe("a union", () => {
  const rootOf = (members: string): string =>
    `<xs:element name="root"><xs:simpleType><xs:union memberTypes="${members}"/></xs:simpleType></xs:element>`;

  test.each([
    { members: "xs:language xs:boolean", text: "0", value: false, written: "0" },
    { members: "xs:language xs:boolean", text: "false", value: "false", written: "false" },
    { members: "xs:integer xs:double", text: "-1E5", value: -100_000, written: "-100000E0" },
    { members: "xs:int xs:boolean", text: "true", value: true, written: "true" },
  ])("of $members has $value for $text, and writes what is read as that", ({ members, text, ...want }) => {
    const { decode, encode } = codecOf(rootOf(members));
    expect(decode(`<root>${text}</root>`)).toEqual({ ok: true, value: want.value });
    expect(encode(want.value)).toMatch(`<root>${want.written}</root>`);
  });
});

describe("content of a wildcard", () => {
  const repeated = (content: string): string =>
    `<xs:sequence minOccurs="0" maxOccurs="unbounded">${content}</xs:sequence>`;
  const choice = (content: string): string =>
    `<xs:choice minOccurs="0" maxOccurs="unbounded">${content}</xs:choice>`;
  const any = '<xs:any namespace="urn:other" processContents="lax"/>';

  test.each([
    { name: "a repeated group of nothing", before: repeated("<xs:sequence/>"), first: "" },
    {
      name: "other items",
      before: choice(optional("a").concat(optional("b"))),
      first: "<b>0</b><a>0</a>",
    },
  ])("keeps its position among the items, after $name", ({ before, first }) => {
    const item = '<xs:element name="d" type="xs:string"/>';
    const { decode, encode } = codecOf(element(`<xs:sequence>${before}${choice(item + any)}</xs:sequence>`));
    const children = `${first}<d>1</d><o xmlns="urn:other">2</o><d>3</d>`;
    const decoded = decode(`<root>${children}</root>`) as { ok: true; value: unknown };
    expect(decoded.ok).toBe(true);
    expect(encode(decoded.value)).toMatch(`<root>${children}</root>`);
  });
});

test("leaves out the elements beside an empty choice, which no document has", () => {
  const impossible = `<xs:sequence><xs:choice/><xs:element name="b" type="xs:int" maxOccurs="9"/></xs:sequence>`;
  const { decode } = codecOf(
    element(
      `<xs:sequence><xs:choice><xs:element name="g" type="xs:string"/>${impossible}</xs:choice>
      <xs:sequence minOccurs="0">${impossible}</xs:sequence></xs:sequence>`,
    ),
  );
  expect(decode("<root><g>a</g></root>")).toEqual({ ok: true, value: { g: "a" } });
});
