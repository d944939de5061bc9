/** The `whiteSpace` facet (XSD 1.0 part 2, section 4.3.6) applied to text. */
export function normaliseWhiteSpace(text: string, mode: "preserve" | "replace" | "collapse"): string {
  if (mode === "preserve") return text;
  if (mode === "replace") return text.replace(/[\t\n\r]/g, " ");
  // Nothing to do is the usual case, and one test is cheaper than a replacement that changes nothing.
  if (!/^[ \t\n\r]|[\t\n\r]|[ ] |[ \t\n\r]$/.test(text)) return text;
  return text.replace(/[ \t\n\r]+/g, " ").replace(/^ | $/g, "");
}
