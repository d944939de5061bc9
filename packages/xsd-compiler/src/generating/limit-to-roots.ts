import type { ElementDeclaration, SchemaSet, TypeDefinition } from "../components/schema-set.ts";
import type { Naming } from "./naming.ts";
import { indexDerived, reachComponents } from "./reach-components.ts";

/** The parts of a schema set that its roots need. */
export interface LimitedSchema {
  /** The components that validate documents. */
  readonly validated: SchemaSet;
  /** The components that values consist of, with their names. */
  readonly typed: SchemaSet;
  readonly naming: Naming;
  /** True if documents may name any type of the schema set in `xsi:type`. */
  readonly open: boolean;
}

/**
 * Limits a schema set to what its roots need; without roots, to all of it. Types that no value of a root has get no
 * TypeScript, and no tables either, unless a validating wildcard allows any element of the schema set. Names come from the
 * whole set, so that adding a root changes none of them.
 */
export function limitToRoots(
  schema: SchemaSet,
  naming: Naming,
  roots: readonly ElementDeclaration[] | undefined,
  substitutes: boolean,
): LimitedSchema {
  const { all, open } = reachComponents(
    roots ?? schema.elements.values(),
    substitutes ? { derived: indexDerived(schema) } : {},
  );
  if (roots === undefined) return { validated: schema, typed: schema, naming, open };
  const isRoot = (element: ElementDeclaration): boolean => roots.includes(element);
  const isReached = (type: TypeDefinition): boolean => all.has(type);
  const typed = {
    ...schema,
    elements: filterMap(schema.elements, (_, element) => isRoot(element)),
    types: filterMap(schema.types, (_, type) => isReached(type)),
  };
  return {
    validated: open ? schema : typed,
    typed,
    open,
    naming: { ...limitTypes(naming, isReached), elements: filterMap(naming.elements, isRoot) },
  };
}

function limitTypes(naming: Naming, isReached: (type: TypeDefinition) => boolean): Naming {
  const types = filterMap(naming.types, isReached);
  const substitutes = filterMap(
    naming.substitutes,
    (type, { substitutes: others }) => isReached(type) && others.every((other) => isReached(other.type)),
  );
  const names = new Set([...types.values(), ...Array.from(substitutes.values(), ({ name }) => name)]);
  return {
    ...naming,
    types,
    substitutes,
    shapes: filterMap(naming.shapes, isReached),
    inputs: filterMap(naming.inputs, (name) => names.has(name)),
  };
}

function filterMap<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  keeps: (key: Key, value: Value) => boolean,
): Map<Key, Value> {
  return new Map([...map].filter(([key, value]) => keeps(key, value)));
}
