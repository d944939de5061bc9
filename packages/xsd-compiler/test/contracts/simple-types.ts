import { restriction, schema, schemaOf } from "../schema.ts";

/** Texts of an element of the type, with the value each has or the code of what is wrong with it. */
export interface SimpleTypeCase {
  readonly name: string;
  readonly xsd: string;
  readonly valid: Readonly<Record<string, unknown>>;
  readonly invalid: Readonly<Record<string, string>>;
}

const builtIn = (type: string): string => schema(`<xs:element name="root" type="xs:${type}"/>`);
const derived = (base: string, first: string, second: string): string =>
  schemaOf(
    `<xs:simpleType name="base"><xs:restriction base="${base}">${first}</xs:restriction></xs:simpleType>
<xs:simpleType name="root"><xs:restriction base="base">${second}</xs:restriction></xs:simpleType>`,
  );
const SAFE = '<xs:minInclusive value="-9007199254740991"/><xs:maxInclusive value="9007199254740991"/>';

export const SIMPLE_TYPES: readonly SimpleTypeCase[] = [
  {
    name: "xs:string",
    xsd: builtIn("string"),
    valid: { "": "", " a\t\nb ": " a\t\nb ", "&#13;": "\r", "é\u{1F4B3}": "é\u{1F4B3}" },
    invalid: { "<b/>": "unexpected-element" },
  },
  {
    name: "xs:normalizedString",
    xsd: builtIn("normalizedString"),
    valid: { " a\t\n&#13;b ": " a   b " },
    invalid: {},
  },
  { name: "xs:token", xsd: builtIn("token"), valid: { " a\t\n b ": "a b", "": "" }, invalid: {} },
  {
    name: "xs:boolean",
    xsd: builtIn("boolean"),
    valid: { true: true, " 1\n": true, false: false, "0": false },
    invalid: {
      "": "invalid-lexical",
      TRUE: "invalid-lexical",
      "01": "invalid-lexical",
      yes: "invalid-lexical",
    },
  },
  ...(
    [
      ["byte", -128, 127],
      ["unsignedByte", 0, 255],
      ["short", -32768, 32767],
      ["unsignedShort", 0, 65535],
      ["int", -2147483648, 2147483647],
      ["unsignedInt", 0, 4294967295],
    ] as const
  ).map(([type, least, most]) => ({
    name: `xs:${type}`,
    xsd: builtIn(type),
    valid: { [least]: least, [most]: most, " +0001 ": 1, "-0": 0 },
    invalid: {
      [least - 1]: "out-of-range",
      [most + 1]: "out-of-range",
      "": "invalid-lexical",
      "1.0": "invalid-lexical",
    },
  })),
  {
    name: "xs:integer within what a double holds",
    xsd: restriction("xs:integer", SAFE),
    valid: { "9007199254740991": 9007199254740991, "-9007199254740991": -9007199254740991, "00": 0 },
    invalid: {
      "9007199254740992": "out-of-range",
      "-9007199254740992": "out-of-range",
      "1e3": "invalid-lexical",
    },
  },
  ...(
    [
      ["nonNegativeInteger", 0, 9007199254740991, '<xs:maxInclusive value="9007199254740991"/>'],
      ["positiveInteger", 1, 9007199254740991, '<xs:maxInclusive value="9007199254740991"/>'],
      ["unsignedLong", 0, 9007199254740991, '<xs:maxInclusive value="9007199254740991"/>'],
      ["nonPositiveInteger", -9007199254740991, 0, '<xs:minInclusive value="-9007199254740991"/>'],
      ["negativeInteger", -9007199254740991, -1, '<xs:minInclusive value="-9007199254740991"/>'],
      ["long", -9007199254740991, 9007199254740991, SAFE],
    ] as const
  ).map(([type, least, most, facets]) => ({
    name: `xs:${type}, bounded`,
    xsd: restriction(`xs:${type}`, facets),
    valid: { [least]: least, [most]: most },
    invalid: { [String(BigInt(least) - 1n)]: "out-of-range", [String(BigInt(most) + 1n)]: "out-of-range" },
  })),
  {
    name: "minInclusive, maxInclusive",
    xsd: restriction("xs:int", '<xs:minInclusive value="-2"/><xs:maxInclusive value="+3"/>'),
    valid: { "-2": -2, "3": 3, "+03": 3 },
    invalid: { "-3": "out-of-range", "4": "out-of-range", x: "invalid-lexical" },
  },
  {
    name: "minExclusive, maxExclusive",
    xsd: restriction("xs:int", '<xs:minExclusive value="-2"/><xs:maxExclusive value="3"/>'),
    valid: { "-1": -1, "2": 2 },
    invalid: { "-2": "out-of-range", "3": "out-of-range" },
  },
  {
    name: "bounds of two steps",
    xsd: derived(
      "xs:int",
      '<xs:minInclusive value="0"/><xs:maxInclusive value="9"/>',
      '<xs:maxInclusive value="4"/>',
    ),
    valid: { "0": 0, "4": 4 },
    invalid: { "-1": "out-of-range", "5": "out-of-range" },
  },
  {
    name: "length",
    xsd: restriction("xs:string", '<xs:length value="2"/>'),
    valid: { ab: "ab", "\u{1F4B3}\u{1F4B3}": "\u{1F4B3}\u{1F4B3}", " \n": " \n" },
    invalid: { a: "invalid-length", abc: "invalid-length", "\u{1F4B3}": "invalid-length" },
  },
  {
    name: "minLength, maxLength of collapsed text",
    xsd: restriction("xs:token", '<xs:minLength value="1"/><xs:maxLength value="3"/>'),
    valid: { " a ": "a", "a  b": "a b" },
    invalid: { "": "invalid-length", " \t": "invalid-length", abcd: "invalid-length" },
  },
  {
    name: "minLength alone",
    xsd: restriction("xs:normalizedString", '<xs:minLength value="2"/>'),
    valid: { "\ta": " a" },
    invalid: { a: "invalid-length" },
  },
  {
    name: "maxLength 0",
    xsd: restriction("xs:token", '<xs:maxLength value="0"/>'),
    valid: { "": "", "  ": "" },
    invalid: { a: "invalid-length" },
  },
  {
    name: "lengths of two steps",
    xsd: derived("xs:token", '<xs:maxLength value="3"/>', '<xs:minLength value="2"/>'),
    valid: { ab: "ab", abc: "abc" },
    invalid: { a: "invalid-length", abcd: "invalid-length" },
  },
  {
    name: "pattern",
    xsd: restriction("xs:token", '<xs:pattern value="[A-Z]{2}\\d?"/>'),
    valid: { AB: "AB", " AB1 ": "AB1", "AB\u0663": "AB\u0663" },
    invalid: {
      A: "pattern-mismatch",
      ab: "pattern-mismatch",
      AB12: "pattern-mismatch",
      xABx: "pattern-mismatch",
    },
  },
  {
    name: "patterns of one step are alternatives",
    xsd: restriction("xs:token", '<xs:pattern value="a|b"/><xs:pattern value="c+"/>'),
    valid: { a: "a", b: "b", ccc: "ccc" },
    invalid: { ab: "pattern-mismatch", "": "pattern-mismatch" },
  },
  {
    name: "patterns of two steps must both match",
    xsd: derived(
      "xs:token",
      '<xs:pattern value="[a-c]+"/>',
      '<xs:pattern value=".."/><xs:pattern value="a*"/>',
    ),
    valid: { ab: "ab", a: "a", aaa: "aaa" },
    invalid: { b: "pattern-mismatch", xy: "pattern-mismatch", abc: "pattern-mismatch" },
  },
  {
    name: "a pattern sees text as its white space leaves it",
    xsd: restriction("xs:string", '<xs:pattern value=" a\\n"/>'),
    valid: { " a\n": " a\n" },
    invalid: { a: "pattern-mismatch" },
  },
  {
    name: "enumeration of strings",
    xsd: restriction(
      "xs:token",
      '<xs:enumeration value="a b"/><xs:enumeration value=""/><xs:enumeration value="é&quot;"/>',
    ),
    valid: { " a  b ": "a b", "": "", 'é"': 'é"' },
    invalid: { a: "not-in-enumeration", "A B": "not-in-enumeration" },
  },
  {
    name: "enumeration of strings whose white space is kept",
    xsd: restriction("xs:string", '<xs:enumeration value=" a "/><xs:enumeration value="b"/>'),
    valid: { " a ": " a ", b: "b" },
    invalid: { a: "not-in-enumeration", " b": "not-in-enumeration" },
  },
  {
    name: "enumeration of integers",
    xsd: restriction(
      "xs:integer",
      '<xs:enumeration value="+1"/><xs:enumeration value="-2"/><xs:enumeration value="003"/>',
    ),
    valid: { "1": 1, "+01": 1, "-2": -2, " 3 ": 3 },
    invalid: { "2": "not-in-enumeration", "": "invalid-lexical", "1.0": "invalid-lexical" },
  },
  {
    name: "an enumeration narrowed by an enumeration",
    xsd: derived(
      "xs:byte",
      '<xs:enumeration value="1"/><xs:enumeration value="2"/><xs:enumeration value="3"/>',
      '<xs:enumeration value="+3"/><xs:enumeration value="1"/>',
    ),
    valid: { "1": 1, "3": 3 },
    invalid: { "2": "not-in-enumeration" },
  },
  {
    name: "an enumeration narrowed by bounds",
    xsd: derived(
      "xs:byte",
      '<xs:enumeration value="1"/><xs:enumeration value="2"/><xs:enumeration value="3"/>',
      '<xs:maxInclusive value="2"/>',
    ),
    valid: { "1": 1, "2": 2 },
    invalid: { "3": "not-in-enumeration", "0": "not-in-enumeration" },
  },
  {
    name: "an enumeration narrowed by a length and a pattern",
    xsd: derived(
      "xs:token",
      '<xs:enumeration value="a"/><xs:enumeration value="ab"/><xs:enumeration value="bc"/>',
      '<xs:minLength value="2"/><xs:pattern value="a.*"/>',
    ),
    valid: { ab: "ab" },
    invalid: { a: "not-in-enumeration", bc: "pattern-mismatch", ac: "not-in-enumeration" },
  },
  {
    name: "a pattern beside an enumeration",
    xsd: restriction("xs:token", '<xs:pattern value="[ab]"/><xs:enumeration value="a"/>'),
    valid: { a: "a" },
    invalid: { b: "not-in-enumeration", c: "pattern-mismatch" },
  },
];
