/** The `whiteSpace` facet (XSD 1.0 part 2, section 4.3.6) applied to text. */
export function normaliseWhiteSpace(text: string, mode: "preserve" | "replace" | "collapse"): string {
  if (mode === "preserve") return text;
  if (mode === "replace") return text.replace(/[\t\n\r]/g, " ");
  return isCollapsed(text) ? text : collapse(text);
}

/** Nothing to do is the usual case, and a look at each character is cheaper than an expression. */
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
