import type { XsdNode } from "../lint-node.ts";
import { each, type LintRule, type Match } from "../lint-rule.ts";

/** The maximum of the JDK's secure processing (jdk.xml.maxOccurLimit). */
const MAX_OCCURS = 5000;
const PARTICLES = ["element", "group", "choice", "sequence", "any"];

function isRepeated(node: XsdNode): boolean {
  const max = node.attribute("maxOccurs") ?? "1";
  return max === "unbounded" || Number(max) > 1;
}

/** The particles directly inside a group. */
function particlesOf({ children }: XsdNode): readonly XsdNode[] {
  return children.filter(({ kind }) => PARTICLES.includes(kind));
}

/** The elements of a content model that no choice separates. */
function* elementsOf(node: XsdNode): Generator<XsdNode> {
  for (const child of node.children) {
    if (child.kind === "element") yield child;
    if (["sequence", "complexContent", "extension", "restriction"].includes(child.kind))
      yield* elementsOf(child);
  }
}

function* findDuplicateElements(nodes: readonly XsdNode[]): Generator<Match> {
  for (const type of nodes.filter(({ kind }) => kind === "complexType" || kind === "group")) {
    const seen = new Set<string>();
    for (const node of elementsOf(type)) {
      const name = node.attribute("ref") ?? node.attribute("name") ?? "";
      if (seen.has(name)) yield { node, message: `the type has an element "${name}" before it` };
      seen.add(name);
    }
  }
}

/** Local elements of a file with a namespace that are not in it, and do not say so. */
function isUnqualified({ kind, parent, attribute, children }: XsdNode): boolean {
  if (kind !== "schema" || parent !== undefined) return false;
  if (attribute("targetNamespace") === undefined || attribute("elementFormDefault") !== undefined)
    return false;
  return children.some((child) => hasLocalElement(child));
}

function hasLocalElement(node: XsdNode): boolean {
  return node.children.some(
    (child) =>
      (child.kind === "element" &&
        child.attribute("name") !== undefined &&
        child.attribute("form") === undefined) ||
      hasLocalElement(child),
  );
}

function acceptsLocalTime(node: XsdNode): boolean {
  const hasPattern = node.children.some(({ kind }) => kind === "pattern" || kind === "enumeration");
  return node.builtIn === "dateTime" && !hasPattern;
}

export const XSD_PORTABILITY_RULES: readonly LintRule[] = [
  {
    id: "portability/repeated-group",
    severity: "warning",
    summary: "A group of several elements repeats.",
    reason:
      "JAXB makes one list of objects of it, xsdata and Go a list for each name, and the order between them is lost. Put each row into an element of its own, and repeat that.",
    xsd: each((node) =>
      ["choice", "sequence"].includes(node.kind) && isRepeated(node) && particlesOf(node).length > 1
        ? `a ${node.kind} of several elements repeats`
        : node.kind === "group" && node.attribute("ref") !== undefined && isRepeated(node)
          ? `the group "${node.attribute("ref")}" repeats`
          : undefined,
    ),
  },
  {
    id: "portability/duplicate-element",
    severity: "warning",
    summary: "A content model has two elements of one name.",
    reason:
      "Generated classes have one property for a name: JAXB falls back to a list of objects for the whole type. Use different names, or one element with maxOccurs.",
    xsd: findDuplicateElements,
  },
  {
    id: "portability/large-occurs",
    severity: "warning",
    summary: "maxOccurs is a large number.",
    reason: `Parsers expand it: Xerces takes seconds, and Java rejects the schema past ${MAX_OCCURS} by default. Use unbounded, and check the number in code.`,
    xsd: each((node) => {
      const max = Number(node.attribute("maxOccurs"));
      return max > MAX_OCCURS ? `Java rejects maxOccurs past ${MAX_OCCURS} by default` : undefined;
    }, "maxOccurs"),
  },
  {
    id: "portability/anonymous-type",
    severity: "info",
    summary: "An element has an anonymous complex type.",
    reason:
      "Generated classes are nested and named after their position, and no other element can use the type. Give it a name.",
    xsd: each((node) =>
      node.kind === "complexType" && node.attribute("name") === undefined
        ? `the type of "${node.name}" has no name`
        : undefined,
    ),
  },
  {
    id: "portability/union-or-list",
    severity: "info",
    summary: "A simple type is a union or a list.",
    reason:
      "JAXB and Go read a union as text, and its parts are not validated; a list of values in one text is split by few. Use one type with a pattern, or repeat an element.",
    xsd: each((node) =>
      node.kind === "union" || node.kind === "list" ? `"${node.name}" is a ${node.kind}` : undefined,
    ),
  },
  {
    id: "portability/mixed-content",
    severity: "warning",
    summary: "A type allows text between elements.",
    reason:
      "JAXB, xsdata and Go lose its form: white space, prefixes or the order of text and elements. Put text into an element of its own.",
    xsd: each((node) =>
      ["true", "1"].includes(node.attribute("mixed") ?? "") ? `"${node.name}" has mixed content` : undefined,
    ),
  },
  {
    id: "portability/wildcard",
    severity: "info",
    summary: "A type allows elements or attributes that it does not name.",
    reason:
      "Generated classes hold DOM nodes or drop the content, and signatures over it break. Name the members, or keep the wildcard in one extension element.",
    xsd: each((node) =>
      node.kind === "any" || node.kind === "anyAttribute" ? `"${node.name}" has open content` : undefined,
    ),
  },
  {
    id: "portability/substitution",
    severity: "info",
    summary: "Another element or type may stand in the position of a declared one.",
    reason:
      "Substitution groups and abstract types need xsi:type or class hierarchies: Go has neither, and JAXB wraps values in JAXBElement. A choice of named elements says the same.",
    xsd: each((node) => {
      if (node.attribute("substitutionGroup") !== undefined)
        return `"${node.name}" substitutes another element`;
      const isAbstract = ["true", "1"].includes(node.attribute("abstract") ?? "");
      return isAbstract && node.kind === "complexType" ? `the type "${node.name}" is abstract` : undefined;
    }),
  },
  {
    id: "portability/nillable-optional",
    severity: "warning",
    summary: "An element is both optional and nillable.",
    reason:
      "Absent and nil are then two states that most classes cannot tell apart (JAXB: JAXBElement). Choose one of them.",
    xsd: each((node) => {
      const isNillable = ["true", "1"].includes(node.attribute("nillable") ?? "");
      const isOptional = node.attribute("minOccurs") === "0";
      return isNillable && isOptional ? `"${node.name}" may be absent, and nil` : undefined;
    }, "nillable"),
  },
  {
    id: "portability/unqualified-elements",
    severity: "warning",
    summary: "A schema with a namespace does not set elementFormDefault.",
    reason:
      'Local elements are then in no namespace: documents mix both, and writers get it wrong. Set elementFormDefault="qualified", or "unqualified" if that is meant.',
    xsd: each((node) =>
      isUnqualified(node) ? "elementFormDefault is not given: local elements are in no namespace" : undefined,
    ),
  },
  {
    id: "portability/local-time",
    severity: "info",
    summary: "A time is valid without a time zone.",
    reason:
      "Readers take a time without a zone for their own or for UTC, and differ by hours. Demand the zone by a pattern such as .*(Z|[+\\-]\\d\\d:\\d\\d).",
    xsd: each((node) => (acceptsLocalTime(node) ? "xs:dateTime is valid without a time zone" : undefined)),
  },
  {
    id: "portability/default-value",
    severity: "info",
    summary: "An element or attribute has a default value.",
    reason:
      "Only readers that validate by the schema see it: the others find the member missing. Write the value out, or say in the documentation what absence means.",
    xsd: each(
      (node) => (node.attribute("default") === undefined ? undefined : `"${node.name}" has a default value`),
      "default",
    ),
  },
];
