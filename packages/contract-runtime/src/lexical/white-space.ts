/** The `whiteSpace` facet (XSD 1.0 part 2, section 4.3.6) applied to text. */
export function normaliseWhiteSpace(text: string, mode: "preserve" | "replace" | "collapse"): string {
  if (mode === "preserve") return text;
  if (mode === "replace") return isReplaced(text) ? text : text.replace(/[\t\n\r]/g, " ");
  return isCollapsed(text) ? text : collapse(text);
}

// Most texts are normalised already, and to compare each character is faster than an expression.

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
