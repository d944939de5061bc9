import type { TypeDefinition } from "../components/schema-set.ts";
import { ANY_SIMPLE_TYPE, ANY_TYPE } from "./built-in-types.ts";

/**
 * True when a type is another or derived from it (XSD 1.0 part 1, sections 3.4.6 and 3.14.6). Every type is derived from
 * `xs:anyType`, and a member of a union counts as derived from the union.
 */
export function isDerivedFrom(type: TypeDefinition, from: TypeDefinition): boolean {
  if (from === ANY_TYPE) return true;
  if (from === ANY_SIMPLE_TYPE) return type.kind === "simple";
  let current: TypeDefinition | undefined = type;
  while (current !== undefined && current !== from) {
    if (from.kind === "simple" && isMember(current, from)) return true;
    current = current === ANY_TYPE ? undefined : current.base;
  }
  return current === from;
}

function isMember(type: TypeDefinition, union: TypeDefinition): boolean {
  return (
    union.kind === "simple" &&
    union.facets.enumeration === undefined &&
    union.facets.patterns.length === 0 &&
    union.memberTypes.some((member) => member === type || isMember(type, member))
  );
}

/** The same by restrictions alone: what an element of a restriction may have. */
export function isRestrictionOf(type: TypeDefinition, from: TypeDefinition): boolean {
  if (!isDerivedFrom(type, from)) return false;
  let current: TypeDefinition | undefined = type;
  while (current !== undefined && current !== from && current.kind === "complex" && current !== ANY_TYPE) {
    if (current.derivation === "extension" && from !== ANY_TYPE) return false;
    current = current.base;
  }
  return true;
}
