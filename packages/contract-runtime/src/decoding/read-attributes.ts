import { contextOf, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import type { IssueCode, ReportIssue } from "../issue.ts";
import { inNamespace, quoteText } from "../quote-text.ts";
import type {
  AttributeDeclaration,
  AttributeUse,
  ComplexType,
  SchemaComponents,
  TypeDefinition,
} from "../schema/components.ts";
import { checkFixed, readFixed } from "../schema/fixed-value.ts";
import type { AttributeTable, AttributeUseTable } from "../schema/validation-table.ts";
import { allowsNamespace } from "../schema/validation-table.ts";
import type { RecordShape } from "../schema/value-table.ts";
import { Words } from "../xml/element-name.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { XmlAttribute } from "../xml/open-content.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import type { DocumentContext } from "./document-context.ts";
import { setOwn, type Target } from "./frame.ts";
import { readPlainAttributes } from "./plain-attributes.ts";

/** Prepares and reads attributes. Only bundles of schemas with attributes include this code. */
export const Attributes = {
  make: makeAttribute,
  makeUse,
  read: readAttributes,
  readPlain: readPlainAttributes,
};

/** Prepares an attribute of a complex type. */
function makeUse(
  schema: SchemaComponents,
  { attribute, required, fixed }: AttributeUseTable,
  shape: RecordShape | undefined,
): AttributeUse {
  const table = schema.table.attributes.at(attribute) as AttributeTable;
  const declaration = makeAttribute(schema, fixed === undefined ? table : { ...table, fixed });
  const member = shape?.attributes.find(
    ({ name, namespace }) => name === declaration.name && namespace === declaration.namespace,
  );
  const { namespaces, value: text } = member ?? {};
  const absentLiteral = text === undefined ? undefined : { text, ...(namespaces && { namespaces }) };
  return {
    ...declaration,
    required,
    key: member?.key ?? declaration.name,
    absent: absentValue(declaration, absentLiteral),
    absentLiteral,
    words: new Words(`${declaration.name}=`),
    plain: declaration.codec.plain,
    form: undefined,
    checked: declaration.fixed !== undefined || declaration.namespace !== "",
  };
}

/** Prepares the declaration of an attribute. */
function makeAttribute(
  schema: SchemaComponents,
  { name, namespace, type: index, fixed }: AttributeTable,
): AttributeDeclaration {
  const codec = schema.codec(index);
  const table = schema.table.types.at(index);
  const definition = table?.kind === "simple" ? table.definition : undefined;
  const identifies = definition?.variety === "atomic" && definition.builtIn === "ID";
  return { name, namespace, codec, identifies, fixed: fixed && readFixed(codec.type, fixed) };
}

function absentValue({ codec }: AttributeDeclaration, literal: LiteralTable | undefined): unknown {
  if (literal === undefined) return undefined;
  const value = codec.decode(literal.text, contextOf(literal.namespaces));
  return value instanceof ValueIssue ? undefined : value;
}

function readAttributes(context: DocumentContext, tag: StartTag, type: TypeDefinition): Target {
  const value: Target = {};
  let required = 0;
  let identifiers = 0;
  const openAttributes: XmlAttribute[] | undefined = openAttributesOf(type);
  const { keptAttributes } = context.schema;
  for (const attribute of tag.attributes) {
    if (isInstanceAttribute(attribute)) continue;
    const use = findUse(type, attribute);
    if (use?.required) required++;
    const declaration = use ?? findByWildcard(context, tag, type, attribute);
    if (use === undefined && keptAttributes !== undefined) {
      const { local, namespace } = attribute;
      const codec = context.schema.findAttribute(namespace, local)?.codec;
      openAttributes?.push(keptAttributes.read(attribute, codec, context));
    }
    if (declaration === undefined) continue;
    // An element has at most one identifier, including attributes that a wildcard allows.
    if (declaration.identifies && ++identifiers > 1)
      reportAttribute(context, tag, attribute, "unexpected-attribute", "one identifier only");
    const read = readAttribute(context, tag, attribute, declaration);
    if (use !== undefined) setOwn(value, use.key, read);
  }
  if (type.kind === "simple") return value;
  if (required < type.attributes.length) addMissing(context, tag, type, value);
  const key = type.shape?.anyAttribute;
  if (key !== undefined && openAttributes !== undefined) setOwn(value, key, openAttributes);
  return value;
}

function openAttributesOf(type: TypeDefinition): XmlAttribute[] | undefined {
  return type.kind === "complex" && type.shape?.anyAttribute !== undefined ? [] : undefined;
}

function findUse(type: TypeDefinition, { local, namespace }: ReadAttribute): AttributeUse | undefined {
  if (type.kind === "simple") return undefined;
  return type.attributes.find((use) => use.name === local && use.namespace === namespace);
}

function readAttribute(
  context: DocumentContext,
  tag: StartTag,
  attribute: ReadAttribute,
  { codec, fixed }: AttributeDeclaration,
): unknown {
  const value = codec.decode(attribute.value, context);
  if (value instanceof ValueIssue) {
    reportAttribute(context, tag, attribute, value.code, value.expected, value.received);
    return attribute.value;
  }
  if (fixed === undefined && !codec.type.identifies) return value;
  const read = codec.type.read(attribute.value, context);
  if (read instanceof ValueIssue) return value;
  const report: ReportIssue = (...issue) => reportAttribute(context, tag, attribute, ...issue);
  if (fixed !== undefined) checkFixed(fixed, read, attribute.value, report);
  context.identifiers?.record(read, tag.offset, report);
  return value;
}

/** Adds the values of absent attributes, and reports absent required ones. */
function addMissing({ issues }: DocumentContext, tag: StartTag, type: ComplexType, value: Target): void {
  for (const { absent, key, name, namespace, required } of type.attributes) {
    if (!required && absent === undefined) continue;
    if (tag.attributes.some((given) => given.local === name && given.namespace === namespace)) continue;
    if (required) {
      const isShown = namespace !== "" || tag.attributes.some(({ local }) => local === name);
      const expected = `the attribute ${name}${isShown ? ` ${inNamespace(namespace)}` : ""}`;
      issues.add("missing-attribute", tag.offset, expected, "none", tag.offset, `/@${name}`);
    } else setOwn(value, key, absent);
  }
}

const INSTANCE_ATTRIBUTES: readonly string[] = ["type", "nil", "schemaLocation", "noNamespaceSchemaLocation"];

/** True for an attribute that every element may have. Schema locations have no effect: the schema is known (section 4.3.2). */
export function isInstanceAttribute({ local, namespace }: ReadAttribute): boolean {
  return namespace === XSI_NAMESPACE && INSTANCE_ATTRIBUTES.includes(local);
}

/** Returns the declaration that a wildcard resolves to; undefined if nothing is left to check. */
export function findByWildcard(
  context: DocumentContext,
  tag: StartTag,
  type: TypeDefinition,
  attribute: ReadAttribute,
): AttributeDeclaration | undefined {
  const wildcard = type.kind === "complex" ? type.attributeWildcard : undefined;
  if (wildcard === undefined || !allowsNamespace(wildcard, attribute.namespace)) {
    const { local, namespace } = attribute;
    const namesake = type.kind === "complex" && type.attributes.find(({ name }) => name === local);
    if (namesake) {
      const expected = `${local} ${inNamespace(namesake.namespace)}`;
      const received = `${local} ${inNamespace(namespace)}`;
      reportAttribute(context, tag, attribute, "unexpected-attribute", expected, received);
    } else reportAttribute(context, tag, attribute, "unexpected-attribute", "no such attribute");
    return undefined;
  }
  if (wildcard.processContents === "skip") return undefined;
  const declaration = context.schema.findAttribute(attribute.namespace, attribute.local);
  if (declaration === undefined && wildcard.processContents === "strict")
    reportAttribute(context, tag, attribute, "unexpected-attribute", "an attribute that the schema declares");
  return declaration;
}

/** Reports an invalid value of an attribute. */
export function reportAttribute(
  { issues }: DocumentContext,
  tag: StartTag,
  attribute: ReadAttribute,
  code: IssueCode,
  expected: string,
  received = quoteText(attribute.value),
): void {
  issues.add(code, attribute.offset, expected, received, tag.offset, `/@${attribute.name}`);
}
