import { ANY_SIMPLE_TYPE } from "../building/built-in-types.ts";
import { showName } from "../components/component.ts";
import type { SimpleType as SetSimpleType } from "../components/simple-type.ts";
import { XSD_NAMESPACE } from "../loading/xsd-namespace.ts";
import type { SimpleType } from "../model/component.ts";
import { baseOf } from "./base-of.ts";
import { listValues } from "./list-values.ts";
import type { Refuse } from "./refuse.ts";
import { boundsOf, lengthsOf } from "./simple-type-bounds.ts";
import { translatePatterns } from "./translate-patterns.ts";

/** A simple type that has a name: a text, an integer or a boolean, with all facets that are in force. */
export function specialiseSimpleType(refuse: Refuse, type: SetSimpleType): SimpleType {
  const { name, documentation, origin, whiteSpace } = type;
  const builtIn = name?.namespace === XSD_NAMESPACE;
  if (!builtIn) refuseDerivation(refuse, type);
  const base = baseOf(type) ?? "string";
  const specialised: SimpleType = {
    ...{ kind: "simple", builtIn, base, whiteSpace, documentation, origin },
    name: name === undefined ? "" : builtIn ? showName(name) : name.local,
    ...boundsOf(type, base),
    ...lengthsOf(type),
    enumeration: listValues(refuse, type, base),
    patterns: translatePatterns(refuse, type, base),
  };
  if (hasNoValue(specialised)) {
    const message = `no value is left: the facets of ${specialised.name} exclude each other`;
    refuse("invalid-facet", origin, message, "restriction");
  }
  return specialised;
}

/** Refuses what a derivation adds; what the base type has already is refused there. */
function refuseDerivation(
  refuse: Refuse,
  { base, facets, origin, variety, whiteSpace }: SetSimpleType,
): void {
  if (base?.name === undefined) {
    const message = "an anonymous base type is not supported; give it a name";
    refuse("unsupported-content", base?.origin ?? origin, message);
  } else if (base === ANY_SIMPLE_TYPE) {
    refuse("unsupported-type", origin, `xs:${variety} is not supported`, variety);
  } else if (baseOf(base) === undefined) {
    if (base.name.namespace === XSD_NAMESPACE)
      refuse("unsupported-type", origin, `the type ${showName(base.name)} is not supported`, "base");
  } else {
    if (whiteSpace !== base.whiteSpace)
      refuse("unsupported-element", origin, "xs:whiteSpace is not supported", "whiteSpace");
    if (facets.totalDigits !== base.facets.totalDigits)
      refuse("unsupported-element", origin, "xs:totalDigits is not supported", "totalDigits");
  }
}

function hasNoValue({ minimum, maximum, minLength, maxLength, enumeration }: SimpleType): boolean {
  return (
    (minimum !== undefined && maximum !== undefined && minimum > maximum) ||
    (minLength !== undefined && maxLength !== undefined && minLength > maxLength) ||
    enumeration?.length === 0
  );
}
