import { readFileSync } from "node:fs";
import type { Issue } from "@payment-routing/contract-runtime";
import { expect, test } from "vitest";
import { loadGenerated } from "../test/load-generated.ts";
import { writeSchemas } from "../test/schema-folder.ts";
import { compileSchemaSet } from "./compile-schema-set.ts";
import { compileXsd } from "./compile-xsd.ts";

const XS = `xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:m="urn:m" xmlns:o="urn:o"`;
const element = (name: string, rest = 'type="xs:string"'): string => `<xs:element name="${name}" ${rest}/>`;
const choice = (names: string, occurs = ""): string =>
  `<xs:choice ${occurs}>${names.replace(/\w+/g, (name) => element(name))}</xs:choice>`;
const root = (content: string, constraints = ""): string =>
  `<xs:element name="r"><xs:complexType>${content}</xs:complexType>${constraints}</xs:element>`;
const sequence = (...parts: string[]): string => `<xs:sequence>${parts.join("")}</xs:sequence>`;
const attribute = (rest: string): string => `<xs:attribute ${rest}/>`;
const values = (name: string, base: string, ...texts: string[]): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${texts.map((text) => `<xs:enumeration value="${text}"/>`).join("")}</xs:restriction></xs:simpleType>`;
const constraint = (tag: string, selector: string, ...fields: string[]): string =>
  `<xs:${tag}><xs:selector xpath="${selector}"/>${fields.map((field) => `<xs:field xpath="${field}"/>`).join("")}</xs:${/\w+/.exec(tag)}>`;

/** Elements and attributes of another namespace, with the local names of those of the schemas below. */
const OTHER = `<xs:schema ${XS} targetNamespace="urn:o">${element("a")}${element("id")}${attribute('name="at" type="xs:string"')}
  <xs:complexType name="t"><xs:sequence/></xs:complexType></xs:schema>`;

interface Case {
  /** The declarations of a schema, whose root is `r`. */
  readonly schema: string;
  readonly targetNamespace?: string;
  /** The issues of documents. */
  readonly documents: Readonly<Record<string, readonly string[]>>;
  /** Values, and their issues. */
  readonly values?: readonly (readonly [unknown, ...string[]])[];
}

function rows(constraints: string): Pick<Case, "schema" | "targetNamespace"> {
  const row = sequence(
    element("id", 'type="xs:string" minOccurs="0" maxOccurs="2" nillable="true"'),
    '<xs:element ref="o:id" minOccurs="0"/>',
    element("q", 'type="xs:QName" minOccurs="0"'),
    '<xs:element name="c" minOccurs="0"><xs:complexType/></xs:element>',
  );
  const schema = root(
    sequence(
      `<xs:element name="row" maxOccurs="unbounded"><xs:complexType>${row}${attribute('name="n" type="xs:int"')}</xs:complexType></xs:element>`,
      element("use", 'type="xs:QName" minOccurs="0"'),
    ),
    constraints,
  );
  return { targetNamespace: "urn:m", schema };
}

const ALTERNATIVES = `<head> or <a> in the namespace "urn:m" or <a> in the namespace "urn:o"`;

const CASES: Readonly<Record<string, Case>> = {
  "a missing choice": {
    schema: root(sequence(element("z", 'minOccurs="0"'), choice("a b c"), element("d"))),
    documents: {
      "<r/>": ["/r: expected <a> or <b> or <c>, got </r>", "/r/d: expected <d>, got </r>"],
      "<r><z/><d/></r>": ["/r: expected <a> or <b> or <c>, got <d>"],
      "<r><z/><x/></r>": ["/r/x: expected <a> or <b> or <c>, got <x>"],
      "<r><a/></r>": ["/r/d: expected <d>, got </r>"],
    },
    values: [
      [
        {},
        `/: expected one of the members "a", "b", "c", got none of them`,
        "/d: expected a member, got nothing",
      ],
      [{ d: "" }, `/: expected one of the members "a", "b", "c", got none of them`],
    ],
  },
  "a choice that is missing twice": {
    schema: root(sequence(choice("a b", 'minOccurs="2" maxOccurs="4"'), element("d"))),
    documents: {
      "<r/>": ["/r: expected <a> or <b>, got </r>", "/r/d: expected <d>, got </r>"],
      "<r><b/><d/></r>": ["/r: expected <a> or <b>, got <d>"],
    },
    values: [],
  },
  "a choice of groups": {
    schema: root(
      sequence(
        `<xs:choice>${element("a")}${sequence(element("b"), element("c"))}</xs:choice>`,
        choice("d e", 'minOccurs="0"'),
      ),
    ),
    documents: {
      "<r/>": ["/r: expected <a> or <b>, got </r>"],
      "<r><e/></r>": ["/r: expected <a> or <b>, got <e>"],
      "<r><b/><e/></r>": ["/r/c: expected <c>, got <e>"],
    },
    values: [
      [{}, `/: expected one of the members "a", "b", got none of them`],
      [{ e: "" }, `/: expected one of the members "a", "b", got none of them`],
      [{ b: "", e: "" }, "/c: expected a member, got nothing"],
    ],
  },
  "a choice before an element that is also an alternative": {
    schema: root(sequence(choice("a b"), element("a"))),
    documents: { "<r/>": ["/r: expected <a> or <b>, got </r>", "/r/a: expected <a>, got </r>"] },
  },
  "a choice with a wildcard": {
    schema: root(
      `<xs:choice>${element("a")}<xs:any namespace="##other" processContents="skip"/></xs:choice>`,
    ),
    documents: { "<r/>": ["/r: expected <a> or an element that a wildcard allows, got </r>"] },
    values: [[{}, `/: expected one of the members "a", an element of open content, got none of them`]],
  },
  "a choice of many": {
    schema: root(choice("a b c d e f g h i j k l")),
    documents: {
      "<r/>": [
        `/r: expected ${[..."abcdefghij…"]
          .map((name) => `<${name}>`)
          .join(" or ")
          .replace("<…>", "…")}, got </r>`,
      ],
    },
    values: [
      [
        {},
        `/: expected one of the members ${[..."abcdefghij"].map((name) => `"${name}"`).join(", ")}, …, got none of them`,
      ],
    ],
  },
  "a choice of elements whose names differ by their namespaces alone": {
    targetNamespace: "urn:m",
    schema: `${element("head")}${element("a", 'substitutionGroup="m:head"')}${root(
      sequence(
        '<xs:choice><xs:element ref="m:head"/><xs:element ref="o:a"/></xs:choice>',
        element("b", 'minOccurs="0"'),
      ),
    )}`,
    documents: {
      "<r/>": [`/r: expected ${ALTERNATIVES}, got </r>`],
      "<r><a xmlns=''/></r>": [`/r/a: expected ${ALTERNATIVES}, got <a> in no namespace`],
      "<r><b/></r>": [`/r: expected ${ALTERNATIVES}, got <b> in the namespace "urn:m"`],
    },
  },
  "an element of another namespace that is missing": {
    targetNamespace: "urn:m",
    schema: root(sequence(element("a"), '<xs:element ref="o:a"/>')),
    documents: {
      "<r><o:a/></r>": [`/r/a: expected <a> in the namespace "urn:m", got <o:a> in the namespace "urn:o"`],
    },
  },
  "a root of another namespace": {
    targetNamespace: "urn:m",
    schema: root(sequence(element("a"))),
    documents: {
      "<r xmlns=''/>": [`/r: expected <r> in the namespace "urn:m", got <r> in no namespace`],
      "<o:r/>": [`/o:r: expected <r> in the namespace "urn:m", got <o:r> in the namespace "urn:o"`],
    },
  },
  "attributes of another namespace": {
    targetNamespace: "urn:m",
    schema: root(attribute('name="at" type="xs:string" use="required"') + attribute('ref="o:at"')),
    documents: {
      "<r m:at=''/>": [
        "/r/@at: expected the attribute at in no namespace, got none",
        `/r/@m:at: expected at in no namespace, got at in the namespace "urn:m"`,
      ],
      "<r/>": ["/r/@at: expected the attribute at, got none"],
      "<r at='' other=''/>": [`/r/@other: expected no such attribute, got ""`],
    },
  },
  "a required attribute of another namespace": {
    targetNamespace: "urn:m",
    schema: root(attribute('ref="o:at" use="required"')),
    documents: {
      "<r at=''/>": [
        `/r/@at: expected the attribute at in the namespace "urn:o", got none`,
        `/r/@at: expected at in the namespace "urn:o", got at in no namespace`,
      ],
    },
  },
  "fixed values, enumerations and bounds": {
    schema: `${values("v", "xs:string", "", "a, b")}<xs:simpleType name="i"><xs:restriction base="xs:int"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType>
      ${root(`${sequence(element("f", 'type="xs:string" fixed=" x" minOccurs="0"'), element("v", 'type="v" minOccurs="0"'), element("m", 'fixed="y" minOccurs="0"'))}${attribute('name="g" type="xs:int" fixed="1"')}${attribute('name="i" type="i"')}`)}`,
    documents: {
      "<r g='2' i=' 10 '/>": [`/r/@g: expected "1", got "2"`, `/r/@i: expected at most "9", got "10"`],
      "<r><f>z</f><v>c</v><m>z</m></r>": [
        `/r/f: expected " x", got "z"`,
        `/r/v: expected one of "", "a, b", got "c"`,
        `/r/m: expected "y", got "z"`,
      ],
      "<r><m><x/></m></r>": [`/r/m: expected the text "y" only, got elements`],
    },
    values: [[{ g: 2, i: 10 }, `/g: expected "1", got "2"`, `/i: expected at most "9", got "10"`]],
  },
  "names whose prefixes stand for other namespaces": {
    targetNamespace: "urn:m",
    schema: `<xs:notation name="a" public="a"/>${values("e", "xs:QName", "m:a", "m:b")}${values("n", "xs:NOTATION", "m:a")}
      <xs:simpleType name="l"><xs:restriction><xs:simpleType><xs:list itemType="xs:QName"/></xs:simpleType><xs:enumeration value="m:a o:a"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="u"><xs:union memberTypes="xs:int m:e"/></xs:simpleType>
      ${root(`${sequence(element("f", 'type="xs:QName" fixed="m:a" minOccurs="0"'), element("e", 'type="m:e" minOccurs="0"'), element("u", 'type="m:u" minOccurs="0"'))}
        ${attribute('name="f" type="xs:QName" fixed="m:a"')}${attribute('name="n" type="m:n"')}${attribute('name="l" type="m:l"')}`)}`,
    documents: {
      "<r xmlns:m='urn:o' f='m:a' n='m:a' l='m:a m:a'/>": [
        `/r/@f: expected "m:a" in the namespace "urn:m", got "m:a" in the namespace "urn:o"`,
        `/r/@n: expected one of "m:a" in the namespace "urn:m", got "m:a" in the namespace "urn:o"`,
        `/r/@l: expected one of "m:a o:a" in the namespace "urn:m" and in the namespace "urn:o", got "m:a m:a" in the namespace "urn:o" and in the namespace "urn:o"`,
      ],
      "<r><f xmlns:m='urn:o'>m:a</f><e>o:a</e><u>o:b</u></r>": [
        `/r/f: expected "m:a" in the namespace "urn:m", got "m:a" in the namespace "urn:o"`,
        `/r/e: expected one of "m:a" in the namespace "urn:m", "m:b" in the namespace "urn:m", got "o:a" in the namespace "urn:o"`,
        `/r/u: expected an integer, or one of "m:a" in the namespace "urn:m", "m:b" in the namespace "urn:m", got "o:b" in the namespace "urn:o"`,
      ],
    },
    values: [
      [
        { e: { namespace: "", local: "a" }, f: { namespace: "urn:m", local: "a" } },
        `/e: expected one of "m:a" in the namespace "urn:m", "m:b" in the namespace "urn:m", got "a" in no namespace`,
      ],
    ],
  },
  "types of another namespace": {
    targetNamespace: "urn:m",
    schema: `<xs:complexType name="t"><xs:sequence/></xs:complexType><xs:complexType name="base"><xs:sequence/></xs:complexType>${root(sequence(element("a", 'type="m:base"')))}`,
    documents: {
      "<r><a xsi:type='o:u'/></r>": [
        `/r/a/@xsi:type: expected a type that is derived from the declared one, and not blocked, got "o:u" in the namespace "urn:o"`,
      ],
      "<r><a xsi:type='t' xmlns:n='urn:m'/></r>": [
        `/r/a/@xsi:type: expected a type that is derived from the declared one, and not blocked, got "t" in the namespace "urn:m"`,
      ],
      "<r><a xsi:type='o:t'/></r>": [
        `/r/a/@xsi:type: expected a type that is derived from the declared one, and not blocked, got "o:t" in the namespace "urn:o"`,
      ],
    },
  },
  "a key without a field": {
    ...rows(constraint('key name="k"', "m:row", "@n", "m:id")),
    documents: {
      "<r><row n='1'/></r>": [`/r/row[1]: expected all fields of the key k, got @n = "1", no id`],
    },
    values: [[{ row: [{ id: ["a"] }] }, `/row/0: expected all fields of the key k, got no @n, id = "a"`]],
  },
  "a key that two elements have": {
    ...rows(constraint('key name="k"', "m:row", "@n")),
    documents: {
      "<r>\n<row n='1'/><row n='01'/></r>": [
        `/r/row[2]: expected a value of the key k that no other element has, got @n = "01", as at 2:1`,
      ],
    },
    values: [
      [
        { row: [{ n: 1 }, { n: 1 }] },
        `/row/1: expected a value of the key k that no other element has, got @n = "1", as at /row/0`,
      ],
    ],
  },
  "a unique constraint of several fields": {
    ...rows(constraint('unique name="u"', "m:row", "@n|m:c", ".//m:q")),
    documents: {
      "<r>\n<row n='1'><q>m:a</q></row><row n='1'><q xmlns:m='urn:o'>m:a</q></row><row n='1'><q>a</q></row></r>":
        [
          `/r/row[3]: expected a value of the unique constraint u that no other element has, got @n|c = "1", .//q = "a" in the namespace "urn:m", as at 2:1`,
        ],
    },
  },
  "fields whose names differ by their namespaces alone": {
    ...rows(constraint('key name="k"', "m:row", "m:q", "o:id", "m:id")),
    documents: {
      "<r><row><id>1</id><o:id>2</o:id></row></r>": [
        `/r/row[1]: expected all fields of the key k, got no {urn:m}q, {urn:o}id = "2", {urn:m}id = "1"`,
      ],
    },
  },
  "a field with two values": {
    ...rows(constraint('key name="k"', "m:row", "m:id")),
    documents: {
      "<r><row><id>a</id><id>b</id></row></r>": [
        `/r/row[1]: expected the field id of the key k in an element that cannot be nil, got id = "b"`,
        `/r/row[1]: expected one value for the field id of the key k, got "a" and "b"`,
      ],
    },
  },
  "a field of a complex type": {
    ...rows(constraint('unique name="u"', "m:row", "m:c")),
    documents: {
      "<r><row><c/></row></r>": [
        "/r/row[1]: expected a simple type for the field c of the unique constraint u, got none",
      ],
    },
  },
  "a reference to a name of another namespace": {
    ...rows(
      constraint('key name="k"', "m:row", "m:q") + constraint('keyref name="ref" refer="m:k"', "m:use", "."),
    ),
    documents: {
      "<r><row><q>m:a</q></row><use xmlns:m='urn:o'>m:a</use></r>": [
        `/r/use: expected a value of the key k, to which the keyref ref refers, got . = "m:a" in the namespace "urn:o"`,
      ],
    },
  },
};

test.for(Object.entries(CASES))(
  "%s",
  async ([, { documents, schema, targetNamespace, values: given = [] }]) => {
    const of = targetNamespace === undefined ? "" : `targetNamespace="${targetNamespace}"`;
    const { paths, remove } = writeSchemas({
      "main.xsd": `<xs:schema ${XS} ${of} elementFormDefault="qualified"><xs:import namespace="urn:o" schemaLocation="other.xsd"/>${schema}</xs:schema>`,
      "other.xsd": OTHER,
    });
    const compiled = compileSchemaSet(paths.slice(0, 1), (path) => readFileSync(path));
    const validator = compileXsd(paths.slice(0, 1));
    remove();
    if (!compiled.ok || !validator.ok)
      throw new Error(compiled.ok ? "" : compiled.diagnostics.map(({ message }) => message).join("\n"));
    const { decodeR, validateR } = (await loadGenerated(compiled.schemaSet)).functions;
    const messages = (issues: readonly Issue[]): string[] => issues.map(({ message }) => message);
    const issuesOf = (result: unknown): readonly Issue[] =>
      (result as { issues?: readonly Issue[] }).issues ?? [];
    for (const [document, want] of Object.entries(documents)) {
      const full = declare(document, targetNamespace);
      expect(messages(validator.validate(new TextEncoder().encode(full)).issues)).toEqual(want);
      expect(messages(issuesOf(decodeR?.(full as never)))).toEqual(want);
    }
    for (const [value, ...want] of given)
      expect(messages(issuesOf(validateR?.(value as never)))).toEqual(want);
  },
);

/** Declares the namespaces of the schemas at the root, unless it declares them itself. */
function declare(document: string, targetNamespace: string | undefined): string {
  const tag = document.slice(0, document.indexOf(">"));
  const xsi = "http://www.w3.org/2001/XMLSchema-instance";
  const namespaces = {
    xmlns: targetNamespace ?? "",
    "xmlns:m": "urn:m",
    "xmlns:o": "urn:o",
    "xmlns:xsi": xsi,
  };
  const missing = Object.entries(namespaces).filter(([name]) => !tag.includes(`${name}=`));
  return document.replace(
    /r(?=[ />])/,
    `r ${missing.map(([name, value]) => `${name}="${value}"`).join(" ")}`,
  );
}
