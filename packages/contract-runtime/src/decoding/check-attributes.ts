import type { IssueCode } from "../issue.ts";
import { normaliseWhiteSpace, parseBoolean } from "../lexical.ts";
import { quoteText } from "../quote-text.ts";
import type { AttributeDeclaration, TypeDefinition } from "../schema/components.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import { allowsNamespace } from "../schema/validation-table.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { Target } from "./frame.ts";

/** Reads the attributes of the last start tag as members (XSD 1.0 part 1, section 3.4.4). */
export function readAttributes(reader: DocumentReader, tag: StartTag, type: TypeDefinition): Target {
  const { attributes } = reader.schema;
  if (attributes !== undefined) return attributes.read(reader, tag, type);
  // The schema declares no attributes.
  for (const attribute of tag.attributes)
    if (!isInstanceAttribute(attribute)) findByWildcard(reader, tag, type, attribute);
  return {};
}

const LOCATIONS: readonly string[] = ["schemaLocation", "noNamespaceSchemaLocation"];
const INSTANCE_ATTRIBUTES: readonly string[] = ["type", "nil", ...LOCATIONS];

/** True for an attribute that every element may have. */
export function isInstanceAttribute({ local, namespace }: ReadAttribute): boolean {
  return namespace === XSI_NAMESPACE && INSTANCE_ATTRIBUTES.includes(local);
}

/** True for a schema location hint, which has no effect because the schema is known (section 4.3.2). */
export function isLocation({ local, namespace }: ReadAttribute): boolean {
  return namespace === XSI_NAMESPACE && LOCATIONS.includes(local);
}

/** Returns the type that `xsi:type` gives an element (section 3.3.4, clause 4). */
export function readXsiType(
  reader: DocumentReader,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
): { readonly type: TypeDefinition; readonly label: string } | undefined {
  const attribute = findInstanceAttribute(tag, "type");
  if (attribute === undefined) return undefined;
  const { typeLabels } = reader.schema;
  if (typeLabels !== undefined) return typeLabels.read(reader, tag, attribute, declaration);
  reportAttribute(reader, tag, attribute, "unsupported-xsi-type", "the declared type");
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

/** Returns the declaration that a wildcard resolves to; undefined if nothing is left to check. */
export function findByWildcard(
  reader: DocumentReader,
  tag: StartTag,
  type: TypeDefinition,
  attribute: ReadAttribute,
): AttributeDeclaration | undefined {
  const wildcard = type.kind === "complex" ? type.attributeWildcard : undefined;
  if (wildcard === undefined || !allowsNamespace(wildcard, attribute.namespace)) {
    reportAttribute(reader, tag, attribute, "unexpected-attribute", "no such attribute");
    return undefined;
  }
  if (wildcard.processContents === "skip") return undefined;
  const declaration = reader.schema.findAttribute(attribute.namespace, attribute.local);
  if (declaration === undefined && wildcard.processContents === "strict")
    reportAttribute(reader, tag, attribute, "unexpected-attribute", "an attribute that the schema declares");
  return declaration;
}

/** True if the element is nil (section 3.3.4, clause 3). */
export function readNil(
  reader: DocumentReader,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
): boolean {
  const attribute = findInstanceAttribute(tag, "nil");
  if (attribute === undefined || declaration === undefined) return false;
  const report = (code: IssueCode, expected: string): void =>
    reportAttribute(reader, tag, attribute, code, expected);
  const nil = parseBoolean(normaliseWhiteSpace(attribute.value, "collapse"));
  if (nil === undefined) report("invalid-lexical", "true, false, 1 or 0");
  else if (!declaration.nillable) report("unexpected-nil", "an element that the schema lets be nil");
  else if (nil && declaration.fixed !== undefined) report("unexpected-nil", "the fixed value of the element");
  return nil === true && declaration.nillable;
}

function findInstanceAttribute({ attributes }: StartTag, name: string): ReadAttribute | undefined {
  return attributes.find(({ local, namespace }) => local === name && namespace === XSI_NAMESPACE);
}

/** Reports an invalid value of an attribute. */
export function reportAttribute(
  { issues }: DocumentReader,
  tag: StartTag,
  attribute: ReadAttribute,
  code: IssueCode,
  expected: string,
): void {
  issues.add(code, attribute.offset, expected, quoteText(attribute.value), tag.offset, `/@${attribute.name}`);
}
