import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { type Issues, issue, repeated } from "./configuration-issue.ts";

/** A part of a configuration that is not validated. */
export type Loose<T> = { readonly [Member in keyof T]?: unknown };

/** The objects in a list, with their positions. Empty if the value is not a list. */
export function itemsOf<T>(list: unknown): [position: number, item: Loose<T>][] {
  if (!Array.isArray(list)) return [];
  return [...list.entries()].filter(([, item]) => typeof item === "object" && item !== null);
}

/** The members of an object; none if the value is not an object. */
export function membersOf<T>(value: unknown): Loose<T> {
  return typeof value === "object" && value !== null ? value : {};
}

/** The values of a key in the items of a section; undefined if the section is not a list. */
export function valuesOf(section: unknown, key = "id"): ReadonlySet<unknown> | undefined {
  return Array.isArray(section)
    ? new Set(itemsOf<Record<string, unknown>>(section).map(([, { [key]: value }]) => value))
    : undefined;
}

/** An issue for each value of the key that an earlier item has too. */
export function* findRepeated(
  path: string,
  key: string,
  list: unknown,
  comparable: (id: unknown) => unknown = (id) => id,
): Issues {
  const seen = new Map<unknown, string>();
  for (const [position, { [key]: id }] of itemsOf<Record<string, unknown>>(list)) {
    if (typeof id !== "number" && typeof id !== "string") continue;
    const at = `${path}/${position}/${key}`;
    const earlier = seen.get(comparable(id));
    if (earlier === undefined) seen.set(comparable(id), at);
    else yield repeated(at, key, id, earlier);
  }
}

/** An issue for an ID that is not in its section. */
export function* findUnknown(
  path: string,
  id: unknown,
  known: ReadonlySet<unknown> | undefined,
  section: string,
  key = "id",
): Issues {
  if ((typeof id !== "number" && typeof id !== "string") || known === undefined || known.has(id)) return;
  yield issue(path, `${/^[aeiou]/.test(key) ? "an" : "a"} ${key} that is in /${section}`, id);
}

/** An issue for each ID of a list that is not in its section. */
export function* findUnknownEach(
  path: string,
  ids: unknown,
  known: ReadonlySet<unknown> | undefined,
  section: string,
): Issues {
  if (!Array.isArray(ids)) return;
  for (const [position, id] of ids.entries()) yield* findUnknown(`${path}/${position}`, id, known, section);
}

/** Lists the fields that a configuration requires anywhere, without duplicates. */
export function listRequiredFields(configuration: MerchantConfiguration): readonly RequiredField[] {
  const { processors = [], account_defaults = [], clients } = configuration;
  const owners = [
    ...processors,
    ...account_defaults,
    ...clients,
    ...clients.flatMap(({ accounts }) => accounts),
  ];
  return [...new Set(owners.flatMap(({ required_fields = [] }) => required_fields))];
}
