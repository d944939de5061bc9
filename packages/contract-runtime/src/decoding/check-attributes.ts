// What all code that reads attributes has in common.

import type { IssueCode } from "../issue.ts";
import { inNamespace, quoteText } from "../quote-text.ts";
import type { AttributeDeclaration, TypeDefinition } from "../schema/components.ts";
import { allowsNamespace } from "../schema/validation-table.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import type { DocumentContext } from "./document-context.ts";

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
