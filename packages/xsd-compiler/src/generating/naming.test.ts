import { describe, expect, test } from "vitest";
import { checkTypes, generateFrom } from "../../test/check-types.ts";

/** A schema of a namespace with what it declares. */
const schemaOf = (namespace: string, content: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:${namespace}" xmlns:${namespace}="urn:${namespace}" elementFormDefault="qualified">${content}</xs:schema>`;

const text = (name: string): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="xs:string"/></xs:simpleType>`;
const record = (name: string, content = ""): string =>
  `<xs:complexType name="${name}"><xs:sequence>${content}</xs:sequence></xs:complexType>`;
const anonymous = (name: string, content = ""): string =>
  `<xs:element name="${name}"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;

/** The names of the generated types and functions. */
function namesIn(files: Readonly<Record<string, string>>): {
  readonly types: string[];
  readonly decoders: string[];
} {
  const sources = generateFrom(files);
  const find = (file: string, pattern: RegExp): string[] =>
    Array.from((sources.get(file) ?? "").matchAll(pattern), ([, name = ""]) => name);
  return {
    types: find("types.ts", /^export (?:type|interface) (\w+)/gm),
    decoders: find("decode.ts", /^export const (\w+)/gm),
  };
}

const IMPORT = '<xs:import namespace="urn:b" schemaLocation="b.xsd"/>';
const SHARED = `${text("code")}<xs:element name="order" type="b:code"/>`;

describe("names in two namespaces", () => {
  test("are unprefixed in the entry schema and prefixed in the other", () => {
    const names = namesIn({
      "a.xsd": schemaOf("a", `${IMPORT}${text("code")}<xs:element name="order" type="a:code"/>`),
      "b.xsd": schemaOf("b", SHARED),
    });
    expect(names).toEqual({ types: ["BCode", "Code"], decoders: ["decodeOrder", "decodeBOrder"] });
  });

  test("are unprefixed if they are unique", () => {
    const names = namesIn({ "a.xsd": schemaOf("a", IMPORT), "b.xsd": schemaOf("b", SHARED) });
    expect(names).toEqual({ types: ["Code"], decoders: ["decodeOrder"] });
  });

  test("stay the same when the entry schema includes another file of its namespace", () => {
    const names = namesIn({
      "a.xsd": schemaOf("a", `${IMPORT}<xs:include schemaLocation="c.xsd"/>${text("code")}`),
      "b.xsd": schemaOf("b", `${text("code")}${text("bare")}`),
      "c.xsd": schemaOf("a", text("more")),
    });
    expect(names.types).toEqual(["BCode", "Bare", "Code", "More"]);
  });
});

describe("names in one namespace", () => {
  test.for([
    {
      name: "a type and an anonymous type of an element",
      given: `${record("order")}${anonymous("order")}`,
      want: ["Order", "OrderElement"],
    },
    {
      name: "a type and an anonymous type inside another",
      given: `${record("orderLine")}${record("order", anonymous("line"))}`,
      want: ["Order", "OrderLine", "OrderLineElement"],
    },
    {
      name: "types that differ in case",
      given: `${text("order")}${text("Order")}`,
      want: ["Order", "OrderType"],
    },
    { name: "a type of generated code", given: text("Item"), want: ["ItemType"] },
    {
      name: "a group and a type",
      given: `<xs:group name="line"><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:sequence></xs:group>${record("line", '<xs:group ref="a:line" maxOccurs="2"/>')}`,
      want: ["Line", "LineGroup"],
    },
    {
      name: "the union of a type and its substitutes",
      given: `${text("anyCode")}${text("code")}<xs:simpleType name="digits"><xs:restriction base="a:code"/></xs:simpleType><xs:element name="root" type="a:code"/>`,
      want: ["AnyCode", "AnyCodeType", "Code", "Digits"],
    },
  ])("$name", ({ given, want }) => {
    expect(namesIn({ "a.xsd": schemaOf("a", given) }).types).toEqual(want);
  });
});

test("root types named like values of generated modules compile", () => {
  const names = [
    ...["SCHEMA", "READERS", "DECODER", "ENCODER", "VALIDATOR"],
    ...["DocumentDecoder", "DocumentEncoder", "DocumentValidator", "PlainEncoder"],
  ];
  const roots = names.map(
    (name) =>
      `${record(name, '<xs:element name="a" type="xs:string"/>')}<xs:element name="${name}" type="a:${name}"/>`,
  );
  expect(checkTypes(generateFrom({ "a.xsd": schemaOf("a", roots.join("")) }))).toBe("");
});

describe("names of the schema and of generated modules are kept apart", () => {
  const element = (name: string, type: string, occurs = ""): string =>
    `<xs:element name="${name}" type="${type}" ${occurs}/>`;
  const withAttribute = (name: string): string =>
    record(name, element("x", "xs:int")).replace(
      "</xs:sequence>",
      '$&<xs:attribute name="y" type="xs:int"/>',
    );
  const code =
    '<xs:simpleType name="CODE"><xs:restriction base="xs:string"><xs:pattern value="a"/></xs:restriction></xs:simpleType>';
  test.for([
    {
      name: "the empty array",
      given: element("noItems", "xs:int") + element("b", "xs:int", 'maxOccurs="9"'),
    },
    {
      name: "a type with attributes",
      given: element("a_type", "xs:int") + element("b", "a:A"),
      more: withAttribute("A"),
    },
    { name: "a simple type", given: element("TYPE_CODE", "a:CODE") + element("b", "a:CODE"), more: code },
    {
      name: "a function of the runtime",
      given: element("b", "a:PlainAttributes"),
      more: withAttribute("PlainAttributes"),
    },
    {
      name: "a Standard Schema",
      given: element("x", "xs:int"),
      more: `${text("\u4e2dValueSchema")}${element("\u4e2d", "a:\u4e2dValueSchema")}`,
    },
  ])("$name", ({ given, more = "" }) => {
    const sources = generateFrom({
      "a.xsd": schemaOf("a", `${more}${record("t", given)}${element("r", "a:t")}`),
    });
    expect(checkTypes(sources)).toBe("");
  });
});

describe("members in two namespaces", () => {
  const files = (content: string): Record<string, string> => ({
    "a.xsd": schemaOf("a", `${IMPORT}<xs:element name="id" type="xs:int"/>${content}`).replace(
      "<xs:schema ",
      '<xs:schema xmlns:b="urn:b" ',
    ),
    "b.xsd": schemaOf(
      "b",
      '<xs:element name="id" type="xs:string"/><xs:element name="note" type="xs:string"/><xs:attribute name="kind" type="xs:string"/>',
    ),
  });

  test("are prefixed with the prefix of the other namespace", () => {
    const content = '<xs:element ref="b:id"/><xs:element ref="a:id"/><xs:element ref="b:note"/>';
    const sources = generateFrom(files(record("order", content)));
    const program = `import type { Order } from "./types.ts";
export const order: Order = { "b:id": "x", id: 1, note: "" };
// @ts-expect-error: the identifier of the schema itself is a number
export const wrong: Order = { "b:id": "x", id: "1", note: "" };
`;
    expect(checkTypes(sources, program)).toBe("");
  });

  test("are prefixed in items", () => {
    const content =
      '<xs:choice maxOccurs="unbounded"><xs:element ref="b:id"/><xs:element ref="a:id"/></xs:choice>';
    expect(generateFrom(files(record("order", content))).get("types.ts")).toContain(
      'export type Order = readonly [(Item<"b:id", string> | Item<"id", number>)',
    );
  });

  test("are prefixed in attributes", () => {
    const attributes = '<xs:attribute name="kind" type="xs:int"/><xs:attribute ref="b:kind"/>';
    const types = generateFrom(files(`<xs:complexType name="order">${attributes}</xs:complexType>`)).get(
      "types.ts",
    );
    expect(types).toContain("readonly kind?: number;");
    expect(types).toContain('readonly "b:kind"?: string;');
  });
});

test("substitutes are items in a member named after the head", () => {
  const content = `<xs:element name="product" abstract="true"/>
<xs:element name="swap" type="xs:int" substitutionGroup="a:product"/>
<xs:element name="loan" type="xs:string" substitutionGroup="a:product"/>
${record("trade", '<xs:element name="items" type="xs:int"/><xs:element ref="a:product" maxOccurs="unbounded" minOccurs="0"/>')}`;
  const program = `import type { Trade } from "./types.ts";
export const trade: Trade = { items: 1, product: [{ element: "loan", value: "" }, { element: "swap", value: 1 }] };
// @ts-expect-error: the element is abstract
export const abstract: Trade = { items: 1, product: [{ element: "product", value: 1 }] };
`;
  expect(checkTypes(generateFrom({ "a.xsd": schemaOf("a", content) }), program)).toBe("");
});

test("type labels are prefixed", () => {
  const derived = '<xs:simpleType name="digits"><xs:restriction base="b:code"/></xs:simpleType>';
  const types = generateFrom({
    "a.xsd": schemaOf("a", `${IMPORT}${derived}`).replace("<xs:schema ", '<xs:schema xmlns:b="urn:b" '),
    "b.xsd": schemaOf("b", `${SHARED}${derived}`),
  }).get("types.ts");
  expect(types).toContain(`export type AnyCode =
  | Code
  | { readonly "xsi:type": "digits"; readonly value: Digits }
  | { readonly "xsi:type": "b:digits"; readonly value: BDigits };
`);
});

test("members named like inherited properties compile", () => {
  const [first, ...others] = ["constructor", "toString", "valueOf", "hasOwnProperty"].map(
    (name) => `<xs:element name="${name}" type="xs:string"/>`,
  );
  const rows = `<xs:sequence maxOccurs="2">${others.join("")}</xs:sequence>`;
  const content = `${record("inner", rows)}<xs:element name="root"><xs:complexType><xs:sequence>${first}<xs:element name="inner" type="a:inner"/></xs:sequence><xs:attribute name="toString" type="xs:string"/></xs:complexType></xs:element>`;
  expect(checkTypes(generateFrom({ "a.xsd": schemaOf("a", content) }))).toBe("");
});
