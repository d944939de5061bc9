// A long tuple is no help to a reader: past this the least length is left to the validator.
const LONGEST_TUPLE = 8;

/** An array with its least length, as far as TypeScript can say it. */
export function arrayType(item: string, min: number, max: number): string {
  if (min === 0) return `readonly ${item}[]`;
  const least = Array.from({ length: Math.min(min, LONGEST_TUPLE) }, () => item).join(", ");
  return min === max && min <= LONGEST_TUPLE ? `readonly [${least}]` : `readonly [${least}, ...${item}[]]`;
}
