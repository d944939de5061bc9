// Opens elements: reads what their start tags say about them.

import { isOpenType } from "../encoding/labelled-value.ts";
import type { IssueCode } from "../issue.ts";
import { normaliseWhiteSpace, parseBoolean } from "../lexical.ts";
import type { ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import type { Slot } from "../schema/slots.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { toXmlElement } from "../xml/read-open-content.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import { startRun } from "./content-run.ts";
import type { DocumentReader } from "./document-reader.ts";
import { ContentValue, type Frame, makeFrame, type Target } from "./frame.ts";
import { findByWildcard, isInstanceAttribute, reportAttribute } from "./read-attributes.ts";

/** Opens the element whose start tag was read last. */
export function openElement(
  reader: DocumentReader,
  parent: Frame | undefined,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
  slot: Slot | undefined,
  isNode: boolean,
): Frame {
  const declared: TypeDefinition = declaration?.type ?? reader.schema.anyType;
  const named = readXsiType(reader, tag, declaration, isNode);
  if (named !== undefined && named.label === undefined) reader.hidesType = true;
  const type = named?.type ?? declared;
  checkAbstract(reader, tag, declaration, type);
  const nil = readNil(reader, tag, declaration);
  const attributes = readAttributes(reader, tag, type);
  // A kept node retains `xsi:type` as an attribute.
  const label = type === declared || isOpenType(declared) || isNode ? undefined : named?.label;
  const kept = label === undefined ? tag : withoutXsiType(tag);
  // A nil element keeps its type and attributes as a node. It is null if it has none of them.
  const isNull = nil && kept.attributes.every((one) => isInstanceAttribute(one) && one.local !== "type");
  const isOpen = isNode || (!isNull && (isOpenType(declared) || isOpenType(type)));
  const node = isOpen ? toXmlElement(kept) : undefined;
  const content = type.kind === "complex" && !nil ? type : undefined;
  const run = content && startRun(reader.schema, content);
  const value =
    content === undefined || content.content.kind === "simple" || node !== undefined
      ? undefined
      : new ContentValue(content, { ...content.empty, ...attributes });
  const frame = makeFrame({
    parent,
    tag,
    declaration,
    type,
    run,
    nil,
    slot,
    label,
    node,
    value,
    attributes,
  });
  const constraints = declaration?.constraints ?? NONE;
  if (constraints.length > 0) reader.constrained = true;
  reader.identityConstraints?.open(frame, constraints);
  return frame;
}

/** Removes `xsi:type` from a start tag, because it becomes the label of the value. */
function withoutXsiType(tag: StartTag): StartTag {
  const type = findInstanceAttribute(tag, "type");
  return { ...tag, attributes: tag.attributes.filter((attribute) => attribute !== type) };
}

/** Returns the type that `xsi:type` gives an element (section 3.3.4, clause 4). */
function readXsiType(
  reader: DocumentReader,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
  isNode: boolean,
): { readonly type: TypeDefinition; readonly label: string | undefined } | undefined {
  const attribute = findInstanceAttribute(tag, "type");
  if (attribute === undefined) return undefined;
  const { typeLabels } = reader.schema;
  if (typeLabels !== undefined) return typeLabels.read(reader, tag, attribute, declaration, isNode);
  reportAttribute(reader, tag, attribute, "unsupported-xsi-type", "the declared type");
  return undefined;
}

/** Reports an abstract element, and an element of an abstract type. */
function checkAbstract(
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

/** True if the element is nil (section 3.3.4, clause 3). */
function readNil(
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

/** Returns an attribute that every element may have, by its local name. */
export function findInstanceAttribute({ attributes }: StartTag, name: string): ReadAttribute | undefined {
  return attributes.find(({ local, namespace }) => local === name && namespace === XSI_NAMESPACE);
}

/** Reads the attributes of the last start tag as members (XSD 1.0 part 1, section 3.4.4). */
function readAttributes(reader: DocumentReader, tag: StartTag, type: TypeDefinition): Target {
  const { attributes } = reader.schema;
  if (attributes !== undefined) return attributes.read(reader, tag, type);
  // The schema declares no attributes.
  for (const attribute of tag.attributes)
    if (!isInstanceAttribute(attribute)) findByWildcard(reader, tag, type, attribute);
  return {};
}

const NONE: readonly never[] = [];
