import { isAlias, isCollection, isPair, type Node } from "yaml";

/** The offsets of all parts of a YAML document, in a compact form that can be sent to another thread. */
export interface Positions {
  /** The offset of the root. */
  readonly start: number;
  /** The index in the table of the parts of the root. */
  readonly root: number;
  /**
   * For each mapping and list, the number of its parts, and four numbers for each part: the index of its name in `names`,
   * the offset of the name, the offset of the value, and the index in the table of the parts of the value.
   */
  readonly table: Int32Array;
  readonly names: readonly string[];
}

/** The positions of a document that cannot be parsed: only its root. */
export function noPositions(start: number): Positions {
  return { start, root: NO_PARTS, table: new Int32Array(), names: [] };
}

/** Finds the offset of a value or of its name. For a path that does not exist, returns its nearest existing parent. */
export function findOffset(
  { start, root, table, names }: Positions,
  path: readonly string[],
  at: "name" | "value",
): number {
  let offset = start;
  let parts = root;
  for (const [depth, step] of path.entries()) {
    const part = parts === NO_PARTS ? undefined : findPart(table, parts, names, step);
    if (part === undefined) break;
    const isName = at === "name" && depth === path.length - 1;
    offset = table[part + (isName ? NAME_OFFSET : VALUE_OFFSET)] as number;
    parts = table[part + PARTS] as number;
  }
  return offset;
}

function findPart(
  table: Int32Array,
  parts: number,
  names: readonly string[],
  step: string,
): number | undefined {
  const first = parts + 1;
  const count = table[parts] as number;
  if (table[first] === NO_NAME)
    return Number(step) < count ? first + Number(step) * NUMBERS_PER_PART : undefined;
  // The last one of repeated names counts.
  for (let position = count - 1; position >= 0; position--) {
    const part = first + position * NUMBERS_PER_PART;
    if (names[table[part] as number] === step) return part;
  }
  return undefined;
}

/** Offsets of the numbers of a part, after its name. */
const NAME_OFFSET = 1;
const VALUE_OFFSET = 2;
const PARTS = 3;
const NUMBERS_PER_PART = 4;

/** The name of an item of a list. */
const NO_NAME = -1;
/** The parts of a scalar. */
const NO_PARTS = -1;

/** Collects the positions of a document. Each alias must follow its anchor. */
export function collectPositions(contents: Node | null): Positions {
  const table: number[] = [];
  const names = new Map<string, number>();
  const anchors = new Map<string, number>();

  /** Returns the index of the parts of a node. */
  function collect(node: Node | null): number {
    if (isAlias(node)) return anchors.get(node.source) ?? NO_PARTS;
    const begin = isCollection(node) ? collectParts(node.items) : NO_PARTS;
    const { anchor } = (node ?? {}) as { readonly anchor?: string };
    if (anchor !== undefined) anchors.set(anchor, begin);
    return begin;
  }

  function collectParts(items: readonly unknown[]): number {
    const begin = table.length;
    table.push(items.length);
    for (const _ of items) table.push(NO_NAME, 0, 0, NO_PARTS);
    let part = begin + 1;
    for (const item of items) {
      const name = isPair(item) ? (item.key as Node) : null;
      const value = (isPair(item) ? item.value : item) as Node | null;
      const offset = startOf(value ?? name);
      if (name !== null) table[part] = nameOf(name);
      table[part + NAME_OFFSET] = name === null ? offset : startOf(name);
      table[part + VALUE_OFFSET] = offset;
      table[part + PARTS] = collect(value);
      part += NUMBERS_PER_PART;
    }
    return begin;
  }

  function nameOf(node: Node): number {
    const name = String(node);
    const number = names.get(name) ?? names.size;
    names.set(name, number);
    return number;
  }

  const root = collect(contents);
  return { start: startOf(contents), root, table: new Int32Array(table), names: [...names.keys()] };
}

export function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
