import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareXsd } from "../../../test/compare-xsd.ts";
import type { Verdict } from "../values/difference.ts";

// Content models are compared as languages, however they are written.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const model = (particle: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order"><xs:complexType><xs:sequence>
    <xs:element name="head"><xs:complexType>${particle}</xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element></xs:schema>`;
const [a, b, c] = ["a", "b", "c"].map((name) => `<xs:element name="${name}" type="xs:string"/>`);
const choice = (content: string, occurs = ""): string => `<xs:choice${occurs}>${content}</xs:choice>`;
const sequence = (content: string, occurs = ""): string => `<xs:sequence${occurs}>${content}</xs:sequence>`;
const many = ' minOccurs="0" maxOccurs="unbounded"';
const any = (processContents: string): string =>
  sequence(`${a}<xs:any namespace="##other" processContents="${processContents}"/>`);

test.each<[string, string, string, Verdict, string?]>([
  [
    "a choice of sequences is written with its common start in front",
    choice(sequence(`${a}${b}${b}`) + sequence(`${c}${b}`)),
    choice(sequence(`${a}${sequence(b ?? "", ' minOccurs="2" maxOccurs="2"')}`) + sequence(`${c}${b}`)),
    "compatible",
  ],
  [
    "a repeated group may come once less",
    sequence(`${a}${b}`, many),
    sequence(`${a}${b}`, ' minOccurs="0" maxOccurs="3"'),
    "breaking",
    "<a/><b/>".repeat(4),
  ],
  [
    "a repeated group comes in another order",
    sequence(`${a}${b}`, many),
    sequence(`${b}${a}`, many),
    "breaking",
    "<a/><b/>",
  ],
  [
    "a repeated choice becomes a sequence",
    choice(`${a}${b}`, many),
    sequence(`${a}${b}`, many),
    "breaking",
    "<a/>",
  ],
  [
    "a sequence becomes a repeated choice",
    sequence(`${a}${b}`, many),
    choice(`${a}${b}`, many),
    "compatible",
  ],
  [
    "a counter has a smaller maximum",
    sequence(`${a}${b}`, ' minOccurs="0" maxOccurs="12"'),
    sequence(`${a}${b}`, ' minOccurs="0" maxOccurs="11"'),
    "breaking",
    "<a/><b/>".repeat(12),
  ],
  ["a sequence becomes an xs:all", sequence(`${a}${b}`), `<xs:all>${a}${b}</xs:all>`, "compatible"],
  ["an xs:all becomes a sequence", `<xs:all>${a}${b}</xs:all>`, sequence(`${a}${b}`), "breaking", "<b/><a/>"],
  ["elements of a wildcard may be anything", any("lax"), any("skip"), "compatible"],
  [
    "a wildcard allows elements of other namespaces",
    any("skip"),
    any("skip").replace("##other", "##local"),
    "breaking",
    '<a/><any xmlns="urn:any"/>',
  ],
  ["elements of a wildcard have to be declared", any("skip"), any("strict"), "breaking"],
])("%s", (_, before, after, verdict, children) => {
  const changes = compareXsd(folder, model(before), model(after), "request").filter(
    ({ kind }) => kind === "wire",
  );
  const found = changes.find((change) => change.verdict !== "compatible");
  expect(found?.verdict ?? "compatible", JSON.stringify(changes)).toBe(verdict);
  if (children !== undefined)
    expect(changes.map(({ counterexample }) => counterexample?.document)).toContain(
      `<order><head>${children}</head></order>`,
    );
});

test("attributes of several namespaces, and that of XML, are in one document", () => {
  const schema = (type: string): string =>
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" targetNamespace="urn:a">
      <xs:import namespace="http://www.w3.org/XML/1998/namespace"/>
      <xs:attribute name="one" type="xs:int"/><xs:attribute name="two" type="xs:int"/>
      <xs:element name="order"><xs:complexType><xs:simpleContent><xs:extension base="xs:${type}">
        <xs:attribute ref="a:one" use="required"/><xs:attribute ref="a:two" use="required"/>
        <xs:attribute ref="xml:lang" use="required"/>
      </xs:extension></xs:simpleContent></xs:complexType></xs:element></xs:schema>`;
  const [change] = compareXsd(folder, schema("date"), schema("gYear"), "request").filter(
    ({ rule }) => rule === "content-changed",
  );
  expect(change?.counterexample?.document).toBe(
    '<order xmlns="urn:a" xmlns:a0="urn:a" a0:one="0" xmlns:a1="urn:a" a1:two="0" xml:lang="x">2000-01-01</order>',
  );
});
