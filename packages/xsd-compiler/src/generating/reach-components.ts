import { elementsOf } from "../automata/check-consistency.ts";
import { ANY_SIMPLE_TYPE, ANY_TYPE } from "../building/built-in-types.ts";
import type { ComplexType, ElementDeclaration, SchemaSet, TypeDefinition } from "../components/schema-set.ts";

/** The components that occur in the values of some elements. */
export interface ReachableComponents {
  readonly all: ReadonlySet<ElementDeclaration | TypeDefinition>;
  /** True if `xsi:type` can name any type: a wildcard validates, or an element allows any simple type. */
  readonly open: boolean;
}

/** Types by their base type. */
export type DerivedTypes = ReadonlyMap<TypeDefinition | undefined, readonly TypeDefinition[]>;

export interface ReachOptions {
  /** Follows types that `xsi:type` may name in place of declared ones through this index. Default: not followed. */
  readonly derived?: DerivedTypes;
  /** Decides whether to follow a reached element to its type. Default: always. */
  readonly follows?: (element: ElementDeclaration) => boolean;
}

/** Indexes the types of a schema set by their base types. */
export function indexDerived({ types }: SchemaSet): DerivedTypes {
  return Map.groupBy(types.values(), ({ base }) => base);
}

/**
 * Finds the components that elements lead to: types, attributes, and child elements with the members of their
 * substitution groups. Wildcards are not followed: the elements that they allow are nodes, not typed values.
 */
export function reachComponents(
  starts: Iterable<ElementDeclaration>,
  { derived = new Map(), follows = () => true }: ReachOptions,
): ReachableComponents {
  const all = new Set<ElementDeclaration | TypeDefinition>(starts);
  let open = false;
  // The set grows during iteration.
  for (const component of all) {
    if ("nillable" in component) {
      if (!follows(component)) continue;
      open ||= component.type === ANY_SIMPLE_TYPE;
      for (const type of withDerived(component.type, derived)) all.add(type);
    } else if (component.kind === "simple") {
      for (const part of [component.itemType, ...component.memberTypes])
        if (part !== undefined) all.add(part);
    } else {
      for (const part of partsOf(component)) all.add(part);
      open ||= hasValidatingWildcard(component);
    }
  }
  return { all, open };
}

/** Returns a type and the types that may replace it. Values of a type that allows anything are open content instead. */
function withDerived(type: TypeDefinition, derived: DerivedTypes): Set<TypeDefinition> {
  const found = new Set([type]);
  if (type === ANY_TYPE || type === ANY_SIMPLE_TYPE) return found;
  for (const one of found) {
    for (const next of derived.get(one) ?? []) found.add(next);
    // A member of a union counts as derived from the union.
    if (one.kind === "simple") for (const member of one.memberTypes) found.add(member);
  }
  return found;
}

function partsOf({ attributeUses, content }: ComplexType): (ElementDeclaration | TypeDefinition)[] {
  const attributeTypes = attributeUses.map(({ declaration }) => declaration.type);
  if (content.kind === "empty") return attributeTypes;
  return content.kind === "simple"
    ? [...attributeTypes, content.type]
    : [...attributeTypes, ...elementsOf(content.automaton)];
}

function hasValidatingWildcard({ content }: ComplexType): boolean {
  if (content.kind !== "elements" || content.automaton.kind === "all") return false;
  return content.automaton.states.some(({ wildcards }) =>
    wildcards.some(({ wildcard }) => wildcard.processContents !== "skip"),
  );
}
