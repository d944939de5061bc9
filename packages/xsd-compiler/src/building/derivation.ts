// Type Derivation OK (XSD 1.0 part 1, sections 3.4.6 and 3.14.6).

import type { TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { attributeOf } from "../loading/attributes.ts";
import type { Source } from "./building.ts";
import { ANY_TYPE } from "./built-in-types.ts";

export type Method = "extension" | "restriction" | "list" | "union" | "substitution";

const NONE: ReadonlySet<Method> = new Set();

/** True if a type is the other type or derived from it without the excluded methods. */
export function isDerivedFrom(
  type: TypeDefinition,
  from: TypeDefinition,
  excluded: ReadonlySet<Method> = NONE,
): boolean {
  let current = type;
  while (current !== from) {
    if (current.kind === "simple") return isSimplyDerived(current, from, excluded);
    if (current === ANY_TYPE || excluded.has(current.derivation)) return false;
    current = current.base;
  }
  return true;
}

function isSimplyDerived(type: SimpleType, from: TypeDefinition, excluded: ReadonlySet<Method>): boolean {
  if (from.kind === "complex") return from === ANY_TYPE && !excluded.has("restriction");
  let current: SimpleType | undefined = type;
  while (current !== undefined && current !== from) {
    if (excluded.has("restriction") || current.base?.final.has("restriction")) return false;
    // A member of a union counts as derived from the union.
    if (from.variety === "union" && from.memberTypes.some((member) => isDerivedFrom(type, member, excluded)))
      return true;
    current = current.base;
  }
  return current === from;
}

const BUT_RESTRICTION: ReadonlySet<Method> = new Set(["extension", "list", "union"]);

/** True if a type is derived by restrictions only, as an element of a restriction requires. */
export function isRestrictionOf(type: TypeDefinition, from: TypeDefinition): boolean {
  return isDerivedFrom(type, from, BUT_RESTRICTION);
}

/** Returns the methods by which a type is derived from another, and those that the intermediate types block. */
export function methodsBetween(
  type: TypeDefinition,
  from: TypeDefinition,
): { readonly used: ReadonlySet<Method>; readonly blocked: ReadonlySet<Method> } {
  const used = new Set<Method>();
  const blocked = new Set<Method>();
  let current = type;
  while (current !== from && current !== ANY_TYPE) {
    used.add(current.kind === "complex" ? current.derivation : "restriction");
    current = current.kind === "complex" ? current.base : (current.base ?? ANY_TYPE);
    if (current.kind === "complex") for (const method of current.block) blocked.add(method);
  }
  return { used, blocked };
}

/**
 * Reads `block` or `final`, or else the schema's default (XSD 1.0 part 1, sections 3.3.2 and 3.4.2). Methods that do not
 * apply to the component are left out, because defaults apply to components of all kinds.
 */
export function readDerivationSet<Method extends string>(
  { element, document }: Source,
  attribute: "block" | "final",
  methods: readonly Method[],
): ReadonlySet<Method> {
  const text = attributeOf(element, attribute) ?? attributeOf(document.root, `${attribute}Default`) ?? "";
  const words = text.split(" ");
  return new Set(text === "#all" ? methods : methods.filter((method) => words.includes(method)));
}
