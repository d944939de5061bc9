import type { XmlAttribute } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { BUILT_IN_VALUES } from "../testing/random-simple-type.ts";

const NOTATION =
  '<xs:restriction base="xs:NOTATION"><xs:enumeration value="p:png"/><xs:enumeration value="m:gif"/></xs:restriction>';
const anonymous = (type: string): string => `<xs:simpleType>${type}</xs:simpleType>`;

/** Simple types, and a text of each, in which the prefix p stands for urn:p and the prefix m for urn:m. */
const DATATYPES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  ...Object.fromEntries(
    Object.entries({ ...BUILT_IN_VALUES, QName: ["p:a"], NMTOKENS: ["a b"] }).map(([name, values]) => [
      name,
      [`<xs:restriction base="xs:${name}"/>`, values.at(-1) ?? ""],
    ]),
  ),
  "a name without a prefix": ['<xs:restriction base="xs:QName"/>', "a"],
  "a name in the namespace of the schema": ['<xs:restriction base="xs:QName"/>', "m:a"],
  "a name with a pattern": [
    '<xs:restriction base="xs:QName"><xs:pattern value=".*a"/></xs:restriction>',
    "p:a",
  ],
  "a name with a prefix that objects inherit": [
    '<xs:list itemType="xs:QName"/>',
    "constructor:a __proto__:b",
  ],
  "listed names": ['<xs:restriction base="xs:QName"><xs:enumeration value="p:a"/></xs:restriction>', "p:a"],
  "a list of names": ['<xs:list itemType="xs:QName"/>', "p:a b m:c"],
  "a union of names": ['<xs:union memberTypes="xs:int xs:QName"/>', "p:a"],
  "a list of unions": [
    `<xs:list>${anonymous('<xs:union memberTypes="xs:int xs:QName"/>')}</xs:list>`,
    "1 p:a b",
  ],
  "a union of lists": [
    `<xs:union memberTypes="xs:int">${anonymous('<xs:list itemType="xs:QName"/>')}</xs:union>`,
    "p:a m:b",
  ],
  "a union of notations and tokens": [
    `<xs:union>${anonymous(NOTATION)}${anonymous('<xs:restriction base="xs:token"/>')}</xs:union>`,
    "a",
  ],
  "a notation": [NOTATION, "p:png"],
  "a notation of the schema": [NOTATION, "m:gif"],
  "a list of notations": [`<xs:list>${anonymous(NOTATION)}</xs:list>`, "p:png m:gif"],
  "a union of notations": [`<xs:union memberTypes="xs:int">${anonymous(NOTATION)}</xs:union>`, "p:png"],
};

function schemaOf(type: string, text: string, form: string): Readonly<Record<string, string>> {
  const element = (name: string, more = ""): string => `<xs:element name="${name}" type="m:t" ${more}/>`;
  const value = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return {
    "m.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:m" xmlns:m="urn:m" xmlns:p="urn:p" xmlns:constructor="urn:p" xmlns:__proto__="urn:p" elementFormDefault="${form}">
<xs:import namespace="urn:p" schemaLocation="p.xsd"/>
<xs:notation name="gif" public="image/gif"/>
<xs:simpleType name="t">${type}</xs:simpleType>
<xs:simpleType name="u"><xs:restriction base="m:t"/></xs:simpleType>
${element("g")}<xs:attribute name="ga" type="m:t"/>
<xs:element name="r"><xs:complexType><xs:sequence>
${element("e")}${element("d", `default="${value}"`)}${element("n", 'nillable="true"')}${element("x")}
<xs:element name="s"><xs:complexType><xs:simpleContent><xs:extension base="m:t"><xs:attribute name="b" type="m:t"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>
<xs:element name="items"><xs:complexType><xs:choice maxOccurs="9">${element("i")}<xs:element name="j" type="xs:int"/></xs:choice></xs:complexType></xs:element>
<xs:element name="rows"><xs:complexType><xs:sequence maxOccurs="9">${element("i")}<xs:element name="j" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
<xs:element name="mixed"><xs:complexType mixed="true"><xs:sequence>${element("i")}</xs:sequence></xs:complexType></xs:element>
<xs:element name="any"><xs:complexType><xs:sequence><xs:any processContents="lax"/></xs:sequence></xs:complexType></xs:element>
<xs:element name="anything"/>
${["strict", "lax", "skip"].map((contents) => `<xs:element name="${contents}"><xs:complexType><xs:anyAttribute processContents="${contents}"/></xs:complexType></xs:element>`).join("")}
</xs:sequence>
<xs:attribute name="a" type="m:t"/><xs:attribute name="byDefault" type="m:t" default="${value}"/><xs:attribute name="fixed" type="m:t" fixed="${value}"/>
</xs:complexType></xs:element>
</xs:schema>`,
    "p.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:p"><xs:notation name="png" public="image/png"/></xs:schema>`,
  };
}

/** A document with the value in each position. */
function documentOf(text: string, form: string, style: string): string {
  const value = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const [open, m] =
    style === "default" ? ['r xmlns="urn:m" xmlns:m="urn:m"', ""] : ['m:r xmlns:m="urn:m"', "m:"];
  const tag = form === "qualified" ? m : "";
  const reset = form === "qualified" || style !== "default" ? "" : ' xmlns=""';
  const write = (name: string, content: string, more = ""): string =>
    `<${tag}${name}${more}>${content}</${tag}${name}>`;
  const child = (name: string, content: string, more = ""): string => write(name, content, `${reset}${more}`);
  return [
    `<${open} xmlns:p="urn:p" xmlns:constructor="urn:p" xmlns:__proto__="urn:p" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" a="${value}">`,
    child("e", value),
    child("d", ""),
    child("n", "", ' xsi:nil="true"'),
    child("x", value, ' xsi:type="m:u"'),
    child("s", value, ` b="${value}"`),
    child("items", `${write("i", value)}${write("j", "1")}${write("i", value)}`),
    child("rows", `${write("i", value)}${write("j", "1")}`),
    child("mixed", `text ${write("i", value)}`),
    child("any", `<m:g>${value}</m:g>`),
    child("anything", `<m:g>${value}</m:g>`, ` m:ga="${value}"`),
    ...["strict", "lax", "skip"].map((name) => child(name, "", ` m:ga="${value}"`)),
    `</${open.split(" ")[0]}>`,
  ].join("");
}

/** A value with the expanded names of kept attributes. */
function withExpandedNames(value: Record<string, unknown>): Record<string, unknown> {
  const expand = ({ declarations = {}, ...attribute }: XmlAttribute): XmlAttribute => {
    const words = attribute.value.split(" ").map((word) => {
      const [local = "", prefix = ""] = word.split(":").reverse();
      return /^[0-9]/.test(word) ? word : `{${declarations[prefix] ?? ""}}${local}`;
    });
    return { ...attribute, value: words.join(" ") };
  };
  const kept = ["strict", "lax", "skip"].map((name) => {
    const { anyAttributes } = value[name] as { anyAttributes: readonly XmlAttribute[] };
    return [name, anyAttributes.map(expand)];
  });
  return { ...value, ...Object.fromEntries(kept) };
}

describe.for(["qualified", "unqualified"])("in %s elements", (form) => {
  test.for(Object.entries(DATATYPES))("%s keeps its value in each position", async ([, [type, text]]) => {
    const files = schemaOf(type, text, form);
    const compiled = compileSchemaSet(["m.xsd"], (file) => new TextEncoder().encode(files[file]));
    if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
    const { functions } = await loadGenerated(compiled.schemaSet);
    const call = (name: string, given: unknown): unknown => functions[`${name}R`]?.(given as never);
    for (const style of ["prefix", "default"]) {
      const decoded = call("decode", documentOf(text, form, style)) as {
        ok: true;
        value: Record<string, unknown>;
      };
      expect(decoded).toMatchObject({ ok: true });
      const { a, byDefault, fixed, ...others } = decoded.value;
      // In the schema, a name without a prefix is in no namespace.
      if (style === "prefix") expect([byDefault, fixed]).toEqual([a, a]);
      expect(call("create", { ...others, a })).toEqual(decoded.value);
      const written = call("encode", decoded.value);
      const again = call("decode", written) as typeof decoded;
      expect(withExpandedNames(again.value)).toEqual(withExpandedNames(decoded.value));
      // What is written may have no default namespace: names in kept attributes then get a prefix.
      if (style === "prefix") expect(again).toEqual(decoded);
      expect(call("validate", decoded.value)).toEqual(decoded);
    }
  });
});
