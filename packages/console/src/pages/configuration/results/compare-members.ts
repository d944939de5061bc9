/** A document. */
export type Value = string | number | boolean | null | readonly Value[] | Members;

type Members = { readonly [name: string]: Value };

/** A member with two values. Undefined where a side lacks it. */
export interface MemberChange {
  readonly path: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** The members by which items of a list are the same in two versions. */
const IDENTIFIERS = ["client_id", "account_id", "method_id", "id", "code", "name", "key"] as const;

/** Compares values by their members. Items of lists are compared by what identifies them, so that an insertion changes one item only. */
export function compareMembers(
  before: Value | undefined,
  after: Value | undefined,
  path = "",
): readonly MemberChange[] {
  const [one, other] = [listParts(before), listParts(after)];
  if (one === undefined || other === undefined)
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const names = [...one.keys(), ...[...other.keys()].filter((name) => !one.has(name))];
  const changes = names.flatMap((name) => compareMembers(one.get(name), other.get(name), `${path}${name}`));
  const isMoved =
    changes.length === 0 && Array.isArray(before) && String([...one.keys()]) !== String([...other.keys()]);
  return isMoved ? [{ path: `${path} (order)`, before: [...one.keys()], after: [...other.keys()] }] : changes;
}

/** The parts of a value by their names in a path: `.name` of members, `[4711]` of items with an identifier. */
function listParts(value: Value | undefined): ReadonlyMap<string, Value> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value))
    return new Map(Object.entries(value as Members).map(([name, each]) => [`.${name}`, each]));
  const named = value.map((item: Value) => [identify(item), item] as const);
  const parts = new Map(named.map(([name, item]) => [`[${name}]`, item]));
  // A list of plain values, or with an identifier twice, is compared as a whole.
  return parts.size === value.length && !parts.has("[undefined]") ? parts : undefined;
}

function identify(item: Value): Value | undefined {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined;
  const name = IDENTIFIERS.find((each) => each in item);
  return name === undefined ? undefined : (item as Members)[name];
}
