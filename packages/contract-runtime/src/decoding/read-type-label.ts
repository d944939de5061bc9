import { qualifiedName } from "../datatypes/qualified-name.ts";
import { normaliseWhiteSpace } from "../lexical/white-space.ts";
import type { TypeDefinition } from "../schema/components.ts";
import { maySubstitute } from "../schema/derivation.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import { reportAttribute } from "./check-attributes.ts";
import type { DocumentReader } from "./document-reader.ts";

/** The type that an attribute `xsi:type` names in place of the one that an element is declared with. */
export function readTypeLabel(
  reader: DocumentReader,
  tag: StartTag,
  attribute: ReadAttribute,
  declaration: ElementDeclaration | undefined,
): { readonly type: TypeDefinition; readonly label: string } | undefined {
  const { schema } = reader;
  const name = qualifiedName.parse(normaliseWhiteSpace(attribute.value, "collapse"), reader);
  const named = name === undefined ? undefined : schema.findType(name.namespace, name.local);
  const reject = (expected: string): undefined => {
    reportAttribute(reader, tag, attribute, "invalid-xsi-type", expected);
  };
  if (named === undefined) return reject("the name of a type of the schema");
  if (declaration !== undefined && !maySubstitute(schema, named.type, declaration))
    return reject("a type that is derived from the declared one, and not blocked");
  return named;
}
