import type { Datatype } from "./datatype.ts";

/** `xs:hexBinary` (XSD 1.0 part 2, section 3.2.15), as upper-case digits. */
export const hexBinary: Datatype<string> = {
  expected: "pairs of hexadecimal digits",
  parse: (text) => (text.length % 2 === 0 && !/[^0-9A-Fa-f]/.test(text) ? text.toUpperCase() : undefined),
  key: (value) => value,
  length: (value) => value.length / 2,
};

/** `xs:base64Binary` (section 3.2.16), as its characters without white space, which are canonical. */
export const base64Binary: Datatype<string> = {
  expected: "base64",
  parse(text) {
    if (/[^A-Za-z0-9+/= ]/.test(text)) return undefined;
    const characters = text.replaceAll(" ", "");
    return isBase64(characters) ? characters : undefined;
  },
  key: (value) => value,
  length(value) {
    const padding = value.endsWith("==") ? 2 : value.endsWith("=") ? 1 : 0;
    return (value.length / 4) * 3 - padding;
  },
};

/** Groups of four; the bits that padding leaves over are zero, which leaves few characters in front of it. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.indexOf("=");
  if (padding === -1) return true;
  if (padding === text.length - 1) return "AEIMQUYcgkosw048".includes(text.charAt(padding - 1));
  return padding === text.length - 2 && text.endsWith("==") && "AQgw".includes(text.charAt(padding - 1));
}
