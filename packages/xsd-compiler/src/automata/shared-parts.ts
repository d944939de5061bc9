import type { ModelGroup, Particle } from "../components/schema-set.ts";

/** Finds the groups that occur at several positions in a content model. */
export function findShared(content: Particle): Set<ModelGroup> {
  const seen = new Set<Particle>();
  const entered = new Set<ModelGroup>();
  const shared = new Set<ModelGroup>();
  const open = [content];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { term } = next;
    if (term.kind !== "group") continue;
    if (term.particles.some((particle) => seen.has(particle))) shared.add(term);
    if (entered.has(term)) continue;
    entered.add(term);
    for (const particle of term.particles) seen.add(particle);
    open.push(...term.particles);
  }
  return shared;
}

/** Returns the value of a key, made on first use. */
export function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** Returns the value of a pair of keys, made on first use. */
export function entryOf<A, B, V>(map: Map<A, Map<B, V>>, a: A, b: B, make: () => V): V {
  return entry(
    entry(map, a, () => new Map<B, V>()),
    b,
    make,
  );
}
