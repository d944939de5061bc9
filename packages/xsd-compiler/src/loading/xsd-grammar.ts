// The vocabulary of XSD 1.0 (part 1, appendix A). A test compares it with docs/reference/xsd-support.md.

import { NCNAME } from "@payment-routing/contract-runtime/codegen";

const QNAME = `(?:${NCNAME}:)?${NCNAME}`;
const BOOLEAN = /^(?:true|false|1|0)$/;
const setOf = (...words: string[]): readonly [RegExp, string] => [
  new RegExp(`^(?:#all|(?:(?:${words.join("|")})(?: |$))*)$`),
  `#all or a list of ${words.join(", ")}`,
];
const COUNT = /^(?:\+?[0-9]+|-0+)$/;

/** The pattern of each kind of attribute value, and its description in messages. */
export const SYNTAX = {
  text: [/(?:)/, "a text"],
  // Checked on its own.
  uri: [/(?:)/, "a URI"],
  name: [new RegExp(`^${NCNAME}$`, "u"), "a name"],
  namespace: [/./, "a namespace, or no such attribute"],
  qname: [new RegExp(`^${QNAME}$`, "u"), "a name, with a prefix or not"],
  qnames: [new RegExp(`^(?:${QNAME}(?: ${QNAME})*)?$`, "u"), "names, with a prefix or not"],
  language: [/^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/, "a language"],
  boolean: [BOOLEAN, "true, false, 1 or 0"],
  count: [COUNT, "a count"],
  "count-or-unbounded": [/^(?:\+?[0-9]+|-0+|unbounded)$/, 'a count or "unbounded"'],
  form: [/^(?:un)?qualified$/, "qualified or unqualified"],
  space: [/^(?:default|preserve)$/, "default or preserve"],
  use: [/^(?:optional|prohibited|required)$/, "optional, prohibited or required"],
  "process-contents": [/^(?:strict|lax|skip)$/, "strict, lax or skip"],
  "block-of-element": setOf("extension", "restriction", "substitution"),
  derivations: setOf("extension", "restriction"),
  "final-of-simple": setOf("list", "union", "restriction"),
  "final-default": setOf("extension", "restriction", "list", "union"),
  namespaces: [
    /^(?:##any|##other|(?:(?:##targetNamespace|##local|(?!##)[^ ]+)(?: |$))*)$/,
    "##any, ##other, or a list of namespaces, ##targetNamespace and ##local",
  ],
} satisfies Readonly<Record<string, readonly [RegExp, string]>>;

/** The lexical form of an attribute's value. */
export type AttributeKind = keyof typeof SYNTAX;

/** Elements allowed at one position among the children of another; positions are ordered. */
export interface Slot {
  readonly elements: readonly string[];
  readonly min: 0 | 1;
  readonly max: number;
}

export interface Construct {
  readonly attributes: ReadonlyMap<string, AttributeKind>;
  readonly required: readonly string[];
  readonly slots: readonly Slot[];
}

const OCCURS = "minOccurs:count maxOccurs:count-or-unbounded";
const VALUE = "default:text fixed:text";
const MODEL = "group all choice sequence";
const ATTRIBUTES = ["attribute attributeGroup*", "anyAttribute?"];
/** The facets that may be fixed. */
const FIXABLE = [
  "minExclusive",
  "minInclusive",
  "maxExclusive",
  "maxInclusive",
  "totalDigits",
  "fractionDigits",
  "length",
  "minLength",
  "maxLength",
  "whiteSpace",
];
/** The facets of simple types. */
export const FACETS: readonly string[] = [...FIXABLE, "enumeration", "pattern"];
const IDENTITY = "unique key keyref*";
const PARTICLES = "element group choice sequence any*";

/** Constructs by local name, or by parent and local name where the parent makes a difference. */
export const XSD_GRAMMAR: ReadonlyMap<string, Construct> = new Map(
  Object.entries({
    schema: construct(
      "targetNamespace:namespace version:text elementFormDefault:form attributeFormDefault:form " +
        "blockDefault:block-of-element finalDefault:final-default xml:lang:language",
      [
        "include import redefine annotation*",
        "simpleType complexType group attributeGroup element attribute notation annotation*",
      ],
    ),
    annotation: construct("", ["documentation appinfo*"]),
    documentation: withoutId(construct("source:uri xml:lang:language", [])),
    appinfo: withoutId(construct("source:uri", [])),
    include: construct("schemaLocation!:uri", ["annotation?"]),
    import: construct("namespace:uri schemaLocation:uri", ["annotation?"]),
    redefine: construct("schemaLocation!:uri", ["annotation simpleType complexType group attributeGroup*"]),
    notation: construct("name!:name public:text system:uri", ["annotation?"]),
    "schema/element": construct(
      `name!:name type:qname ${VALUE} nillable:boolean substitutionGroup:qname abstract:boolean ` +
        "final:derivations block:block-of-element",
      ["annotation?", "simpleType complexType?", IDENTITY],
    ),
    element: construct(
      `name:name ref:qname type:qname ${VALUE} nillable:boolean form:form ${OCCURS} block:block-of-element`,
      ["annotation?", "simpleType complexType?", IDENTITY],
    ),
    "schema/complexType": construct(
      "name!:name mixed:boolean abstract:boolean final:derivations block:derivations",
      ["annotation?", `simpleContent complexContent ${MODEL}?`, ...ATTRIBUTES],
    ),
    complexType: construct("mixed:boolean", [
      "annotation?",
      `simpleContent complexContent ${MODEL}?`,
      ...ATTRIBUTES,
    ]),
    simpleContent: construct("", ["annotation?", "restriction extension!"]),
    complexContent: construct("mixed:boolean", ["annotation?", "restriction extension!"]),
    "simpleContent/restriction": construct("base!:qname", [
      "annotation?",
      "simpleType?",
      `${FACETS.join(" ")}*`,
      ...ATTRIBUTES,
    ]),
    "simpleContent/extension": construct("base!:qname", ["annotation?", ...ATTRIBUTES]),
    "complexContent/restriction": construct("base!:qname", ["annotation?", `${MODEL}?`, ...ATTRIBUTES]),
    "complexContent/extension": construct("base!:qname", ["annotation?", `${MODEL}?`, ...ATTRIBUTES]),
    "schema/group": construct("name!:name", ["annotation?", "all choice sequence!"]),
    group: construct(`ref!:qname ${OCCURS}`, ["annotation?"]),
    "group/all": construct("", ["annotation?", "element*"]),
    "group/choice": construct("", ["annotation?", PARTICLES]),
    "group/sequence": construct("", ["annotation?", PARTICLES]),
    all: construct(OCCURS, ["annotation?", "element*"]),
    choice: construct(OCCURS, ["annotation?", PARTICLES]),
    sequence: construct(OCCURS, ["annotation?", PARTICLES]),
    any: construct(`namespace:namespaces processContents:process-contents ${OCCURS}`, ["annotation?"]),
    anyAttribute: construct("namespace:namespaces processContents:process-contents", ["annotation?"]),
    "schema/attribute": construct(`name!:name type:qname ${VALUE}`, ["annotation?", "simpleType?"]),
    attribute: construct(`name:name ref:qname type:qname use:use ${VALUE} form:form`, [
      "annotation?",
      "simpleType?",
    ]),
    "schema/attributeGroup": construct("name!:name", ["annotation?", ...ATTRIBUTES]),
    attributeGroup: construct("ref!:qname", ["annotation?"]),
    "schema/simpleType": construct("name!:name final:final-of-simple", [
      "annotation?",
      "restriction list union!",
    ]),
    simpleType: construct("final:final-of-simple", ["annotation?", "restriction list union!"]),
    restriction: construct("base:qname", ["annotation?", "simpleType?", `${FACETS.join(" ")}*`]),
    list: construct("itemType:qname", ["annotation?", "simpleType?"]),
    union: construct("memberTypes:qnames", ["annotation?", "simpleType*"]),
    ...Object.fromEntries(
      FIXABLE.map((facet) => [facet, construct("value!:text fixed:boolean", ["annotation?"])]),
    ),
    enumeration: construct("value!:text", ["annotation?"]),
    pattern: construct("value!:text", ["annotation?"]),
    unique: construct("name!:name", ["annotation?", "selector!", "field+"]),
    key: construct("name!:name", ["annotation?", "selector!", "field+"]),
    keyref: construct("name!:name refer!:qname", ["annotation?", "selector!", "field+"]),
    selector: construct("xpath!:text", ["annotation?"]),
    field: construct("xpath!:text", ["annotation?"]),
  }),
);

/** The local names of all elements of XSD. */
export const XSD_ELEMENTS: ReadonlySet<string> = new Set(
  Array.from(XSD_GRAMMAR.keys(), (key) => key.slice(key.indexOf("/") + 1)),
);

/** Finds the construct of an element inside a parent. */
export function findConstruct(local: string, parent: string): Construct | undefined {
  // Redefined components follow the rules of top-level ones.
  const place = parent === "redefine" ? "schema" : parent;
  return XSD_GRAMMAR.get(`${place}/${local}`) ?? XSD_GRAMMAR.get(local);
}

/**
 * @param attributes `name:kind` each, `name!:kind` where it is required; `id` is everywhere
 * @param slots names and how often: `?`, `*`, `+`, or `!` for exactly once
 */
function construct(attributes: string, slots: readonly string[]): Construct {
  const entries =
    attributes === "" ? [] : attributes.split(" ").map((entry) => /^(.*?)(!?):([a-z-]+)$/.exec(entry));
  return {
    attributes: new Map([
      ["id", "name"],
      ...entries.map((entry): [string, AttributeKind] => [entry?.[1] ?? "", entry?.[3] as AttributeKind]),
    ]),
    required: entries.filter((entry) => entry?.[2] === "!").map((entry) => entry?.[1] ?? ""),
    slots: slots.map(readSlot),
  };
}

function withoutId(described: Construct): Construct {
  return { ...described, attributes: new Map([...described.attributes].filter(([name]) => name !== "id")) };
}

function readSlot(slot: string): Slot {
  const count = slot.at(-1);
  return {
    elements: slot.slice(0, -1).split(" "),
    min: count === "!" || count === "+" ? 1 : 0,
    max: count === "*" || count === "+" ? Number.POSITIVE_INFINITY : 1,
  };
}
