import { expect, test } from "vitest";
import { schema } from "../../test/schema.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import { generateSources } from "./generate-sources.ts";
import { selectRoots } from "./select-roots.ts";

function compile(content: string): SchemaSet {
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema(content)));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  return compiled.schemaSet;
}

function select(set: SchemaSet, ...names: string[]): readonly string[] | string {
  const selected = selectRoots(set, names);
  return selected.ok ? selected.roots.map(({ name }) => name.local) : selected.message;
}

/** The sources for some roots. */
function generate(set: SchemaSet, ...names: string[]): ReadonlyMap<string, string> {
  const selected = selectRoots(set, names);
  if (!selected.ok) throw new Error(selected.message);
  return generateSources(set, { roots: selected.roots });
}

const typesIn = (sources: ReadonlyMap<string, string>): string[] =>
  Array.from(
    sources.get("types.ts")?.matchAll(/^export (?:interface|type) (\w+)/gm) ?? [],
    ([, name = ""]) => name,
  );

const element = (name: string, content: string, attributes = ""): string =>
  `<xs:element name="${name}" ${attributes}><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;
const refer = (...names: string[]): string => names.map((name) => `<xs:element ref="${name}"/>`).join("");

test("selects the elements that no other element refers to", () => {
  const set = compile(
    `${element("order", `<xs:element name="lines"><xs:complexType><xs:sequence>${refer("line")}</xs:sequence></xs:complexType></xs:element>`)}
    ${element("line", "")}
    ${element("tree", '<xs:element ref="tree" minOccurs="0"/>')}`,
  );
  expect(select(set)).toEqual(["order", "tree"]);
  expect(select(set, "all")).toEqual(["order", "line", "tree"]);
});

test("selects every element if each is referred to", () => {
  const optional = (name: string): string => `<xs:element ref="${name}" minOccurs="0"/>`;
  expect(select(compile(element("a", optional("b")) + element("b", optional("a"))))).toEqual(["a", "b"]);
});

test("follows the elements of types that xsi:type can name", () => {
  const set = compile(
    `<xs:element name="party" type="Party"/><xs:element name="address" type="xs:string"/>
    <xs:complexType name="Party"/>
    <xs:complexType name="Person"><xs:complexContent><xs:extension base="Party">
      <xs:sequence>${refer("address")}</xs:sequence>
    </xs:extension></xs:complexContent></xs:complexType>`,
  );
  expect(select(set)).toEqual(["party"]);
  expect(typesIn(generate(set, "party"))).toEqual(expect.arrayContaining(["Party", "Person"]));
});

const PAYMENTS = `${element("payment", refer("means"))}
  <xs:element name="means" type="xs:anySimpleType" abstract="true"/>
  <xs:element name="card" type="Card" substitutionGroup="means"/>
  <xs:element name="transfer" type="Transfer" substitutionGroup="means"/>
  <xs:element name="refund" type="Refund"/>
  <xs:simpleType name="Card"><xs:restriction base="xs:string"/></xs:simpleType>
  <xs:simpleType name="Transfer"><xs:restriction base="xs:string"/></xs:simpleType>
  <xs:simpleType name="Refund"><xs:restriction base="xs:string"/></xs:simpleType>`;

test("rejects an undeclared name and an abstract element", () => {
  const set = compile(PAYMENTS);
  expect(select(set, "refund", "payment")).toEqual(["payment", "refund"]);
  expect(select(set, "{}refund")).toEqual(["refund"]);
  expect(select(set, "paymnet")).toBe("there is no global element paymnet; did you mean payment?");
  expect(select(set, "means")).toBe(
    "means is abstract; name elements of its substitution group: card, transfer",
  );
});

test("keeps members of substitution groups and drops unreachable elements", () => {
  const sources = generate(compile(PAYMENTS), "payment");
  expect(typesIn(sources)).toEqual(["Card", "MeansSubstitutes", "Payment", "Transfer"]);
  expect(sources.get("index.ts")).not.toContain("decodeRefund");
  expect(sources.get("table-elements-1.ts")).not.toContain("refund");
});

test("declares a base that no value has if all of its members are declared", () => {
  const extend = (base: string, own: string): string =>
    `<xs:complexContent><xs:extension base="${base}"><xs:attribute name="${own}"/></xs:extension></xs:complexContent>`;
  const set = compile(
    `<xs:complexType name="Base"><xs:attribute name="a"/><xs:attribute name="b"/></xs:complexType>
<xs:complexType name="Middle">${extend("Base", "m")}</xs:complexType>
<xs:complexType name="Top"><xs:complexContent><xs:restriction base="Middle"><xs:attribute name="m" use="prohibited"/></xs:restriction></xs:complexContent></xs:complexType>
<xs:simpleType name="Unused"><xs:restriction base="xs:int"/></xs:simpleType>
<xs:complexType name="Wide"><xs:attribute name="a"/><xs:attribute name="u" type="Unused"/></xs:complexType>
<xs:complexType name="Narrow"><xs:complexContent><xs:restriction base="Wide"><xs:attribute name="u" use="prohibited"/></xs:restriction></xs:complexContent></xs:complexType>
<xs:element name="top" type="Top"/><xs:element name="narrow" type="Narrow"/>`,
  );
  const sources = generate(set, "top", "narrow");
  expect(typesIn(sources)).toEqual(["Base", "Middle", "Narrow", "Top"]);
  expect(sources.get("types.ts")).toContain(
    "export interface Top extends Middle {\n  readonly m?: never;\n}",
  );
  expect(sources.get("table.ts")).not.toMatch(/\bMiddle\b/);
});

test("keeps all elements and types in the tables, but not in TypeScript, for a validating wildcard", () => {
  const generateWith = (processContents: string): ReadonlyMap<string, string> => {
    const wildcard = element("envelope", `<xs:any processContents="${processContents}"/>`);
    return generate(compile(`${PAYMENTS}${wildcard}<xs:complexType name="Unused"/>`), "envelope");
  };
  const lax = generateWith("lax");
  expect(typesIn(lax)).toEqual(["Envelope"]);
  expect(lax.get("table-elements-1.ts")).toContain("refund");
  // Any element there may name it in xsi:type.
  expect(lax.get("table.ts")).toMatch(/\bUnused\b/);
  const simple = '<xs:element name="any" type="xs:anySimpleType"/>';
  expect(generate(compile(PAYMENTS + simple), "any").get("table.ts")).toMatch(/\bRefund\b/);
  const skip = generateWith("skip");
  expect(skip.get("table-elements-1.ts")).not.toContain("refund");
  expect(skip.get("table.ts")).not.toMatch(/\bUnused\b/);
});

test("names components as in the whole schema set", () => {
  // Both types want the name Order.
  const set = compile(`${element("Order", "")}${element("order", "")}`);
  const names = typesIn(generateSources(set));
  expect(new Set(names).size).toBe(2);
  expect([...typesIn(generate(set, "Order")), ...typesIn(generate(set, "order"))].toSorted()).toEqual(
    names.toSorted(),
  );
});

test("names rows as in the whole schema set", () => {
  const pair = '<xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:int"/>';
  // The rows of A have no name of their own; those of B are a group with the name that A's rows want.
  const set = compile(
    `<xs:group name="ARows"><xs:sequence>${pair}</xs:sequence></xs:group>
<xs:element name="a" type="A"/><xs:element name="b" type="B"/>
<xs:complexType name="A"><xs:sequence maxOccurs="9">${pair}</xs:sequence><xs:attribute name="n"/></xs:complexType>
<xs:complexType name="B"><xs:group ref="ARows" maxOccurs="9"/><xs:attribute name="n"/></xs:complexType>`,
  );
  expect(typesIn(generate(set, "b"))).toEqual(["ARowsGroup", "B"]);
  expect(typesIn(generateSources(set))).toEqual(["A", "ARows", "ARowsGroup", "B"]);
});

test("uses the requested extension in import paths", () => {
  const set = compile(PAYMENTS);
  const read = (importExtension: ".js" | ".ts"): string =>
    [...generateSources(set, { importExtension }).values()].join("");
  expect(read(".js")).not.toContain('.ts"');
  expect(read(".ts")).not.toContain('.js"');
});
