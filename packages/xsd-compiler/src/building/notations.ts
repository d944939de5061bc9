// Notations (XSD 1.0 part 1, section 3.12; part 2, section 3.2.19).

import { keyOf } from "../components/component.ts";
import type { NotationDeclaration } from "../components/schema-set.ts";
import type { EnumerationValue, SimpleType } from "../components/simple-type.ts";
import { attributeOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { type Building, globalName, originOf, type Source } from "./building.ts";

/** Builds the declaration of a notation. */
export function buildNotation(building: Building, source: Source): void {
  const { element, document } = source;
  const [publicId, systemId] = [attributeOf(element, "public"), attributeOf(element, "system")];
  if (publicId === undefined && systemId === undefined)
    document.report("invalid-attribute", element.offset, "xs:notation needs the attribute public or system");
  const notation: NotationDeclaration = {
    name: globalName(source),
    documentation: documentationOf(element),
    origin: originOf(source),
    publicId,
    systemId,
  };
  building.notations.set(source, notation);
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
