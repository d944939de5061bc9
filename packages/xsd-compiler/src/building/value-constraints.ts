// Checks of `default` and `fixed` (XSD 1.0 part 1, sections 3.2.6, 3.3.6 and 3.5.6).

import { keyOf } from "../components/component.ts";
import {
  type ElementDeclaration,
  type TypeDefinition,
  textTypeOf,
  type ValueConstraint,
} from "../components/schema-set.ts";
import type { EnumerationValue, SimpleType } from "../components/simple-type.ts";
import { attributeOf, offsetOf, rawAttributeOf } from "../loading/attributes.ts";
import { type Building, originOf, type Source } from "./building.ts";
import { isEmptiable } from "./model-groups.ts";
import { validateLiteral } from "./validate-literal.ts";

/** Reports a default or fixed value that the element's type does not allow. */
export function checkElementValue(source: Source, { type, valueConstraint }: ElementDeclaration): void {
  if (valueConstraint === undefined) return;
  const textType = textTypeOf(type);
  if (textType !== undefined) {
    checkValue(source, textType, valueConstraint);
  } else if (!isOptionalText(type)) {
    const message = `${valueConstraint.kind} needs a type with text, or mixed content that may be without elements`;
    source.document.report("invalid-value", valueConstraint.value.origin.offset, message);
  }
}

function isOptionalText(type: TypeDefinition): boolean {
  if (type.kind === "simple" || !type.mixed) return false;
  return type.content.kind === "elements" && isEmptiable(type.content.particle);
}

/** Reports a default or fixed value that is not valid for the simple type. */
export function checkValue(source: Source, type: SimpleType, { kind, value }: ValueConstraint): void {
  const report = (message: string): void =>
    source.document.report("invalid-value", value.origin.offset, `${kind}: ${message}`);
  // Two elements with the default value would have the same identifier.
  const problem = isIdentifier(type)
    ? "a type derived from xs:ID has no default or fixed value"
    : validateLiteral(type, value);
  if (problem !== undefined) report(problem);
}

/** True for `xs:ID` and types derived from it. */
function isIdentifier(type: SimpleType): boolean {
  return type.variety === "atomic" && type.builtIn === "ID";
}

/** Reads the `default` or `fixed` of a declaration or a use; reports a component that has both. */
export function readValueConstraint(source: Source): ValueConstraint | undefined {
  const { element, document } = source;
  const given = (["default", "fixed"] as const).filter((kind) => rawAttributeOf(element, kind) !== undefined);
  if (given.length === 2)
    document.report("invalid-attribute", offsetOf(element, "fixed"), "fixed cannot stand beside default");
  const kind = given.at(-1);
  if (kind === undefined) return undefined;
  const value = {
    lexical: rawAttributeOf(element, kind) ?? "",
    namespaces: document.namespacesAt(element),
    origin: { ...originOf(source), offset: offsetOf(element, kind) },
  };
  return { kind, value };
}

// Notations (XSD 1.0 part 1, section 3.12; part 2, section 3.2.19).

/** Reports a notation without an identifier. */
export function checkNotation({ element, document }: Source): void {
  if (attributeOf(element, "public") === undefined && attributeOf(element, "system") === undefined)
    document.report("invalid-attribute", element.offset, "xs:notation needs the attribute public or system");
}

/** Reports a NOTATION type without the required enumeration. */
export function requireNotations({ document }: Source, type: SimpleType, offset: number): void {
  if (type.primitive !== "NOTATION" || type.facets.enumeration !== undefined) return;
  document.report("invalid-value", offset, "a type derived from xs:NOTATION needs xs:enumeration to be used");
}

/** Reports enumerated notations that are not declared. */
export function checkNotations(
  building: Building,
  { document }: Source,
  values: readonly EnumerationValue[],
): void {
  for (const { lexical, namespaces, origin } of values) {
    const name = lexical.trim();
    const colon = name.indexOf(":");
    const namespace = namespaces.get(name.slice(0, Math.max(colon, 0))) ?? "";
    if (!building.sources.notation.has(keyOf({ namespace, local: name.slice(colon + 1) })))
      document.report("invalid-reference", origin.offset, `there is no notation ${name}`);
  }
}
