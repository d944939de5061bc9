/** The value of an `xs:boolean` (XSD 1.0 part 2, section 3.2.2) in its collapsed lexical form. */
export function parseBoolean(text: string): boolean | undefined {
  if (text === "true" || text === "1") return true;
  if (text === "false" || text === "0") return false;
  return undefined;
}
