/**
 * How many members the objects of a parsed value have, however deep. NaN when it is nested deeper than `maxDepth`, which
 * bounds the recursion too, or holds a number so large that it may be another one than was written.
 */
export function countMembers(value: unknown, maxDepth: number): number {
  return countWithin([value], maxDepth);
}

/** @param depth how many levels there may be below */
function countWithin(
  container: readonly unknown[] | Readonly<Record<string, unknown>>,
  depth: number,
): number {
  let count = 0;
  if (Array.isArray(container)) {
    for (const item of container) count += countInside(item, depth);
    return count;
  }
  // Not Object.keys, which makes an array. A name from a prototype makes the count wrong, and the slow judge is asked.
  for (const name in container)
    count += 1 + countInside((container as Readonly<Record<string, unknown>>)[name], depth);
  return count;
}

function countInside(value: unknown, depth: number): number {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 0 : Number.NaN;
  if (typeof value !== "object" || value === null) return 0;
  return depth > 0 ? countWithin(value as Readonly<Record<string, unknown>>, depth - 1) : Number.NaN;
}

/**
 * How many members the text of a document has, or more: a colon behind a quote or behind white space may also stand in
 * a string, but no name is left out. When this is the number of members of its value, no name was given twice.
 */
export function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE || before <= SPACE) count++;
  }
  return count;
}

const QUOTE = 0x22;
const SPACE = 0x20;
