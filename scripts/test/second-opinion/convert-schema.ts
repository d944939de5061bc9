import { DOMParser, type Document, type Element, XMLSerializer } from "@xmldom/xmldom";
import { Xsd2JsonSchema } from "xsd2jsonschema";
import { type Definitions, type Difference, GROUP_MARK, type JsonSchema, mergeFacets } from "./facts.ts";

/** The types of an XSD as xsd2jsonschema projects them to JSON Schema, without its known defects. */
export function convertSchema(xsd: string, defects: readonly Defect[] = DEFECTS): Definitions {
  const name = "contract.xsd";
  // The title would carry the time of day.
  const converter = new Xsd2JsonSchema({ generateTitle: false });
  const schema = new DOMParser().parseFromString(xsd, "text/xml");
  const converted = converter.processAllSchemas({ schemas: { [name]: prepareSchema(schema, defects) } })[
    name
  ];
  if (converted === undefined) throw new Error("xsd2jsonschema returned nothing");
  return correctProjection(converted.getJsonSchema().definitions, defects);
}

function correctProjection(definitions: Definitions, defects: readonly Defect[]): Definitions {
  const correctAll = (schemas: Definitions): Definitions =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        correct(schema, mergeFacets(schema, definitions).limits.type),
      ]),
    );
  const correct = (schema: JsonSchema, type: string | undefined): JsonSchema => ({
    ...defects.reduce((corrected, defect) => defect.correct?.(corrected, type) ?? corrected, schema),
    ...(schema.properties && { properties: correctAll(schema.properties) }),
    ...(schema.allOf && { allOf: schema.allOf.map((part) => correct(part, type)) }),
  });
  return correctAll(definitions);
}

/** A defect of xsd2jsonschema, and one way to compare in spite of it. */
export interface Defect {
  readonly name: string;
  readonly reason: string;
  /** Changes the copy of the schema that it reads. No compared fact changes. */
  readonly prepare?: (schema: Document) => void;
  /** Corrects a schema that it writes, of the given JSON type. */
  readonly correct?: (schema: JsonSchema, type: string | undefined) => JsonSchema;
  /** True for a difference that the defect causes. */
  readonly explains?: (difference: Difference) => boolean;
}

const XSD_NAMESPACE = "http://www.w3.org/2001/XMLSchema";
const CHARACTERS_OF_XML = String.raw`^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$`;
const COLLAPSED_WHITE_SPACE = String.raw`^(?:[^ \t\n\r]+(?: [^ \t\n\r]+)*)?$`;
const BOOLEAN_OR_DIGIT = 'one of [{"type":"boolean"},{"maximum":1,"minimum":0,"type":"integer"}]';

export const DEFECTS: readonly Defect[] = [
  {
    name: "annotations",
    reason: "it stops at a Schematron rule in xs:appinfo and loses every type behind it",
    prepare: (schema) => {
      for (const annotation of elements(schema, "annotation")) annotation.parentNode?.removeChild(annotation);
    },
  },
  {
    name: "all",
    reason: "it stops at the first xs:all and loses every type behind it",
    prepare: (schema) => {
      for (const all of elements(schema, "all")) rename(all, "sequence");
    },
  },
  {
    name: "groups",
    reason:
      "it writes a repeated group as a repeated element of the group's name; the mark distinguishes the two",
    prepare: (schema) => {
      for (const group of elements(schema, "group")) {
        const attribute = group.hasAttribute("ref") ? "ref" : "name";
        group.setAttribute(attribute, `${GROUP_MARK}${group.getAttribute(attribute)}`);
      }
    },
  },
  {
    name: "enumerations of integers",
    reason: "it writes the values of every enumeration as strings",
    correct: (schema, type) =>
      schema.enum !== undefined && type === "integer" ? { ...schema, enum: schema.enum.map(Number) } : schema,
  },
  {
    name: "patterns",
    reason: "it copies the expression, which matches a whole value in XSD and any part of it in JSON Schema",
    correct: (schema) =>
      schema.pattern === undefined ? schema : { ...schema, pattern: `^(?:${schema.pattern})$` },
  },
  {
    name: "closed objects",
    reason: "it leaves every object open",
    explains: ({ aspect, ours, theirs }) => aspect === "closed" && ours === "true" && theirs === undefined,
  },
  {
    name: "conditions",
    reason: "it does not read Schematron",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "conditions" && ours !== undefined && theirs === undefined,
  },
  {
    name: "open content",
    reason: "it has no xs:any, no xs:anyAttribute and no mixed content, and writes a record without members",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "type" && ours === "xml:content" && theirs === "record",
  },
  {
    name: "booleans",
    reason: "it reads the lexical forms 1 and 0 of xs:boolean as numbers",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "type" && ours === "boolean" && theirs === BOOLEAN_OR_DIGIT,
  },
  {
    name: "characters",
    reason: "it accepts any string, even one that no XML document can contain",
    explains: ({ aspect, theirs }) => aspect === `pattern ${CHARACTERS_OF_XML}` && theirs === undefined,
  },
  {
    name: "white space",
    reason: "it writes xs:token as a plain string",
    explains: ({ aspect, theirs }) => aspect === `pattern ${COLLAPSED_WHITE_SPACE}` && theirs === undefined,
  },
];

/**
 * The constructs that it reads. It throws, or leaves out members, for attributes, choices, derived complex types, lists,
 * unions, namespaces, several files, decimals and dates: a schema with any of these has no second opinion.
 */
const READABLE = new Set(
  [
    ...["schema", "annotation", "appinfo", "documentation", "element", "complexType", "simpleType"],
    ...["sequence", "all", "group", "any", "anyAttribute", "restriction"],
    ...["enumeration", "pattern", "minInclusive", "maxInclusive", "minLength", "maxLength"],
  ].concat(["string", "token", "integer", "boolean"].map((type) => `xs:${type}`)),
);

/** The constructs of a schema that xsd2jsonschema cannot read. */
export function findUnreadable(schema: Document): string[] {
  const used = elements(schema, "*").flatMap((element) => {
    const types = [element.getAttribute("type"), element.getAttribute("base")];
    return [element.localName ?? "", ...types.filter((type) => type?.startsWith("xs:"))];
  });
  if (schema.documentElement?.hasAttribute("targetNamespace")) used.push("targetNamespace");
  return [...new Set(used)].filter((construct): construct is string => !READABLE.has(construct ?? ""));
}

/** A copy of the schema as xsd2jsonschema reads it. */
function prepareSchema(schema: Document, defects: readonly Defect[]): string {
  const copy = schema.cloneNode(true) as Document;
  for (const { prepare } of defects) prepare?.(copy);
  return new XMLSerializer().serializeToString(copy);
}

/** An array, because the list is live and the steps remove from it. */
function elements(schema: Document, localName: string): Element[] {
  return Array.from(schema.getElementsByTagNameNS(XSD_NAMESPACE, localName));
}

function rename(element: Element, localName: string): void {
  const { ownerDocument, tagName } = element;
  if (ownerDocument === null) throw new Error(`${tagName} is in no document`);
  const renamed = ownerDocument.createElementNS(XSD_NAMESPACE, tagName.replace(/[^:]+$/, localName));
  for (const attribute of Array.from(element.attributes))
    renamed.setAttribute(attribute.name, attribute.value);
  while (element.firstChild !== null) renamed.appendChild(element.firstChild);
  element.parentNode?.replaceChild(renamed, element);
}
