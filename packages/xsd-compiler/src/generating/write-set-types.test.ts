import { expect, test } from "vitest";
import { COMPLEX_TYPE_CASES, type TypeCase } from "../../test/complex-type-cases.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { generateSources } from "./generate-sources.ts";

/** What simple types become in TypeScript. */
const SIMPLE_TYPE_CASES: readonly TypeCase[] = [
  {
    name: "an enumeration",
    given: `<xs:simpleType name="t"><xs:restriction base="xs:token"><xs:enumeration value="x"><xs:annotation><xs:documentation>The first.</xs:documentation></xs:annotation></xs:enumeration><xs:enumeration value=" y "/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Its labels, in \`enumerations.ts\`, document the values.
 *
 * Value: xs:token.
 *
 * Origin: simpleType \`t\`.
 */
export type T = "x" | "y";
`,
  },
  {
    name: "an enumeration of integers",
    given: `<xs:simpleType name="t"><xs:restriction base="xs:int"><xs:enumeration value="01"/><xs:enumeration value="-2"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: xs:int.
 *
 * Origin: simpleType \`t\`.
 */
export type T = 1 | -2;
`,
  },
  {
    name: "an integer without bounds",
    given: `<xs:simpleType name="t"><xs:restriction base="xs:integer"><xs:minInclusive value="0"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: xs:integer, at least 0.
 *
 * Origin: simpleType \`t\`.
 */
export type T = bigint;
`,
  },
  {
    name: "an integer with bounds",
    given: `<xs:simpleType name="t"><xs:restriction base="xs:integer"><xs:minInclusive value="0"/><xs:maxExclusive value="1000"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: xs:integer, at least 0, less than 1000.
 *
 * Origin: simpleType \`t\`.
 */
export type T = number;
`,
  },
  {
    name: "an integer with a pattern",
    given: `<xs:simpleType name="t"><xs:restriction base="xs:int"><xs:pattern value="[0-9]{4}"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: xs:int, matches \`[0-9]{4}\`.
 *
 * Origin: simpleType \`t\`.
 */
export type T = Decimal;
`,
  },
  {
    name: "a length in bytes",
    given: `<xs:simpleType name="t"><xs:restriction base="xs:base64Binary"><xs:length value="4"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: xs:base64Binary, 4 bytes.
 *
 * Origin: simpleType \`t\`.
 */
export type T = string;
`,
  },
  {
    name: "a list with a pattern",
    given: `<xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType><xs:pattern value="0\\d( 0\\d)*"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: items with white space between them, matches \`0\\d( 0\\d)*\`.
 *
 * Origin: simpleType \`t\`.
 */
export type T = string;
`,
  },
  {
    name: "a union with a pattern",
    given: `<xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:union memberTypes="xs:int xs:boolean"/></xs:simpleType><xs:pattern value="0\\d|true"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: a value of the first type that has it, matches \`0\\d|true\`.
 *
 * Origin: simpleType \`t\`.
 */
export type T = string;
`,
  },
  {
    name: "a list",
    given: `<xs:simpleType name="t"><xs:list itemType="xs:int"/></xs:simpleType>`,
    want: `/**
 * Value: items with white space between them.
 *
 * Origin: simpleType \`t\`.
 */
export type T = readonly number[];
`,
  },
  {
    name: "a list with a minimum length of one",
    given: `<xs:simpleType name="t"><xs:restriction><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType><xs:minLength value="1"/></xs:restriction></xs:simpleType>`,
    want: `/**
 * Value: items with white space between them, at least 1 item.
 *
 * Origin: simpleType \`t\`.
 */
export type T = readonly [number, ...number[]];
`,
  },
  {
    name: "a union",
    given: `<xs:simpleType name="t"><xs:union memberTypes="xs:int xs:boolean xs:token"/></xs:simpleType>`,
    want: `/**
 * Value: a value of the first type that has it.
 *
 * Origin: simpleType \`t\`.
 */
export type T = number | boolean | string;
`,
  },
];

test.for([...COMPLEX_TYPE_CASES, ...SIMPLE_TYPE_CASES])("$name", ({ given, want }) => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${given}\n</xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  const types = compiled.ok ? generateSources(compiled.schemaSet).get("types.ts") : undefined;
  expect(types?.replace(/^\/\/.*\n\n(?:import type \{[^}]*\} from "[^"]*";\n\n)?/, "")).toBe(want);
});

test("comments name the root elements of a type, and its file unless most types are declared there", () => {
  const files: Readonly<Record<string, string>> = {
    "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="b.xsd"/><xs:complexType name="A"/><xs:element name="a" type="A"/></xs:schema>`,
    "b.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:complexType name="B"/><xs:complexType name="C"/><xs:element name="b" type="B"/><xs:element name="c" type="B"/></xs:schema>`,
  };
  const compiled = compileSchemaSet(["a.xsd"], (file) => new TextEncoder().encode(files[file]));
  const types = compiled.ok ? generateSources(compiled.schemaSet).get("types.ts") : undefined;
  expect(types?.split("\n").slice(2).join("\n")).toBe(`// Where a comment names no origin, it is b.xsd.

/**
 * The root element \`<a>\`.
 *
 * Origin: a.xsd.
 */
export interface A {
}

/** The root elements \`<b>\`, \`<c>\`. */
export interface B {
}

export interface C {
}
`);
});

test("what a member and its type say with the same words stands at the type", () => {
  const say = (text: string): string =>
    `<xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>`;
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:complexType name="Party">${say("Who pays.")}</xs:complexType><xs:complexType name="Order"><xs:sequence>
<xs:element name="party" type="Party">${say("Who pays.")}</xs:element><xs:element name="other" type="Party">${say("Who is paid.")}</xs:element>
</xs:sequence></xs:complexType></xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  const types = compiled.ok ? generateSources(compiled.schemaSet).get("types.ts") : undefined;
  expect(types).toContain("{\n  readonly party: Party;\n  /** Who is paid. */\n  readonly other: Party;\n}");
  expect(types?.match(/Who pays/g)).toHaveLength(1);
});

test("documents identity constraints at their element", () => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order"><xs:complexType><xs:sequence>
<xs:element name="line" maxOccurs="unbounded"><xs:complexType><xs:attribute name="id"/><xs:attribute name="parent"/></xs:complexType></xs:element>
</xs:sequence></xs:complexType>
<xs:key name="lines"><xs:annotation><xs:documentation>Lines are numbered.</xs:documentation></xs:annotation><xs:selector xpath="line"/><xs:field xpath="@id"/></xs:key>
<xs:unique name="pairs"><xs:selector xpath="line"/><xs:field xpath="@id"/><xs:field xpath="@parent"/></xs:unique>
<xs:keyref name="parents" refer="lines"><xs:selector xpath="line"/><xs:field xpath="@parent"/></xs:keyref>
</xs:element></xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  const types = compiled.ok ? generateSources(compiled.schemaSet).get("types.ts") : undefined;
  expect(types).toContain(` * The root element \`<order>\`.
 *
 * Key \`lines\`: every \`line\` has \`@id\`, and no two the same. Lines are numbered.
 *
 * Unique \`pairs\`: no two \`line\` have the same \`@id\`, \`@parent\`.
 *
 * Reference \`parents\`: \`@parent\` of every \`line\` is a value of \`lines\`.
`);
});

test("documents an attribute of the XML namespace with its prefix", () => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="http://www.w3.org/XML/1998/namespace"/><xs:complexType name="t"><xs:sequence><xs:element name="lang"/></xs:sequence><xs:attribute name="lang"/><xs:attribute ref="xml:lang"/></xs:complexType></xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const types = generateSources(compiled.schemaSet).get("types.ts");
  expect(types).toContain("XML: the attribute `lang`,");
  expect(types).toMatch(/XML: an attribute\.[^/]*\/\n {2}readonly "xml:lang"/);
});
