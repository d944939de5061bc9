import { isAlias, isCollection, isPair, type Node } from "yaml";

/**
 * Where everything stands in a YAML document: what is left of it when its values were read, and what a thread can hand to
 * another.
 */
export interface Positions {
  /** The offset of the whole. */
  readonly start: number;
  /** Where in the table the parts of the whole begin. */
  readonly root: number;
  /**
   * Of each mapping and list, how many parts it has, and four numbers for each of them: its name among the names, the
   * offset of the name, that of the value, and where in the table the parts of the value begin.
   */
  readonly table: Int32Array;
  readonly names: readonly string[];
}

/** The positions of a document that cannot be read: none but that of the whole. */
export function noPositions(start: number): Positions {
  return { start, root: NO_PARTS, table: new Int32Array(), names: [] };
}

/** Finds the offset of the value at a path, or of its name; of the nearest part around it when there is nothing. */
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
  if (table[first] === NO_NAME) return Number(step) < count ? first + Number(step) * NUMBERS : undefined;
  // Of a name that is given twice, the last one counts.
  for (let position = count - 1; position >= 0; position--) {
    const part = first + position * NUMBERS;
    if (names[table[part] as number] === step) return part;
  }
  return undefined;
}

/** Of a part, in this order: its name, and then what these say. */
const NAME_OFFSET = 1;
const VALUE_OFFSET = 2;
const PARTS = 3;
const NUMBERS = 4;

/** The name of an item of a list. */
const NO_NAME = -1;
/** The parts of a scalar. */
const NO_PARTS = -1;

/** Collects the positions of a document whose aliases all lead to what is before them. */
export function collectPositions(contents: Node | null): Positions {
  const table: number[] = [];
  const names = new Map<string, number>();
  const anchors = new Map<string, number>();

  /** Gives where the parts of a node begin. */
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
      part += NUMBERS;
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
