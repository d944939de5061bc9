import { countCharacters, parseBoolean } from "../lexical.ts";
import { inNamespace } from "../quote-text.ts";
import { QNAME } from "../xml/names.ts";
import type { Conversion, Datatype } from "./simple-type.ts";

export const string: Datatype<string> = {
  expected: "text",
  parse: (text) => text,
  key: (value) => value,
  length: countCharacters,
};

export const boolean: Datatype<boolean> = {
  expected: "true, false, 1 or 0",
  parse: parseBoolean,
  key: String,
};

/**
 * `xs:anyURI` (XSD 1.0 part 2, section 3.2.17): a URI reference (RFC 3986) after escaping the characters that URIs do
 * not allow (XLink 1.0, section 5.4).
 */
export const anyUri: Datatype<string> = {
  expected: "a URI reference",
  parse: (text) => (URI_REFERENCE.test(text) ? text : undefined),
  key: (value) => value,
  length: countCharacters,
};

// Escaping applies to non-ASCII characters, controls, spaces and <>"{}|\^`, so that all of them are accepted.
const PCHAR = "(?:[^#%/?[\\]]|%[0-9A-Fa-f]{2})";
const REGISTERED_NAME = "(?:[^#%/?[\\]:@]|%[0-9A-Fa-f]{2})*";
const HEXTET = "[0-9A-Fa-f]{1,4}";
const OCTET = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
const LAST_32 = `(?:${HEXTET}:${HEXTET}|${OCTET}(?:\\.${OCTET}){3})`;
const IPV6 = [
  `(?:${HEXTET}:){6}${LAST_32}`,
  `::(?:${HEXTET}:){5}${LAST_32}`,
  `(?:${HEXTET})?::(?:${HEXTET}:){4}${LAST_32}`,
  `(?:(?:${HEXTET}:){0,1}${HEXTET})?::(?:${HEXTET}:){3}${LAST_32}`,
  `(?:(?:${HEXTET}:){0,2}${HEXTET})?::(?:${HEXTET}:){2}${LAST_32}`,
  `(?:(?:${HEXTET}:){0,3}${HEXTET})?::${HEXTET}:${LAST_32}`,
  `(?:(?:${HEXTET}:){0,4}${HEXTET})?::${LAST_32}`,
  `(?:(?:${HEXTET}:){0,5}${HEXTET})?::${HEXTET}`,
  `(?:(?:${HEXTET}:){0,6}${HEXTET})?::`,
].join("|");
const HOST = `(?:\\[(?:${IPV6}|v[0-9A-Fa-f]+\\.[^#%/?[\\]@]+)\\]|${REGISTERED_NAME})`;
const AUTHORITY = `(?:(?:[^#%/?[\\]@]|%[0-9A-Fa-f]{2})*@)?${HOST}(?::[0-9]*)?`;
const PATH = `(?:/${PCHAR}*)*`;
/** A relative path must not begin with a segment that could be a scheme. */
const RELATIVE_PATH = `(?:(?:[^#%/?[\\]:]|%[0-9A-Fa-f]{2})+${PATH})`;
const URI_REFERENCE = new RegExp(
  `^(?:[A-Za-z][A-Za-z0-9+.-]*:(?://${AUTHORITY}${PATH}|/(?:${PCHAR}+${PATH})?|${PCHAR}+${PATH}|)` +
    `|//${AUTHORITY}${PATH}|/(?:${PCHAR}+${PATH})?|${RELATIVE_PATH}|)` +
    `(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?$`,
  "u",
);

/** The value of an `xs:QName`. */
export interface ExpandedName {
  /** Empty when the name is in no namespace. */
  readonly namespace: string;
  readonly local: string;
}

const CONVERSION: Conversion = {
  toValue(text, context): ExpandedName {
    const colon = text.indexOf(":");
    const namespace = context.resolvePrefix(text.slice(0, Math.max(colon, 0))) ?? "";
    return { namespace, local: text.slice(colon + 1) };
  },
  toText(value, declarePrefix) {
    const { namespace, local } = (value ?? {}) as Partial<ExpandedName>;
    // A local name with a colon would be read as a prefix and another name.
    if (typeof namespace !== "string" || typeof local !== "string" || local.includes(":"))
      throw new TypeError("expected an object with namespace and local");
    const prefix = declarePrefix(namespace);
    return prefix === "" ? local : `${prefix}:${local}`;
  },
};

/** `xs:QName` (XSD 1.0 part 2, section 3.2.18). Its prefix must be declared in its context. */
export const qualifiedName: Datatype<ExpandedName> = {
  expected: "a name whose prefix is declared",
  parse(text, context) {
    if (!WHOLE_NAME.test(text)) return undefined;
    const colon = text.indexOf(":");
    const namespace = context.resolvePrefix(colon === -1 ? "" : text.slice(0, colon));
    return namespace === undefined ? undefined : { namespace, local: text.slice(colon + 1) };
  },
  key: ({ namespace, local }) => `{${namespace}}${local}`,
  describe: ({ namespace }) => inNamespace(namespace),
  conversion: CONVERSION,
};

const WHOLE_NAME = new RegExp(`^${QNAME}$`, "u");

/** `xs:hexBinary` (XSD 1.0 part 2, section 3.2.15), as upper-case digits. */
export const hexBinary: Datatype<string> = {
  expected: "pairs of hexadecimal digits",
  parse: (text) => (text.length % 2 === 0 && !/[^0-9A-Fa-f]/.test(text) ? text.toUpperCase() : undefined),
  key: (value) => value,
  length: (value) => value.length / 2,
  unit: "byte",
};

/** `xs:base64Binary` (section 3.2.16), in its canonical form without white space. */
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
  unit: "byte",
};

/** Checks groups of four characters. The bits that padding leaves over must be zero, which restricts the last character. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.indexOf("=");
  if (padding === -1) return true;
  if (padding === text.length - 1) return "AEIMQUYcgkosw048".includes(text.charAt(padding - 1));
  return padding === text.length - 2 && text.endsWith("==") && "AQgw".includes(text.charAt(padding - 1));
}
