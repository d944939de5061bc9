import { keyOfValue } from "../datatypes/simple-type.ts";
import { quoteText } from "../quote-text.ts";
import type { Cursor } from "../xml/cursor.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import type { Identifiers } from "./identifiers.ts";
import type { Judgement } from "./judgement.ts";
import type { AttributeDeclaration, AttributeUse, Schema, TypeDefinition } from "./schema.ts";
import { allowsNamespace } from "./validation-table.ts";

/** One validation. */
export interface Validation {
  readonly schema: Schema;
  readonly cursor: Cursor;
  readonly judgement: Judgement;
  readonly identifiers: Identifiers;
}

/** Judges the attributes of an element whose start tag was read last (XSD 1.0 part 1, section 3.4.4). */
export function judgeAttributes(validation: Validation, tag: StartTag, type: TypeDefinition): void {
  let required = 0;
  let identifiers = 0;
  for (const attribute of tag.attributes) {
    if (attribute.namespace === XSI_NAMESPACE && isInstanceAttribute(validation, attribute)) continue;
    const use = findUse(type, attribute);
    if (use?.required) required++;
    const declaration = use ?? findByWildcard(validation, type, attribute);
    if (declaration === undefined) continue;
    // An element has one identifier at most, whatever a wildcard lets in.
    if (declaration.identifies && ++identifiers > 1) {
      report(validation, attribute, "unexpected-attribute", "one identifier only");
    }
    judgeAttribute(validation, tag, attribute, declaration);
  }
  if (type.kind === "complex" && required < type.required.length)
    reportMissing(validation, tag, type.required);
}

/** True for the attributes that every element may have, but for `xsi:nil`, which is judged with the element. */
function isInstanceAttribute(validation: Validation, attribute: ReadAttribute): boolean {
  switch (attribute.local) {
    case "type":
      report(validation, attribute, "unsupported-xsi-type", "the declared type");
      return true;
    case "nil":
    // Hints for tools that look for the schema: this one has it already (section 4.3.2).
    case "schemaLocation":
    case "noNamespaceSchemaLocation":
      return true;
    default:
      return false;
  }
}

function findUse(type: TypeDefinition, { local, namespace }: ReadAttribute): AttributeUse | undefined {
  if (type.kind === "simple") return undefined;
  return type.attributes.get(local)?.find((use) => use.namespace === namespace);
}

/** The declaration that a wildcard finds; undefined when there is nothing left to judge. */
function findByWildcard(
  validation: Validation,
  type: TypeDefinition,
  attribute: ReadAttribute,
): AttributeDeclaration | undefined {
  const wildcard = type.kind === "complex" ? type.attributeWildcard : undefined;
  if (wildcard === undefined || !allowsNamespace(wildcard, attribute.namespace)) {
    report(validation, attribute, "unexpected-attribute", "no such attribute");
    return undefined;
  }
  if (wildcard.processContents === "skip") return undefined;
  const declaration = validation.schema.findAttribute(attribute.namespace, attribute.local);
  if (declaration === undefined && wildcard.processContents === "strict") {
    report(validation, attribute, "unexpected-attribute", "an attribute that the schema declares");
  }
  return declaration;
}

function judgeAttribute(
  validation: Validation,
  tag: StartTag,
  attribute: ReadAttribute,
  { type, fixed }: AttributeDeclaration,
): void {
  const { cursor, identifiers, judgement } = validation;
  const value = type.read(attribute.value, { resolvePrefix: (prefix) => cursor.scope.resolve(prefix) });
  if (value.kind === "refusal") {
    report(validation, attribute, value.code, value.expected);
    return;
  }
  if (fixed !== undefined && keyOfValue(value) !== fixed.key) {
    report(validation, attribute, "not-in-enumeration", fixed.text);
  }
  identifiers.note(value, tag, attribute.offset, judgement, () => pathOf(judgement, attribute.name));
}

function report(
  { judgement }: Validation,
  attribute: ReadAttribute,
  code: Parameters<Judgement["report"]>[0],
  expected: string,
): void {
  const path = pathOf(judgement, attribute.name);
  judgement.report(code, attribute.offset, expected, quoteText(attribute.value), path);
}

function pathOf(judgement: Judgement, name: string): string {
  return judgement.explains ? `${judgement.path()}/@${name}` : "";
}

function reportMissing({ judgement }: Validation, tag: StartTag, required: readonly AttributeUse[]): void {
  for (const { name, namespace } of required) {
    if (tag.attributes.some((given) => given.local === name && given.namespace === namespace)) continue;
    const path = pathOf(judgement, name);
    judgement.report("missing-attribute", tag.offset, `the attribute ${name}`, "none", path);
  }
}
