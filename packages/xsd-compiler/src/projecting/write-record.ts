import { type Assertion, XSI_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { QName } from "../components/component.ts";
import type { AttributeUse, ElementDeclaration, ModelGroup, Wildcard } from "../components/schema-set.ts";
import {
  type ContentShape,
  type ElementMember,
  type ItemsMember,
  isArray,
  type Member,
  type RecordShape,
  type RowsMember,
} from "../shaping/shape.ts";
import { type JsonSchema, NOTHING, withDescription, withLimits, writeArray } from "./json-schema.ts";
import { countValues, requireNode, wildcardsOf, writeAssertion } from "./write-conditions.ts";
import type { SimpleReferences } from "./write-simple-type.ts";
import { XML_TEXT } from "./xml-definitions.ts";

/** The schemas that a record refers to. */
export interface ValueReferences extends SimpleReferences {
  /** @param owner the definition that contains the element */
  element(element: ElementDeclaration, owner: string): JsonSchema;
  attribute(use: AttributeUse): JsonSchema;
  row(group: ModelGroup, wanted: string, write: (name: string) => JsonSchema): JsonSchema;
  /** True if schemas say how values are written in documents. */
  readonly describesXml: boolean;
  keptNode(definition: "xml:keptAttribute" | "xml:element", wildcards: readonly Wildcard[]): JsonSchema;
}

/** How a value is written in a document: the `xml` object of OpenAPI 3.2. */
interface XmlNode {
  /** `none`: its items are nodes. */
  readonly nodeType?: "attribute" | "text" | "none";
  readonly name?: string;
  readonly namespace?: string;
}

/** A member of an object. */
export interface Property {
  readonly key: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

export function writeObject(properties: readonly Property[]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(properties.map(({ key, schema }) => [key, schema])),
    required: properties.filter(({ required }) => required).map(({ key }) => key),
    additionalProperties: false,
  };
}

/** Writes the schema of a complex type's values under the given definition name. */
export function writeRecord(values: ValueReferences, shape: RecordShape, name: string): JsonSchema {
  const { content } = shape;
  if (content.kind === "bare") return writeBare(values, content, shape.type.assertions, name);
  const attributes = writeAttributes(values, shape);
  if (content.kind === "text") {
    const text = values.simpleType(content.type);
    if (content.key === undefined) return text;
    const schema = withXml(values, text, { nodeType: "text" });
    return writeObject([...attributes, { key: content.key, schema, required: true }]);
  }
  if (content.kind === "none") return writeObject(attributes);
  const { members, node } = content;
  const { conditions, minItems, required } = requireNode(node);
  const properties = members.map((member): Property => {
    const { documentation, key } = member;
    const own = documentation || (member.kind === "element" ? member.element.documentation : "");
    const value = withDescription(own, writeMember(values, member, minItems.get(key) ?? 0, name));
    const xml: XmlNode = member.kind === "element" ? nodeOf(key, member.element) : { nodeType: "none" };
    const schema = withXml(values, value, xml);
    return { key, schema, required: isArray(member) || required.includes(key) };
  });
  const rules = shape.type.assertions.map((assertion) => writeAssertion(assertion, members, false));
  return withConditions(writeObject([...attributes, ...properties]), [...conditions, ...rules]);
}

/** Writes the schema of a complex type whose value is the array of its only member. */
function writeBare(
  values: ValueReferences,
  { member, node = { kind: "member", member, optional: false } }: Extract<ContentShape, { kind: "bare" }>,
  assertions: readonly Assertion[],
  name: string,
): JsonSchema {
  const least = requireNode(node).minItems.get(member.key) ?? 0;
  const array = writeMember(values, member, least, name);
  const { min } = countValues(member);
  // A group that must repeat may be inside an optional one.
  const orNone = least < min && min > 1 ? [{ anyOf: [{ maxItems: 0 }, { minItems: min }] }] : [];
  const rules = assertions.map((assertion) => writeAssertion(assertion, [member], true));
  return withConditions(array, [...orNone, ...rules]);
}

function nodeOf(key: string, { name: { local, namespace } }: { readonly name: QName }): XmlNode {
  return { ...(local !== key && { name: local }), ...(namespace !== "" && { namespace }) };
}

function withXml({ describesXml }: ValueReferences, schema: JsonSchema, xml: XmlNode): JsonSchema {
  return describesXml && Object.keys(xml).length > 0 ? { ...schema, xml } : schema;
}

function withConditions(schema: JsonSchema, conditions: readonly JsonSchema[]): JsonSchema {
  return conditions.length === 0 ? schema : { ...schema, allOf: conditions };
}

/** Writes the member that names the type of a value. */
export function writeLabel(values: ValueReferences, label: string): Property {
  const xml = { nodeType: "attribute", name: "type", namespace: XSI_NAMESPACE } as const;
  return { key: "xsi:type", schema: withXml(values, { const: label }, xml), required: true };
}

/** Writes the members for the attributes. */
export function writeAttributes(values: ValueReferences, shape: RecordShape): Property[] {
  const written = shape.attributes.map(({ key, use }): Property => {
    const { declaration, required, valueConstraint } = use;
    const value = withDescription(declaration.documentation, values.attribute(use));
    const schema = withXml(values, value, { nodeType: "attribute", ...nodeOf(key, declaration) });
    // The decoder fills in an absent attribute that has a default.
    return { key, schema, required: required || valueConstraint !== undefined };
  });
  const { attributeWildcard } = shape.type;
  if (shape.anyAttribute === undefined || attributeWildcard === undefined) return written;
  const node = values.keptNode("xml:keptAttribute", [attributeWildcard]);
  const array = writeArray(node, 0, Number.POSITIVE_INFINITY);
  const schema = withXml(values, array, { nodeType: "none" });
  return [...written, { key: shape.anyAttribute, schema, required: true }];
}

function writeMember(values: ValueReferences, member: Member, least: number, owner: string): JsonSchema {
  const { limits, max } = countValues(member);
  const value = writeValue(values, member, owner);
  return withLimits(isArray(member) ? writeArray(value, least, max) : value, limits);
}

function writeValue(values: ValueReferences, member: Member, owner: string): JsonSchema {
  switch (member.kind) {
    case "element":
      return values.element(member.element, owner);
    case "any":
      return values.keptNode("xml:element", wildcardsOf(member.particle));
    case "rows":
      return values.row(member.particle.term as ModelGroup, `${owner}.${member.key}`, (name) =>
        writeRow(values, member, name),
      );
    default:
      return writeItem(values, member, owner);
  }
}

function writeRow(values: ValueReferences, { members }: RowsMember, name: string): JsonSchema {
  return writeObject(
    members.map((member): Property => {
      const { array, documentation, element, key, min } = member;
      const value = values.element(element, name);
      const schema = array ? writeRowArray(value, member, members) : value;
      const described = withDescription(documentation || element.documentation, schema);
      return { key, schema: withXml(values, described, nodeOf(key, element)), required: array || min > 0 };
    }),
  );
}

/** Writes the array of rows. If rows share no required element, a decoder fills the first row as far as possible. */
function writeRowArray(
  value: JsonSchema,
  { element, max, min }: ElementMember,
  members: readonly ElementMember[],
): JsonSchema {
  const isSeparate = min === max || members.some((other) => other.element !== element && other.min > 0);
  if (isSeparate || min < 2) return writeArray(value, min, max);
  return withLimits(writeArray(value, 1, max), [
    `at least ${min} items, except where adjacent rows share them`,
  ]);
}

function writeItem(
  values: ValueReferences,
  { any, items, mixed, particle }: ItemsMember,
  owner: string,
): JsonSchema {
  const alternatives = [
    ...(mixed ? [{ type: "string", minLength: 1, pattern: XML_TEXT }] : []),
    ...items.map(({ label, element }) =>
      writeObject([
        { key: "element", schema: { const: label }, required: true },
        { key: "value", schema: values.element(element, owner), required: true },
      ]),
    ),
    ...(any ? [values.keptNode("xml:element", wildcardsOf(particle))] : []),
  ];
  const [only = NOTHING] = alternatives;
  return alternatives.length < 2 ? only : { anyOf: alternatives };
}
