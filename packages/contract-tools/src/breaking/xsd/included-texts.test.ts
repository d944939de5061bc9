import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareXsd } from "../../../test/compare-xsd.ts";
import type { Direction } from "../../contract-list.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (content: string, types = ""): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order"><xs:complexType>${content}</xs:complexType></xs:element>${types}</xs:schema>`;
const restrict = (base: string, ...facets: readonly [string, string | number][]): string =>
  `<xs:simpleType><xs:restriction base="xs:${base}">${facets.map(([name, value]) => `<xs:${name} value="${value}"/>`).join("")}</xs:restriction></xs:simpleType>`;
const list = (item: string): string => `<xs:simpleType><xs:list>${item}</xs:list></xs:simpleType>`;
const union = (...members: readonly string[]): string =>
  `<xs:simpleType><xs:union>${members.join("")}</xs:union></xs:simpleType>`;
const named = (type: string): string => (type.startsWith("<") ? type : restrict(type));

/** The worst verdict for documents, and the shortest document that shows it. */
function compareDocuments(before: string, after: string, direction: Direction): readonly [string, string?] {
  const wire = compareXsd(folder, before, after, direction, true).filter(({ kind }) => kind === "wire");
  const worst = ["unknown", "breaking", "warning"].find((each) =>
    wire.some(({ verdict }) => verdict === each),
  );
  const documents = wire.flatMap(({ counterexample: found }) => found?.document ?? []);
  const [shortest] = documents
    .map((text) => text.replace(/^<\?.*\?>\s*/, "").trim())
    .sort((a, b) => a.length - b.length);
  return shortest === undefined ? [worst ?? "compatible"] : [worst ?? "compatible", shortest];
}

/** A type, a wider one, and a text that only the second allows; none where all texts are valid by both. */
const WIDER: readonly [string, string, string?][] = [
  ["int", "long", "2147483648"],
  ["long", "integer", "9223372036854775808"],
  ["unsignedLong", "nonNegativeInteger", "18446744073709551616"],
  ["positiveInteger", "nonNegativeInteger", "0"],
  ["negativeInteger", "integer", "0"],
  ["short", "decimal", "0."],
  ["integer", "decimal", "0."],
  ["decimal", "double", "1E3"],
  ["float", "double"],
  ["token", "string"],
  ["normalizedString", "string"],
  ["anyURI", "string", "%"],
  ["int", "string", ""],
  ["date", "token", ""],
  ["boolean", "token", ""],
  ["boolean", "anySimpleType", ""],
  ["ID", "NCName"],
  ["NMTOKEN", "NMTOKENS", "a a"],
  [restrict("decimal", ["maxInclusive", "9.5"]), restrict("decimal", ["maxExclusive", "10.5"]), "10"],
  [
    restrict("decimal", ["totalDigits", 4], ["fractionDigits", 1]),
    restrict("decimal", ["totalDigits", 5]),
    "10000",
  ],
  [restrict("decimal", ["fractionDigits", 1]), restrict("decimal", ["fractionDigits", 2]), "0.11"],
  [restrict("integer", ["totalDigits", 9]), "int", "-1000000000"],
  ["short", restrict("integer", ["totalDigits", 5]), "32768"],
  [restrict("integer", ["minExclusive", 0]), restrict("integer", ["minInclusive", 1])],
  [
    restrict("date", ["minInclusive", "2000-01-02"]),
    restrict("date", ["minInclusive", "2000-01-01"]),
    "2000-01-01",
  ],
  [restrict("string", ["maxLength", 2]), restrict("token", ["maxLength", 2]), "   "],
  [
    restrict("string", ["enumeration", "x"]),
    restrict("string", ["enumeration", "x"], ["enumeration", "y"]),
    "y",
  ],
  [restrict("string", ["enumeration", "xy"]), restrict("string", ["maxLength", 2]), ""],
  [restrict("token", ["pattern", "[A-Z]{3}"]), restrict("token", ["pattern", "[A-Z]{2,3}"]), "AA"],
  [restrict("decimal", ["enumeration", "1.0"]), restrict("decimal", ["minInclusive", 1]), "2"],
  [restrict("hexBinary", ["length", 2]), restrict("hexBinary", ["minLength", 1]), "00"],
  [list(named("int")), list(named("long")), "2147483648"],
  [named("boolean"), union(named("int"), named("boolean")), "-1"],
  [union(named("boolean"), named("short")), union(named("token"))],
  [
    restrict("string", ["enumeration", "a"], ["enumeration", "b"]),
    union(restrict("string", ["enumeration", "b"]), restrict("string", ["pattern", "a?"])),
    "",
  ],
];

const asElement = (type: string): string =>
  write(
    type.startsWith("<")
      ? `<xs:sequence><xs:element name="e">${type}</xs:element></xs:sequence>`
      : `<xs:sequence><xs:element name="e" type="xs:${type}"/></xs:sequence>`,
  );
const asAttribute = (type: string): string =>
  asElement(type)
    .replace(/<(\/?)xs:sequence>/g, "")
    .replaceAll('xs:element name="e"', 'xs:attribute name="e"')
    .replace(/(<xs:attribute .*)<\/xs:element><\/xs:complexType>/, "$1</xs:attribute></xs:complexType>");

describe.each([
  [
    "of an element",
    asElement,
    (text: string) => (text === "" ? "<order><e/></order>" : `<order><e>${text}</e></order>`),
  ],
  ["of an attribute", asAttribute, (text: string) => `<order e="${text}"/>`],
] as const)("a text %s", (_, declare, asDocument) => {
  test.each(WIDER)("%s to %s", (narrow, wide, text) => {
    const [before, after] = [declare(narrow), declare(wide)];
    const [toWide, toNarrow] = [
      compareDocuments(before, after, "request"),
      compareDocuments(after, before, "request"),
    ];
    expect([toWide, compareDocuments(after, before, "response")]).toEqual([["compatible"], ["compatible"]]);
    const responses = compareDocuments(before, after, "response");
    expect(responses).toEqual(toNarrow);
    if (text !== undefined) expect(toNarrow[0]).toBe("breaking");
    if (text !== undefined) expect(toNarrow[1]?.length).toBeLessThanOrEqual(asDocument(text).length);
  });
});

test.each([
  ["long", "int", "<order><e>2147483648</e></order>"],
  ["nonNegativeInteger", "positiveInteger", "<order><e>0</e></order>"],
  ["decimal", "integer", "<order><e>0.</e></order>"],
])("%s to %s breaks a request with a document of one element", (before, after, document) => {
  expect(compareDocuments(asElement(before), asElement(after), "request")).toEqual(["breaking", document]);
});

test("an ID is no wider than a name: documents may repeat names", () => {
  expect(compareDocuments(asElement("NCName"), asElement("ID"), "request")).toEqual(["unknown"]);
});

test.each([
  ["of a simple type", '<xs:element name="e" type="xs:int"/>', '<e xsi:nil="true"/>'],
  [
    "of a list of elements",
    '<xs:element name="e" type="xs:long" minOccurs="0" maxOccurs="3"/>',
    '<e xsi:nil="true"/>',
  ],
  ["with a required attribute", '<xs:element name="e" type="t"/>', '<e a="" xsi:nil="true"/>'],
])("nillable added to an element %s breaks responses and renames no type", (_, element, nil) => {
  const type =
    '<xs:complexType name="t"><xs:sequence><xs:element name="x"/></xs:sequence><xs:attribute name="a" type="xs:string" use="required"/></xs:complexType>';
  const before = write(`<xs:sequence>${element}</xs:sequence>`, type);
  const after = before.replace('name="e"', 'name="e" nillable="true"');
  expect(compareDocuments(before, after, "request")).toEqual(["compatible"]);
  const [verdict, document] = compareDocuments(before, after, "response");
  expect([verdict, document]).toEqual(["breaking", expect.stringContaining(nil)]);
  const changes = compareXsd(folder, before, after, "request", true);
  expect(changes.map(({ rule }) => rule)).not.toContain("type-renamed");
});

describe("what consumers cannot import is no finding", () => {
  const NOTE = '<xs:element name="note" type="xs:string"/>';
  const open = '<xs:any namespace="##other" processContents="lax" minOccurs="0"/>';
  const base = '<xs:complexType name="b"><xs:sequence/></xs:complexType>';
  const derived =
    '<xs:complexType name="d"><xs:complexContent><xs:extension base="b"><xs:sequence/></xs:extension></xs:complexContent></xs:complexType>';
  const part = '<xs:sequence><xs:element name="part" type="b"/></xs:sequence>';

  test.each([
    [
      "a wildcard that allows all elements",
      write(`<xs:sequence>${NOTE}</xs:sequence>`),
      write(`<xs:sequence>${NOTE}${open}</xs:sequence>`),
      /type-renamed|the branch/,
    ],
    [
      "the choice of a type and its derived ones",
      write(part, base),
      write(part, base + derived),
      /type-renamed/,
    ],
    ["what a schema does not express", asElement("int"), asElement("long"), /comment/],
  ])("%s", (_, before, after, what) => {
    const changes = [
      ...compareXsd(folder, before, after, "request", true),
      ...compareXsd(folder, after, before, "response", true),
    ];
    expect(changes.filter(({ rule, message }) => what.test(`${rule} ${message}`))).toEqual([]);
  });

  test("a type that is exported is one", () => {
    const renamed = write(part.replace('"b"', '"c"'), base.replace('"b"', '"c" mixed="true"'));
    const changes = compareXsd(folder, write(part, base), renamed, "request");
    expect(changes.map(({ kind, message }) => [kind, message])).toContainEqual([
      "typescript-reader",
      "b is now c",
    ]);
  });
});
