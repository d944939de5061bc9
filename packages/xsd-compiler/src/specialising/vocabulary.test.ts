import { readTree, type TreeElement } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { schema } from "../../test/schema.ts";
import { type Fact, XSD_1_0 } from "../../test/xsd-1.0.ts";
import { compileSchema } from "../compile-schema.ts";

/** Every construct that a specialised schema can have, with every attribute of it that has an effect. */
const BASE = schema(`<xs:annotation><xs:documentation>words</xs:documentation><xs:appinfo/></xs:annotation>
<xs:element name="root" type="root"/>
<xs:complexType name="root">
  <xs:all minOccurs="1" maxOccurs="1"><xs:element name="row" type="rows" minOccurs="0" maxOccurs="1"/></xs:all>
</xs:complexType>
<xs:complexType name="rows" mixed="false">
  <xs:sequence minOccurs="1" maxOccurs="1"><xs:group ref="g" minOccurs="1" maxOccurs="2"/></xs:sequence>
</xs:complexType>
<xs:group name="g">
  <xs:sequence><xs:element name="a" type="code"/><xs:element name="b" type="open"/></xs:sequence>
</xs:group>
<xs:simpleType name="code">
  <xs:restriction base="xs:token">
    <xs:length value="1"/><xs:pattern value="[a-c]"/><xs:enumeration value="a"/>
  </xs:restriction>
</xs:simpleType>
<xs:simpleType name="lengths">
  <xs:restriction base="xs:token"><xs:minLength value="1"/><xs:maxLength value="2"/></xs:restriction>
</xs:simpleType>
<xs:simpleType name="closed">
  <xs:restriction base="xs:byte"><xs:minInclusive value="1"/><xs:maxInclusive value="9"/></xs:restriction>
</xs:simpleType>
<xs:simpleType name="half-open">
  <xs:restriction base="xs:byte"><xs:minExclusive value="1"/><xs:maxExclusive value="9"/></xs:restriction>
</xs:simpleType>
<xs:complexType name="open" mixed="true">
  <xs:sequence>
    <xs:any namespace="##any" processContents="skip" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence>
  <xs:anyAttribute namespace="##any" processContents="skip"/>
</xs:complexType>`);

const NAMES: ReadonlySet<string> = new Set(XSD_1_0.map(({ element }) => element));
const TREE = readTree(BASE);

/** The first element of a kind in the base, as the facts name kinds. */
function find(kind: string): TreeElement | undefined {
  const search = (element: TreeElement, parent: string): TreeElement[] => {
    const qualified = `${parent}/${element.local}`;
    const inside = element.children.flatMap((child) => search(child, element.local));
    return (NAMES.has(qualified) ? qualified : element.local) === kind ? [element, ...inside] : inside;
  };
  return TREE.ok ? search(TREE.value, "")[0] : undefined;
}

interface Kind extends Fact {
  readonly found: TreeElement;
}

const KINDS: readonly Kind[] = XSD_1_0.flatMap((fact) => {
  const found = find(fact.element);
  return found === undefined ? [] : [{ ...fact, found }];
});
const ELEMENTS = [...new Set(XSD_1_0.map(({ element }) => element.replace("schema/", "")))];

/** What is made of a schema, in one text: the generated code, or the codes of its diagnostics. */
function compile(text: string): string {
  const result = compileSchema("test.xsd", text);
  return result.ok ? JSON.stringify(result.compiled) : result.diagnostics.map(({ code }) => code).join(" ");
}

const COMPILED = compile(BASE);
const REFUSED = /^(?:unsupported|invalid)-[a-z]/;

function withAttribute({ offset, name }: TreeElement, attribute: string): string {
  const behind = offset + 1 + name.length;
  return `${BASE.slice(0, behind)} ${attribute}${BASE.slice(behind)}`;
}

function withValue({ offset }: TreeElement, attribute: string, value: string): string {
  const [given = "", start = 0] = ((match) => [match?.[0], match?.index])(
    new RegExp(` ${attribute}="[^"]*"`).exec(BASE.slice(offset)),
  );
  return `${BASE.slice(0, offset + start)} ${attribute}="${value}"${BASE.slice(offset + start + given.length)}`;
}

function withChild(
  { offset, end, empty, name }: TreeElement,
  child: string,
  place: "first" | "last" = "last",
): string {
  if (empty) return `${BASE.slice(0, end - 2)}>${child}</${name}>${BASE.slice(end)}`;
  const at = place === "last" ? end - `</${name}>`.length : BASE.indexOf(">", offset) + 1;
  return `${BASE.slice(0, at)}${child}${BASE.slice(at)}`;
}

/** Values that say something, of attributes that the base does not have. */
const VALUES: Readonly<Record<string, string>> = {
  abstract: "true",
  attributeFormDefault: "qualified",
  block: "#all",
  blockDefault: "#all",
  elementFormDefault: "qualified",
  final: "#all",
  finalDefault: "#all",
  form: "qualified",
  nillable: "true",
  ref: "root",
  substitutionGroup: "root",
  targetNamespace: "urn:x",
};

/** Attributes that say nothing about documents, or nothing about those of a schema without namespace. */
const INERT = ["id", "version", "source", "xml:lang", "form", "elementFormDefault", "attributeFormDefault"];

/** Elements with what makes them well-formed XSD, so that nothing but what they mean can refuse them. */
const CONTENT = '<xs:element name="x" type="xs:int"/>';
const SAMPLES: Readonly<Record<string, string>> = {
  include: '<xs:include schemaLocation="b.xsd"/>',
  import: '<xs:import namespace="urn:b"/>',
  attribute: '<xs:attribute name="x" type="xs:int"/>',
  attributeGroup: '<xs:attributeGroup name="x"/>',
  element: CONTENT,
  choice: `<xs:choice>${CONTENT}</xs:choice>`,
  sequence: `<xs:sequence>${CONTENT}</xs:sequence>`,
  all: `<xs:all>${CONTENT}</xs:all>`,
  any: '<xs:any namespace="##other"/>',
  group: '<xs:group ref="g"/>',
  simpleType: '<xs:simpleType name="x"><xs:restriction base="xs:int"/></xs:simpleType>',
  complexType: '<xs:complexType name="x"/>',
  simpleContent: '<xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent>',
  complexContent: '<xs:complexContent><xs:extension base="root"/></xs:complexContent>',
  restriction: '<xs:restriction base="xs:int"/>',
  list: '<xs:list itemType="xs:int"/>',
  union: '<xs:union memberTypes="xs:int"/>',
  whiteSpace: '<xs:whiteSpace value="preserve"/>',
};

function sampleOf(name: string): string {
  return SAMPLES[name] ?? `<xs:${name} value="1"/>`;
}

test("the base is compiled", () => {
  expect(COMPILED).toContain("export const TABLE");
  expect(KINDS.length).toBe(24);
});

// Nothing is accepted and ignored: whatever is added to the base is refused, changes the code, or says nothing.
describe.for(KINDS)("xs:$element", ({ element, attributes, children, found }) => {
  const isFacet = attributes.includes("value");
  const given = found.attributes.map(({ name }) => name);
  const absent = attributes.filter((name) => !given.includes(name));
  const isInert = (name: string): boolean => INERT.includes(name) || (name === "fixed" && isFacet);

  test.for(absent.filter(isInert))("takes the attribute %s, which says nothing about documents", (name) => {
    const value = VALUES[name] ?? (name === "fixed" ? "true" : "x");
    expect(compile(withAttribute(found, `${name}="${value}"`))).toBe(COMPILED);
  });

  test.for(absent.filter((name) => !isInert(name)))("refuses the attribute %s", (name) => {
    expect(compile(withAttribute(found, `${name}="${VALUES[name] ?? "x"}"`))).toMatch(REFUSED);
  });

  test.for(given)("the attribute %s has its effect", (name) => {
    expect(withValue(found, name, "7")).not.toBe(BASE);
    expect(compile(withValue(found, name, "7"))).not.toBe(COMPILED);
  });

  test("refuses what is no attribute of XSD, but for those of other namespaces", () => {
    expect(compile(withAttribute(found, 'valu="x"'))).toBe("invalid-attribute");
    expect(compile(withAttribute(found, 'xml:base="x"'))).toBe(COMPILED);
  });

  // What stands in them is for other applications and for people.
  const takesAnything = element === "appinfo" || element === "documentation";

  test.for(ELEMENTS.filter((child) => !children.includes(child)))("has no xs:%s inside", (child) => {
    const compiled = compile(withChild(found, `<xs:${child}/>`));
    if (takesAnything) expect(compiled).toBe(COMPILED);
    else expect(compiled).toMatch(/\binvalid-element\b/);
  });

  const inert = ["annotation", "appinfo", "documentation"];
  test.for(children.filter((child) => !inert.includes(child)))("one more xs:%s has its effect", (child) => {
    expect(compile(withChild(found, sampleOf(child), "first"))).not.toBe(COMPILED);
    expect(compile(withChild(found, sampleOf(child), "last"))).not.toBe(COMPILED);
  });

  test.for(children.filter((child) => child === "annotation"))("takes an xs:%s first", (child) => {
    expect(compile(withChild(found, `<xs:${child}/>`, "first"))).toBe(COMPILED);
  });

  test.for(
    takesAnything
      ? []
      : [
          { name: "text", given: "text", want: "invalid-text" },
          { name: "an element of no namespace", given: "<other/>", want: "invalid-element" },
          { name: "an element that XSD does not have", given: "<xs:other/>", want: "invalid-element" },
        ],
  )("refuses $name", ({ given: content, want }) => {
    expect(compile(withChild(found, content))).toBe(want);
  });
});
