import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileXsd } from "@payment-routing/xsd-compiler";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareXsd, writeXsd } from "../../../test/compare-xsd.ts";
import type { Direction } from "../../contract-list.ts";
import type { Change } from "../change.ts";
import type { RuleId, Verdict } from "../values/difference.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An order with an element of each kind. */
const ORDER = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="order" type="order"/>
  <xs:complexType name="order">
    <xs:sequence>
      <xs:element name="id" type="id"/>
      <xs:element name="currency" type="currency" minOccurs="0"/>
      <xs:element name="code" type="code" minOccurs="0"/>
      <xs:element name="line" type="xs:string"/>
      <xs:element name="note" type="xs:string" minOccurs="0"/>
    </xs:sequence>
  </xs:complexType>
  <xs:simpleType name="id">
    <xs:restriction base="xs:int"><xs:minInclusive value="0"/><xs:maxInclusive value="1000"/></xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="currency">
    <xs:restriction base="xs:string"><xs:enumeration value="EUR"/><xs:enumeration value="DKK"/></xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="code">
    <xs:restriction base="xs:string"><xs:pattern value="[A-Z]{3}"/></xs:restriction>
  </xs:simpleType>
</xs:schema>
`;

const NOTE = '<xs:element name="note" type="xs:string" minOccurs="0"/>';

function edit(from: string, to: string): string {
  if (!ORDER.includes(from)) throw new Error(`${from} is not in the schema`);
  return ORDER.replace(from, to);
}

const compare = (before: string, after: string, direction: Direction): readonly Change[] =>
  compareXsd(folder, before, after, direction);

/** Verdicts for a request, a response, code that writes, and code that reads; the last two if there are any. */
type Expected = readonly [request: Verdict, response: Verdict, writer?: Verdict, reader?: Verdict];

const EDITS: readonly [string, RuleId, string, string, Expected][] = [
  [
    "an optional element is added",
    "member-added",
    edit(NOTE, ""),
    ORDER,
    ["compatible", "breaking", "compatible", "compatible"],
  ],
  [
    "a required element is added",
    "required-member-added",
    edit(NOTE, ""),
    edit(NOTE, NOTE.replace(' minOccurs="0"', "")),
    ["breaking", "breaking", "breaking", "compatible"],
  ],
  [
    "an optional element is removed",
    "member-removed",
    ORDER,
    edit(NOTE, ""),
    ["breaking", "compatible", "breaking", "breaking"],
  ],
  [
    "an optional element becomes required",
    "member-required",
    ORDER,
    edit(NOTE, NOTE.replace(' minOccurs="0"', "")),
    ["breaking", "compatible", "breaking", "compatible"],
  ],
  [
    "a required element becomes optional",
    "member-optional",
    ORDER,
    edit('"line" type="xs:string"', '"line" type="xs:string" minOccurs="0"'),
    ["compatible", "breaking", "compatible", "breaking"],
  ],
  [
    "a value is added",
    "value-added",
    ORDER,
    edit('<xs:enumeration value="DKK"/>', '<xs:enumeration value="DKK"/><xs:enumeration value="SEK"/>'),
    ["compatible", "breaking", "compatible", "breaking"],
  ],
  [
    "a value is removed",
    "value-removed",
    ORDER,
    edit('<xs:enumeration value="DKK"/>', ""),
    ["breaking", "compatible", "breaking", "warning"],
  ],
  [
    "a bound allows less",
    "bound-tightened",
    ORDER,
    edit('maxInclusive value="1000"', 'maxInclusive value="999"'),
    ["breaking", "compatible", "compatible", "compatible"],
  ],
  [
    "a pattern allows more",
    "bound-loosened",
    ORDER,
    edit("[A-Z]{3}", "[A-Z]{3,4}"),
    ["compatible", "breaking", "compatible", "compatible"],
  ],
  [
    "one becomes many",
    "occurrence-changed",
    ORDER,
    edit('"line" type="xs:string"', '"line" type="xs:string" maxOccurs="9"'),
    ["compatible", "breaking", "breaking", "breaking"],
  ],
  [
    "the order of elements changes",
    "content-changed",
    ORDER,
    edit('<xs:element name="id" type="id"/>', "").replace(NOTE, `${NOTE}<xs:element name="id" type="id"/>`),
    ["breaking", "breaking"],
  ],
  [
    "the namespace changes",
    "content-changed",
    ORDER,
    edit("<xs:schema", '<xs:schema xmlns="urn:order" targetNamespace="urn:order"'),
    ["breaking", "breaking"],
  ],
];

describe.each(EDITS)("%s", (_, rule, before, after, [request, response, writer, reader]) => {
  test.each([
    ["request", request],
    ["response", response],
  ] as const)("as a %s it is %s", (direction, wire) => {
    const changes = compare(before, after, direction);
    const code =
      writer && reader
        ? [
            [rule, "typescript-writer", writer],
            [rule, "typescript-reader", reader],
          ]
        : [];
    expect(changes.map(({ rule: id, kind, verdict }) => [id, kind, verdict])).toEqual([
      [rule, "wire", wire],
      ...code,
    ]);
    const { counterexample } = changes[0] as Change;
    expect(counterexample !== undefined).toBe(wire !== "compatible");
    if (counterexample === undefined) return;
    const isValid = (name: string, text: string): boolean => {
      const compiled = compileXsd([writeXsd(folder, name, text)]);
      return compiled.ok && compiled.validate(new TextEncoder().encode(counterexample.document)).valid;
    };
    expect([isValid("old", before), isValid("new", after)]).toEqual(
      counterexample.acceptedBy === "old" ? [true, false] : [false, true],
    );
  });
});

test("positions are those of the element in both files", () => {
  const [change] = compare(ORDER, edit(NOTE, NOTE.replace(' minOccurs="0"', "")), "request");
  expect(change?.before).toEqual({ file: "old/order/order.xsd", line: 9, column: 7 });
  expect(change?.after).toEqual({ file: "new/order/order.xsd", line: 9, column: 7 });
});

test("documentation and formatting change nothing", () => {
  const after = edit("<xs:sequence>", "<xs:sequence>\n\n").replace(
    '<xs:element name="order" type="order"/>',
    '<xs:element name="order" type="order"><xs:annotation><xs:documentation>It.</xs:documentation></xs:annotation></xs:element>',
  );
  expect(compare(ORDER, after, "request")).toEqual([]);
});

test("a new order of elements is found beside another change", () => {
  const id = '<xs:element name="id" type="id"/>';
  const after = edit(id, "").replace(
    NOTE,
    `${id}${NOTE}<xs:element name="more" type="xs:string" minOccurs="0"/>`,
  );
  expect(
    compare(ORDER, after, "request")
      .filter(({ kind }) => kind === "wire")
      .map(({ rule, verdict }) => [rule, verdict]),
  ).toEqual([
    ["member-added", "compatible"],
    ["content-changed", "breaking"],
  ]);
});

test.each([
  [
    "an attribute",
    '</xs:sequence><xs:attribute name="a" type="xs:int" default="1"/>',
    "order: the default of its attribute a",
  ],
  [
    "an element",
    '<xs:element name="e" type="xs:int" default="1"/></xs:sequence>',
    "e: its default or fixed value, or its identity constraints",
  ],
])("another default of %s is unknown: decoders fill it in", (_, declaration, what) => {
  const [before, after] = [declaration, declaration.replace("1", "2")].map((text) =>
    edit("</xs:sequence>", text),
  );
  const found = compare(before as string, after as string, "response").filter(
    ({ verdict }) => verdict !== "compatible",
  );
  expect(found.map(({ rule, verdict, message }) => [rule, verdict, message])).toEqual([
    ["content-changed", "unknown", `${what} changed`],
  ]);
});

test("a root may have a type of another name", () => {
  const renamed = (text: string): string =>
    text.replace('type="order"', 'type="o"').replace('complexType name="order"', 'complexType name="o"');
  const [change] = compare(renamed(ORDER), renamed(edit(NOTE, "")), "request");
  expect(change).toMatchObject({ rule: "member-removed", verdict: "breaking" });
});

test("a document shows its own change where another one breaks too", () => {
  const line = '"line" type="xs:string"';
  const after = edit(line, `${line} minOccurs="0"`).replace(
    "</xs:sequence>",
    '</xs:sequence><xs:attribute name="count" type="xs:int"/>',
  );
  const change = compare(ORDER, after, "response").find(({ rule }) => rule === "member-added");
  expect(change?.counterexample?.document).toContain(' count="0"');
});

describe("a branch is named", () => {
  const wrap = (content: string, types = ""): string =>
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>${types}</xs:schema>`;
  const member = (name: string): string =>
    `<xs:element name="${name}" type="xs:int" substitutionGroup="head"/>`;
  const group = '<xs:element name="head" type="xs:int" abstract="true"/>';
  const union = (members: string): string =>
    `<xs:simpleType name="u"><xs:union memberTypes="${members}"/></xs:simpleType><xs:simpleType name="a"><xs:restriction base="xs:int"><xs:minInclusive value="5"/></xs:restriction></xs:simpleType>`;
  const heads = '<xs:element ref="head" maxOccurs="9"/>';
  const typed = '<xs:element name="e" type="u"/>';
  const nillable = (type: string): string => `<xs:element name="e" type="xs:${type}" nillable="true"/>`;

  test.each([
    [
      "by the element of a substitution group",
      wrap(heads, group + member("a") + member("b")),
      wrap(heads, group + member("a") + member("b") + member("c")),
      ["the branch c is new"],
    ],
    [
      "by the definition of a member type",
      wrap(typed, union("xs:boolean xs:date")),
      wrap(typed, union("xs:boolean xs:date a")),
      ["the branch a is new"],
    ],
    [
      "by its JSON type",
      wrap(nillable("date")),
      wrap(nillable("dateTime")),
      ["the branch string is gone", "the branch string is new"],
    ],
  ])("%s", (_, before, after, messages) => {
    const wire = compare(before, after, "request").filter(({ kind }) => kind === "wire");
    expect(wire.map(({ message }) => message).filter((text) => text.includes("branch"))).toEqual(messages);
  });
});
