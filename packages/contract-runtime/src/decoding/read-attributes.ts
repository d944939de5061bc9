import { qualifiedName } from "../datatypes/qualified-name.ts";
import { keyOfValue, ValueIssue } from "../datatypes/simple-type.ts";
import type { IssueCode } from "../issue.ts";
import { parseBoolean } from "../lexical/boolean.ts";
import { normaliseWhiteSpace } from "../lexical/white-space.ts";
import { quoteText } from "../quote-text.ts";
import type {
  AttributeDeclaration,
  AttributeUse,
  ComplexType,
  TypeDefinition,
} from "../schema/components.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import { allowsNamespace } from "../schema/validation-table.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { XmlAttribute } from "../xml/open-content.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import type { DocumentReader } from "./document-reader.ts";
import { setOwn, type Target } from "./frame.ts";

/** Reads the attributes of the last start tag as members (XSD 1.0 part 1, section 3.4.4). */
export function readAttributes(reader: DocumentReader, tag: StartTag, type: TypeDefinition): Target {
  const value: Target = {};
  let required = 0;
  let identifiers = 0;
  const kept: XmlAttribute[] | undefined = keptBy(type);
  for (const attribute of tag.attributes) {
    if (attribute.namespace === XSI_NAMESPACE && INSTANCE_ATTRIBUTES.includes(attribute.local)) continue;
    const use = findUse(type, attribute);
    if (use?.required) required++;
    const declaration = use ?? findByWildcard(reader, tag, type, attribute);
    if (use === undefined) kept?.push(keep(attribute));
    if (declaration === undefined) continue;
    // An element has at most one identifier, those of a wildcard's attributes included.
    if (declaration.identifies && ++identifiers > 1)
      report(reader, tag, attribute, "unexpected-attribute", "one identifier only");
    const read = readAttribute(reader, tag, attribute, declaration);
    if (use !== undefined) setOwn(value, use.key, read);
  }
  if (type.kind === "simple") return value;
  if (required < type.attributes.length) addMissing(reader, tag, type, value);
  const key = type.shape?.anyAttribute;
  if (key !== undefined && kept !== undefined) setOwn(value, key, kept);
  return value;
}

function keptBy(type: TypeDefinition): XmlAttribute[] | undefined {
  return type.kind === "complex" && type.shape?.anyAttribute !== undefined ? [] : undefined;
}

function keep({ name, namespace, value }: ReadAttribute): XmlAttribute {
  return namespace === "" ? { name, value } : { name, namespace, value };
}

const LOCATIONS: readonly string[] = ["schemaLocation", "noNamespaceSchemaLocation"];
/** The attributes that every element may have. */
const INSTANCE_ATTRIBUTES: readonly string[] = ["type", "nil", ...LOCATIONS];

/** True for a hint where to look for the schema: it changes nothing, since the schema is there (section 4.3.2). */
export function isLocation({ local, namespace }: ReadAttribute): boolean {
  return namespace === XSI_NAMESPACE && LOCATIONS.includes(local);
}

/** The type that a document gives an element by `xsi:type` (section 3.3.4, clause 4). */
export function readXsiType(
  reader: DocumentReader,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
): { readonly type: TypeDefinition; readonly label: string } | undefined {
  if (tag.attributes.length === 0) return undefined;
  const attribute = tag.attributes.find(
    ({ local, namespace }) => local === "type" && namespace === XSI_NAMESPACE,
  );
  if (attribute === undefined) return undefined;
  const { schema } = reader;
  const { typeLabels } = schema;
  if (typeLabels === undefined) {
    report(reader, tag, attribute, "unsupported-xsi-type", "the declared type");
    return undefined;
  }
  const name = qualifiedName.parse(normaliseWhiteSpace(attribute.value, "collapse"), reader);
  const named = name === undefined ? undefined : schema.findType(name.namespace, name.local);
  if (named === undefined)
    report(reader, tag, attribute, "invalid-xsi-type", "the name of a type of the schema");
  else if (declaration !== undefined && !typeLabels.maySubstitute(schema, named.type, declaration))
    report(
      reader,
      tag,
      attribute,
      "invalid-xsi-type",
      "a type that is derived from the declared one, and not blocked",
    );
  else return named;
  return undefined;
}

/** Reports an abstract element, and an element of an abstract type. */
export function checkAbstract(
  { issues }: DocumentReader,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
  type: TypeDefinition,
): void {
  if (declaration?.abstract)
    issues.add("unexpected-element", tag.offset, "an element that is not abstract", `<${tag.name}>`);
  if (type.kind === "complex" && type.abstract)
    issues.add("invalid-xsi-type", tag.offset, "an xsi:type that is not abstract", "an abstract type");
}

function findUse(type: TypeDefinition, { local, namespace }: ReadAttribute): AttributeUse | undefined {
  if (type.kind === "simple") return undefined;
  return type.attributes.find((use) => use.name === local && use.namespace === namespace);
}

/** The declaration that a wildcard finds; undefined when there is nothing left to check. */
function findByWildcard(
  reader: DocumentReader,
  tag: StartTag,
  type: TypeDefinition,
  attribute: ReadAttribute,
): AttributeDeclaration | undefined {
  const wildcard = type.kind === "complex" ? type.attributeWildcard : undefined;
  if (wildcard === undefined || !allowsNamespace(wildcard, attribute.namespace)) {
    report(reader, tag, attribute, "unexpected-attribute", "no such attribute");
    return undefined;
  }
  if (wildcard.processContents === "skip") return undefined;
  const declaration = reader.schema.findAttribute(attribute.namespace, attribute.local);
  if (declaration === undefined && wildcard.processContents === "strict")
    report(reader, tag, attribute, "unexpected-attribute", "an attribute that the schema declares");
  return declaration;
}

function readAttribute(
  reader: DocumentReader,
  tag: StartTag,
  attribute: ReadAttribute,
  { codec, fixed }: AttributeDeclaration,
): unknown {
  const value = codec.decode(attribute.value, reader);
  if (value instanceof ValueIssue) {
    report(reader, tag, attribute, value.code, value.expected);
    return attribute.value;
  }
  if (fixed === undefined && !codec.type.identifies) return value;
  const read = codec.type.read(attribute.value, reader);
  if (read instanceof ValueIssue) return value;
  if (fixed !== undefined && keyOfValue(read) !== fixed.key)
    report(reader, tag, attribute, "not-in-enumeration", fixed.text);
  reader.identifiers.note(
    read,
    tag.offset,
    attribute.offset,
    reader.issues,
    tag.offset,
    `/@${attribute.name}`,
  );
  return value;
}

/** Adds the values of absent attributes, and issues for those that are required. */
function addMissing({ issues }: DocumentReader, tag: StartTag, type: ComplexType, value: Target): void {
  for (const { absent, key, name, namespace, required } of type.attributes) {
    if (!required && absent === undefined) continue;
    if (tag.attributes.some((given) => given.local === name && given.namespace === namespace)) continue;
    if (required)
      issues.add("missing-attribute", tag.offset, `the attribute ${name}`, "none", tag.offset, `/@${name}`);
    else setOwn(value, key, absent);
  }
}

/** True when the element is nil (section 3.3.4, clause 3). */
export function readNil(
  { issues }: DocumentReader,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
): boolean {
  if (tag.attributes.length === 0 || declaration === undefined) return false;
  const attribute = tag.attributes.find(
    ({ local, namespace }) => local === "nil" && namespace === XSI_NAMESPACE,
  );
  if (attribute === undefined) return false;
  const add = (code: IssueCode, expected: string): void =>
    issues.add(
      code,
      attribute.offset,
      expected,
      quoteText(attribute.value),
      tag.offset,
      `/@${attribute.name}`,
    );
  const nil = parseBoolean(normaliseWhiteSpace(attribute.value, "collapse"));
  if (nil === undefined) add("invalid-lexical", "true, false, 1 or 0");
  else if (!declaration.nillable) add("unexpected-nil", "an element that the schema lets be nil");
  else if (nil && declaration.fixed !== undefined) add("unexpected-nil", "the fixed value of the element");
  return nil === true && declaration.nillable;
}

function report(
  { issues }: DocumentReader,
  tag: StartTag,
  attribute: ReadAttribute,
  code: IssueCode,
  expected: string,
): void {
  issues.add(code, attribute.offset, expected, quoteText(attribute.value), tag.offset, `/@${attribute.name}`);
}
