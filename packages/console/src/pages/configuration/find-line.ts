/** Where a line of a text begins and ends, without its line break. Lines count from 1. Undefined when there is no such line. */
export function findLine(
  text: string,
  line: number,
): { readonly start: number; readonly end: number } | undefined {
  if (!(line >= 1)) return undefined;
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const next = text.indexOf("\n", start);
    if (next === -1) return undefined;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return { start, end: end === -1 ? text.length : end };
}
