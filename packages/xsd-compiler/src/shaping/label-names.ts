import { XML_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { keyOf, type QName } from "../components/component.ts";
import type { SchemaSet, TypeDefinition } from "../components/schema-set.ts";

/**
 * Assigns labels to names, by `keyOf` of the name: the local name, prefixed if another namespace already has it. Names
 * without a namespace come first, then namespaces in document order, so that appending to a schema changes no label.
 */
export function labelNames(
  names: readonly QName[],
  prefixes: SchemaSet["prefixes"],
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of byNamespace(
    names.map((name) => ({ name })),
    prefixes,
  )) {
    const key = keyOf(name);
    if (labels.has(key)) continue;
    const label = taken.has(name.local) ? prefixed(name, prefixes) : name.local;
    taken.add(label);
    labels.set(key, label);
  }
  return labels;
}

/** Adds a name to those taken, with underscores appended while another one has it. */
export function claimName(taken: Set<string>, wanted: string): string {
  let free = wanted;
  while (taken.has(free)) free += "_";
  taken.add(free);
  return free;
}

/** Returns the labels by which values name their types, for the named types of the schema set. */
export function labelTypes({ prefixes, types }: SchemaSet): ReadonlyMap<TypeDefinition, string> {
  const named = [...types.values()].flatMap((type) =>
    type.name === undefined ? [] : [[type, type.name] as const],
  );
  const labels = labelNames(
    named.map(([, name]) => name),
    prefixes,
  );
  return new Map(named.map(([type, name]) => [type, labels.get(keyOf(name)) ?? name.local]));
}

/** Prefixes a name with the prefix of its namespace. */
function prefixed({ local, namespace }: QName, prefixes: SchemaSet["prefixes"]): string {
  const prefix = namespace === XML_NAMESPACE ? "xml" : prefixes.get(namespace);
  return prefix === undefined ? local : `${prefix}:${local}`;
}

/** Sorts components by namespace: none first, then target namespaces in document order. */
export function byNamespace<T extends { readonly name: QName | undefined }>(
  components: readonly T[],
  prefixes: SchemaSet["prefixes"],
): T[] {
  const ranks = new Map(["", ...prefixes.keys()].map((namespace, rank) => [namespace, rank]));
  const rankOf = ({ name }: T): number => ranks.get(name?.namespace ?? "") ?? ranks.size;
  return components.toSorted((a, b) => rankOf(a) - rankOf(b));
}
