/**
 * How many members the objects of a parsed value have, however deep. NaN when it is nested deeper than `maxDepth`, which
 * bounds the recursion too, or holds a number so large that it may be another one than was written.
 */
export function countMembers(value: unknown, maxDepth: number): number {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 0 : Number.NaN;
  if (typeof value !== "object" || value === null) return 0;
  if (!(maxDepth > 0)) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countMembers(item, maxDepth - 1);
    return count;
  }
  // Not Object.keys, which makes an array. A name from the prototype only makes the count wrong, and so the slow path judge.
  for (const name in value) count += 1 + countMembers(Reflect.get(value, name), maxDepth - 1);
  return count;
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
