import { isDerivedFrom } from "../building/derivation.ts";
import { elementsOf, type SchemaSet, type TypeDefinition } from "../components/schema-set.ts";
import { labelTypes } from "./label-names.ts";

/** A type that `xsi:type` may name in place of the declared type, and its label in values. */
export interface Substitute {
  readonly type: TypeDefinition;
  readonly label: string;
}

/**
 * Finds the substitutes of each type that an element is declared with: named types derived from it that are not abstract
 * and whose derivation it does not block. Built-in types have none: nearly every simple type derives from one.
 */
export function findSubstitutes(
  schema: SchemaSet,
  types: Iterable<TypeDefinition>,
): ReadonlyMap<TypeDefinition, readonly Substitute[]> {
  const labels = labelTypes(schema);
  const derived = Map.groupBy(labels.keys(), ({ base }) => base);
  const found = new Map<TypeDefinition, readonly Substitute[]>();
  for (const declared of declaredTypes(schema, types)) {
    if (!labels.has(declared)) continue;
    const block = declared.kind === "complex" ? declared.block : undefined;
    const substitutes = [...withDerived(declared, derived)].flatMap((type) => {
      const label = labels.get(type);
      if (label === undefined || type === declared || isAbstract(type)) return [];
      return isDerivedFrom(type, declared, block) ? [{ type, label }] : [];
    });
    if (substitutes.length > 0 || isAbstract(declared)) found.set(declared, substitutes);
  }
  return found;
}

/** Types by their base type. */
export type DerivedTypes = ReadonlyMap<TypeDefinition | undefined, readonly TypeDefinition[]>;

/** Returns a type and the types derived from it. A member of a union counts as derived from the union. */
export function withDerived(type: TypeDefinition, derived: DerivedTypes): Set<TypeDefinition> {
  const found = new Set([type]);
  // The loop also visits types that it adds.
  for (const one of found) {
    for (const next of derived.get(one) ?? []) found.add(next);
    if (one.kind === "simple") for (const member of one.memberTypes) found.add(member);
  }
  return found;
}

export function isAbstract(type: TypeDefinition): boolean {
  return type.kind === "complex" && type.abstract;
}

/** Returns the types that elements are declared with. */
function declaredTypes({ elements }: SchemaSet, types: Iterable<TypeDefinition>): Set<TypeDefinition> {
  const declared = new Set(Array.from(elements.values(), ({ type }) => type));
  for (const type of types) {
    if (type.kind !== "complex" || type.content.kind !== "elements") continue;
    for (const element of elementsOf(type.content.automaton)) declared.add(element.type);
  }
  return declared;
}
