import { type Faults, fault } from "./configuration-fault.ts";

/** A part of a configuration whose members have not been looked at. */
export type Loose<T> = { readonly [Member in keyof T]?: unknown };

/** The objects in a list, with their positions. Empty for what is no list. */
export function itemsOf<T>(list: unknown): [position: number, item: Loose<T>][] {
  if (!Array.isArray(list)) return [];
  return [...list.entries()].filter(([, item]) => typeof item === "object" && item !== null);
}

/** The IDs in a section, or undefined where there is no such list. */
export function idsOf(section: unknown): ReadonlySet<unknown> | undefined {
  return Array.isArray(section)
    ? new Set(itemsOf<{ id: number }>(section).map(([, { id }]) => id))
    : undefined;
}

/** A fault for each number under the key that an earlier item of the list has too. */
export function* findRepeated<Key extends string>(path: string, key: Key, list: unknown): Faults {
  const seen = new Set<unknown>();
  for (const [position, { [key]: id }] of itemsOf<Record<Key, number>>(list)) {
    if (typeof id !== "number") continue;
    if (seen.has(id))
      yield fault(`${path}/${position}/${key}`, `another ${key}, as this one is given before`, id);
    seen.add(id);
  }
}

/** A fault for an ID that is not among the known ones of its section. */
export function* findUnknown(
  path: string,
  id: unknown,
  known: ReadonlySet<unknown> | undefined,
  section: string,
): Faults {
  if (typeof id !== "number" || known === undefined || known.has(id)) return;
  yield fault(path, `an id that is in /${section}`, id);
}
