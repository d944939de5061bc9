/** A text as JSON has it. Throws an Unusual for half of a surrogate pair, which has no canonical form. */
export function writeText(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new Unusual();
  return JSON.stringify(text);
}

/** Nobody's fault, and not for callers to see: what a canonical form is not written of here is left to the library. */
export class Unusual extends Error {}

/** Printable ASCII that is not escaped. */
const PLAIN = /^[ !#-[\]-~]*$/;
