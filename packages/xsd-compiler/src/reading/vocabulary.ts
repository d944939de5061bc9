// The vocabulary of XSD 1.0, with what this compiler carries of it. Whatever is not in the table is no XSD at all.

export interface Construct {
  readonly carried: boolean;
  /** Attributes that have their effect in the generated code, or none beyond their presence (`id`, `version`). */
  readonly attributes: readonly string[];
  /** Attributes of XSD that are refused. */
  readonly refusedAttributes: readonly string[];
  /** Elements of XSD that may stand inside. */
  readonly children: readonly string[];
}

const FACETS = [
  "enumeration",
  "pattern",
  "minInclusive",
  "maxInclusive",
  "minExclusive",
  "maxExclusive",
  "length",
  "minLength",
  "maxLength",
  "totalDigits",
  "fractionDigits",
  "whiteSpace",
];
const OCCURS = ["minOccurs", "maxOccurs"];
const ATTRIBUTE_USES = ["attribute", "attributeGroup", "anyAttribute"];
const MODEL_GROUPS = ["all", "choice", "sequence"];
const IDENTITY = ["unique", "key", "keyref"];

const carried = (attributes: string[], refusedAttributes: string[], children: string[]): Construct => ({
  carried: true,
  attributes: ["id", ...attributes],
  refusedAttributes,
  children: ["annotation", ...children],
});
const refused: Construct = { carried: false, attributes: [], refusedAttributes: [], children: [] };
const facet = carried(["value"], ["fixed"], []);
/** A facet that a derived type adds to, so that it cannot be fixed. */
const listedFacet = carried(["value"], [], []);

/** Constructs by local name; an element declaration and a group have one entry for the top level, one for inside. */
export const VOCABULARY: ReadonlyMap<string, Construct> = new Map(
  Object.entries({
    schema: carried(
      ["version"],
      ["targetNamespace", "elementFormDefault", "attributeFormDefault", "blockDefault", "finalDefault"],
      [
        "include",
        "import",
        "redefine",
        "simpleType",
        "complexType",
        "group",
        "attributeGroup",
        "element",
        "attribute",
        "notation",
      ],
    ),
    annotation: {
      carried: true,
      attributes: ["id"],
      refusedAttributes: [],
      children: ["documentation", "appinfo"],
    },
    documentation: { carried: true, attributes: ["xml:lang"], refusedAttributes: ["source"], children: [] },
    appinfo: { carried: true, attributes: ["source"], refusedAttributes: [], children: [] },
    "schema/element": carried(
      ["name", "type"],
      ["substitutionGroup", "default", "fixed", "nillable", "abstract", "final", "block"],
      ["simpleType", "complexType", ...IDENTITY],
    ),
    element: carried(
      ["name", "type", ...OCCURS],
      ["ref", "default", "fixed", "nillable", "block", "form"],
      ["simpleType", "complexType", ...IDENTITY],
    ),
    complexType: carried(
      ["name", "mixed"],
      ["abstract", "final", "block"],
      ["simpleContent", "complexContent", "group", ...MODEL_GROUPS, ...ATTRIBUTE_USES],
    ),
    all: carried(OCCURS, [], ["element"]),
    sequence: carried(OCCURS, [], ["element", "group", "choice", "sequence", "any"]),
    "schema/group": carried(["name"], [], MODEL_GROUPS),
    group: carried(["ref", ...OCCURS], [], []),
    any: carried(["namespace", "processContents", ...OCCURS], [], []),
    anyAttribute: carried(["namespace", "processContents"], [], []),
    simpleType: carried(["name"], ["final"], ["restriction", "list", "union"]),
    restriction: carried(["base"], [], ["simpleType", ...FACETS]),
    enumeration: listedFacet,
    pattern: listedFacet,
    minInclusive: facet,
    maxInclusive: facet,
    minExclusive: facet,
    maxExclusive: facet,
    length: facet,
    minLength: facet,
    maxLength: facet,
    totalDigits: refused,
    fractionDigits: refused,
    whiteSpace: refused,
    include: refused,
    import: refused,
    redefine: refused,
    attribute: refused,
    attributeGroup: refused,
    notation: refused,
    choice: refused,
    simpleContent: refused,
    complexContent: refused,
    extension: refused,
    list: refused,
    union: refused,
    unique: refused,
    key: refused,
    keyref: refused,
    selector: refused,
    field: refused,
  }),
);

/** The entry of a construct that stands inside another. */
export function findConstruct(local: string, parent: string): Construct | undefined {
  return VOCABULARY.get(`${parent}/${local}`) ?? VOCABULARY.get(local);
}
