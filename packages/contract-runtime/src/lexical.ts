/** Parses the collapsed lexical form of an `xs:boolean` (XSD 1.0 part 2, section 3.2.2); undefined for other texts. */
export function parseBoolean(text: string): boolean | undefined {
  if (text === "true" || text === "1") return true;
  if (text === "false" || text === "0") return false;
  return undefined;
}

/** Counts the Unicode characters of a text, as the length facets do (XSD 1.0 part 2, section 4.3.1). */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    const pair = (text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800;
    if (pair) count--;
  }
  return count;
}

/** Applies the `whiteSpace` facet (XSD 1.0 part 2, section 4.3.6) to text. */
export function normaliseWhiteSpace(text: string, mode: "preserve" | "replace" | "collapse"): string {
  if (mode === "preserve") return text;
  if (mode === "replace") return isReplaced(text) ? text : text.replace(/[\t\n\r]/g, " ");
  return isCollapsed(text) ? text : collapse(text);
}

// Most texts are normalised already, and comparing characters is faster than a regular expression.

function isReplaced(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x09 || unit === 0x0a || unit === 0x0d) return false;
  }
  return true;
}

function isCollapsed(text: string): boolean {
  let afterSpace = true;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x09 || unit === 0x0a || unit === 0x0d || (unit === 0x20 && afterSpace)) return false;
    afterSpace = unit === 0x20;
  }
  return !afterSpace || text === "";
}

function collapse(text: string): string {
  return text.replace(/[ \t\n\r]+/g, " ").replace(/^ | $/g, "");
}
