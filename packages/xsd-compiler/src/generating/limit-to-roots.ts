import type { ElementDeclaration, SchemaSet, TypeDefinition } from "../components/schema-set.ts";
import type { Naming } from "./naming.ts";
import { reachComponents } from "./reach-components.ts";

/** The parts of a schema set that some roots need. */
export interface LimitedSchema {
  /** What documents are validated by. */
  readonly validated: SchemaSet;
  /** What values are made of. */
  readonly typed: SchemaSet;
  readonly naming: Naming;
}

/**
 * Limits a schema set to what its roots need. Types that no value of a root has get no TypeScript. They leave the
 * tables too, unless a wildcard validates what it allows: then documents may contain any element of the schema set.
 * Names are those of the whole set, so that one more root changes none of them.
 */
export function limitToRoots(
  schema: SchemaSet,
  naming: Naming,
  roots: readonly ElementDeclaration[],
  substitutes: boolean,
): LimitedSchema {
  const { all, open } = reachComponents(schema, roots, { substitutes });
  const elements = new Map([...schema.elements].filter(([, element]) => roots.includes(element)));
  const types = new Map([...schema.types].filter(([, type]) => all.has(type)));
  const typed = { ...schema, elements, types };
  return {
    validated: open ? schema : typed,
    typed,
    naming: {
      ...naming,
      elements: keepKeys<ElementDeclaration>(naming.elements, (element) => roots.includes(element)),
      types: keepKeys<TypeDefinition>(naming.types, (type) => all.has(type)),
    },
  };
}

function keepKeys<Key>(map: ReadonlyMap<Key, string>, keeps: (key: Key) => boolean): Map<Key, string> {
  return new Map([...map].filter(([key]) => keeps(key)));
}
