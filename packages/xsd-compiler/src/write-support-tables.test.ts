import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { XSD_GRAMMAR } from "./loading/xsd-grammar.ts";
import { nameConstruct, writeSupportTables } from "./write-support-tables.ts";

// The vocabulary of XSD 1.0 as its schema for schemas has it (part 1, appendix A; part 2, appendix A).

/** An element of XSD, or one in a certain place where that makes a difference. */
interface Fact {
  /** Local name; for a restriction, group or element with the element it stands in. */
  readonly element: string;
  /** `xml:lang` is the one that is not of XSD itself. Any element may have attributes of other namespaces besides. */
  readonly attributes: readonly string[];
  readonly children: readonly string[];
}

const fact = (element: string, attributes: string, children: string): Fact => ({
  element,
  attributes: attributes === "" ? [] : attributes.split(" "),
  children: children === "" ? [] : children.split(" "),
});

const FACETS =
  "minExclusive minInclusive maxExclusive maxInclusive totalDigits fractionDigits length minLength maxLength " +
  "enumeration whiteSpace pattern";
const ATTRIBUTES = "attribute attributeGroup anyAttribute";

const XSD_1_0: readonly Fact[] = [
  fact(
    "schema",
    "targetNamespace version finalDefault blockDefault attributeFormDefault elementFormDefault id xml:lang",
    "include import redefine annotation simpleType complexType group attributeGroup element attribute notation",
  ),
  fact("annotation", "id", "appinfo documentation"),
  fact("appinfo", "source", ""),
  fact("documentation", "source xml:lang", ""),
  fact("include", "schemaLocation id", "annotation"),
  fact("import", "namespace schemaLocation id", "annotation"),
  fact("redefine", "schemaLocation id", "annotation simpleType complexType group attributeGroup"),
  fact(
    "schema/element",
    "name type substitutionGroup default fixed nillable abstract final block id",
    "annotation simpleType complexType unique key keyref",
  ),
  fact(
    "element",
    "name ref type default fixed nillable block form minOccurs maxOccurs id",
    "annotation simpleType complexType unique key keyref",
  ),
  fact(
    "complexType",
    "name mixed abstract final block id",
    `annotation simpleContent complexContent group all choice sequence ${ATTRIBUTES}`,
  ),
  fact("simpleContent", "id", "annotation restriction extension"),
  fact("complexContent", "mixed id", "annotation restriction extension"),
  fact("extension", "base id", `annotation group all choice sequence ${ATTRIBUTES}`),
  fact("schema/group", "name id", "annotation all choice sequence"),
  fact("group", "ref minOccurs maxOccurs id", "annotation"),
  fact("all", "minOccurs maxOccurs id", "annotation element"),
  fact("choice", "minOccurs maxOccurs id", "annotation element group choice sequence any"),
  fact("sequence", "minOccurs maxOccurs id", "annotation element group choice sequence any"),
  fact("any", "namespace processContents minOccurs maxOccurs id", "annotation"),
  fact("anyAttribute", "namespace processContents id", "annotation"),
  fact("attribute", "name ref type use default fixed form id", "annotation simpleType"),
  fact("attributeGroup", "name ref id", `annotation ${ATTRIBUTES}`),
  fact("notation", "name public system id", "annotation"),
  fact("unique", "name id", "annotation selector field"),
  fact("key", "name id", "annotation selector field"),
  fact("keyref", "name refer id", "annotation selector field"),
  fact("selector", "xpath id", "annotation"),
  fact("field", "xpath id", "annotation"),
  fact("simpleType", "name final id", "annotation restriction list union"),
  fact("restriction", "base id", `annotation simpleType ${FACETS}`),
  fact("list", "itemType id", "annotation simpleType"),
  fact("union", "memberTypes id", "annotation simpleType"),
  ...FACETS.split(" ").map((facet) =>
    fact(facet, facet === "enumeration" || facet === "pattern" ? "value id" : "value fixed id", "annotation"),
  ),
];

const PAGE = readFileSync(new URL("../../../docs/reference/xsd-support.md", import.meta.url), "utf8");

test("the support tables in the documentation are up to date; npm run document updates them", () => {
  for (const [name, table] of Object.entries(writeSupportTables()))
    expect(PAGE).toContain(`<!-- ${name} -->\n\n${table}\n\n<!-- /${name} -->`);
});

test("the table of elements has every construct once, and nothing else", () => {
  const section = /\n## Elements\n(.*?)\n## /s.exec(PAGE)?.[1] ?? "";
  const cells = Array.from(section.matchAll(/^\| (`[^|]*?) \|/gm), ([, names = ""]) => names.split(", "));
  expect(cells.flat().sort()).toEqual(Array.from(XSD_GRAMMAR.keys(), nameConstruct).sort());
});

/** The constructs of the vocabulary that a fact is about: a restriction has several, by where it stands. */
function entriesOf(element: string): string[] {
  return [...XSD_GRAMMAR.keys()].filter((key) => key === element || key.endsWith(`/${element}`));
}

test.for([...XSD_1_0])(
  "the vocabulary has $element with what may stand in it",
  ({ element, attributes, children }) => {
    const local = element.slice(element.indexOf("/") + 1);
    const entries = element.startsWith("schema/") ? [element] : entriesOf(local);
    const constructs = entries.map((key) => XSD_GRAMMAR.get(key));
    expect(entries.length).toBeGreaterThan(0);
    const found = constructs.flatMap((construct) => [...(construct?.attributes.keys() ?? [])]);
    expect(found).toEqual(expect.arrayContaining([...attributes]));
    const inside = constructs.flatMap(
      (construct) => construct?.slots.flatMap(({ elements }) => elements) ?? [],
    );
    expect(inside).toEqual(expect.arrayContaining([...children]));
  },
);
