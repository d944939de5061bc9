/** Runs synchronous work in a turn of its caller. */
export type InTurn = <Result>(work: () => Result) => Promise<Result>;

/** How long the conversion of items takes in a turn, in milliseconds. */
const SLICE_MS = 1;

/** Converts items in turns, a slice of them in each. The first slice waits for no turn, if `startsNow`. */
export async function mapInTurns<Item, Result>(
  inTurn: InTurn,
  items: readonly Item[],
  convert: (item: Item) => Result,
  { startsNow = false } = {},
): Promise<Result[]> {
  const converted: Result[] = [];
  if (startsNow) convertSlice();
  while (converted.length < items.length) await inTurn(convertSlice);
  return converted;

  function convertSlice(): void {
    const end = performance.now() + SLICE_MS;
    while (converted.length < items.length) {
      converted.push(convert(items[converted.length] as Item));
      if (performance.now() >= end) return;
    }
  }
}

/**
 * Writes JSON. Arrays that are members at any depth, but not in arrays, are written in turns unless they are short. `convert`
 * replaces their items, and other values that are no objects, in the order in which they are written. It is given the name of the
 * member that has them, and of the member that has that one.
 */
export async function writeJson(
  value: unknown,
  inTurn: InTurn,
  convert: (value: unknown, member: string, parent: string) => unknown = (same) => same,
  member = "",
  parent = "",
): Promise<string> {
  if (Array.isArray(value)) {
    const write = (item: unknown) => JSON.stringify(convert(item, member, parent));
    const items = await mapInTurns(inTurn, value, write, { startsNow: true });
    return `[${items.join()}]`;
  }
  if (typeof value !== "object" || value === null || "toJSON" in value)
    return JSON.stringify(convert(value, member, parent));
  const members: string[] = [];
  for (const [name, inner] of Object.entries(value))
    if (inner !== undefined)
      members.push(`${JSON.stringify(name)}:${await writeJson(inner, inTurn, convert, name, member)}`);
  return `{${members.join()}}`;
}
