import { readTree, type TreeElement } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { schema } from "../../test/schema.ts";
import { XSD_1_0 } from "../../test/xsd-1.0.ts";
import { compileSchema } from "../compile-schema.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** Every construct that is carried, with every attribute of it that has an effect. */
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

/** What is made of a schema, in one text: the generated code, or the codes of its diagnostics. */
function compile(text: string): string {
  const result = compileSchema("test.xsd", text);
  return result.ok ? JSON.stringify(result.compiled) : result.diagnostics.map(({ code }) => code).join(" ");
}

const COMPILED = compile(BASE);

/** The first element of a kind, as the table names kinds, in the base. */
function find(kind: string): TreeElement {
  const tree = readTree(BASE);
  if (!tree.ok) throw new Error("the base is not well-formed");
  const search = (element: TreeElement, parent: string): TreeElement[] => {
    const qualified = `${parent}/${element.local}`;
    const inside = element.children.flatMap((child) => search(child, element.local));
    return (VOCABULARY.has(qualified) ? qualified : element.local) === kind ? [element, ...inside] : inside;
  };
  const [found] = search(tree.value, "");
  if (found === undefined) throw new Error(`the base has no ${kind}`);
  return found;
}

function withAttribute(kind: string, attribute: string): string {
  const { offset, name } = find(kind);
  const behind = offset + 1 + name.length;
  return `${BASE.slice(0, behind)} ${attribute}${BASE.slice(behind)}`;
}

function withValue(kind: string, attribute: string, value: string): string {
  const { offset } = find(kind);
  const [given = "", start = 0] = ((match) => [match?.[0], match?.index])(
    new RegExp(` ${attribute}="[^"]*"`).exec(BASE.slice(offset)),
  );
  return `${BASE.slice(0, offset + start)} ${attribute}="${value}"${BASE.slice(offset + start + given.length)}`;
}

function withChild(kind: string, child: string, place: "first" | "last" = "last"): string {
  const { offset, end, empty, name } = find(kind);
  if (empty) return `${BASE.slice(0, end - 2)}>${child}</${name}>${BASE.slice(end)}`;
  const at = place === "last" ? end - `</${name}>`.length : BASE.indexOf(">", offset) + 1;
  return `${BASE.slice(0, at)}${child}${BASE.slice(at)}`;
}

const CARRIED = XSD_1_0.filter(({ element }) => VOCABULARY.get(element)?.carried);
const ELEMENTS = [...new Set(XSD_1_0.map(({ element }) => element.replace("schema/", "")))];
/** Attributes that say nothing about documents. */
const INERT = ["id", "version", "source", "xml:lang"];

test("the base is compiled", () => {
  expect(COMPILED).toContain("export const TABLE");
});

test("the table has the elements of XSD 1.0, no fewer and no more", () => {
  expect([...VOCABULARY.keys()].sort()).toEqual(XSD_1_0.map(({ element }) => element).sort());
});

describe.for(CARRIED)("xs:$element", ({ element, attributes, children }) => {
  const construct = VOCABULARY.get(element);
  const carried = construct?.attributes ?? [];

  test("has the attributes and children of XSD 1.0, no fewer and no more", () => {
    const known = [...carried, ...(construct?.refusedAttributes ?? [])];
    // Attributes of other namespaces are refused wherever they are not carried.
    const own = (names: readonly string[]): string[] => names.filter((name) => name !== "xml:lang").sort();
    expect(own(known)).toEqual(own(attributes));
    expect([...(construct?.children ?? [])].sort()).toEqual([...children].sort());
  });

  test.for(attributes.filter((name) => !carried.includes(name)))("refuses the attribute %s", (name) => {
    expect(compile(withAttribute(element, `${name}="x"`))).toBe("unsupported-attribute");
  });

  test.for(attributes.filter((name) => INERT.includes(name) && carried.includes(name)))(
    "takes the attribute %s, which says nothing about documents",
    (name) => {
      expect(compile(withAttribute(element, `${name}="x"`))).toBe(COMPILED);
    },
  );

  test.for(carried.filter((name) => !INERT.includes(name)))("the attribute %s has its effect", (name) => {
    expect(withValue(element, name, "7")).not.toBe(BASE);
    expect(compile(withValue(element, name, "7"))).not.toBe(COMPILED);
  });

  test("refuses what is no attribute of XSD", () => {
    expect(compile(withAttribute(element, 'valu="x"'))).toBe("invalid-attribute");
    expect(compile(withAttribute(element, 'xml:base="x"'))).toBe("unsupported-attribute");
  });

  const takesAnything = element === "appinfo";
  const takesNoElements = element === "documentation";

  test.for(ELEMENTS.filter((child) => !children.includes(child)))("has no xs:%s inside", (child) => {
    const want = takesAnything ? COMPILED : takesNoElements ? "unsupported-element" : "invalid-element";
    expect(compile(withChild(element, `<xs:${child}/>`))).toBe(want);
  });

  test.for(children.filter((child) => !VOCABULARY.get(child)?.carried))("refuses xs:%s", (child) => {
    expect(compile(withChild(element, `<xs:${child}/>`))).toBe("unsupported-element");
  });

  const inert = ["annotation", "appinfo"];
  test.for(children.filter((child) => VOCABULARY.get(child)?.carried && !inert.includes(child)))(
    "a second xs:%s does not pass unnoticed",
    (child) => {
      expect(compile(withChild(element, `<xs:${child}>more</xs:${child}>`))).not.toBe(COMPILED);
      if (child !== "documentation") expect(compile(withChild(element, `<xs:${child}/>`))).not.toBe(COMPILED);
    },
  );

  test.for(children.filter((child) => child === "annotation"))("takes an xs:%s first", (child) => {
    expect(compile(withChild(element, `<xs:${child}/>`, "first"))).toBe(COMPILED);
  });

  const foreign = [
    { name: "text", given: "text", want: "invalid-text" },
    { name: "an element of no namespace", given: "<other/>", want: "invalid-element" },
    { name: "an element that XSD does not have", given: "<xs:other/>", want: "invalid-element" },
  ];
  test.for(takesAnything || takesNoElements ? [] : foreign)("refuses $name", ({ given, want }) => {
    expect(compile(withChild(element, given))).toBe(want);
  });
});
