/**
 * The value of an `xs:integer` (XSD 1.0 part 2, section 3.3.13) in its collapsed lexical form.
 *
 * @returns undefined when the text is no integer; a value that a double does not hold exactly comes back
 *   as an infinity of its sign, which no bound admits
 */
export function parseInteger(text: string): number | undefined {
  if (!/^[+-]?[0-9]+$/.test(text)) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  return value < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
