import { countCharacters } from "../lexical/count-characters.ts";
import type { Datatype } from "./datatype.ts";

/**
 * `xs:anyURI` (XSD 1.0 part 2, section 3.2.17): what is a URI reference once the characters that no URI holds are
 * escaped (XLink 1.0, section 5.4). URI references are those of RFC 3986, which took the place of RFC 2396.
 */
export const anyUri: Datatype<string> = {
  expected: "a URI reference",
  parse: (text) => (URI_REFERENCE.test(text) ? text : undefined),
  key: (value) => value,
  length: countCharacters,
};

// Everything past ASCII, controls, spaces and <>"{}|\^` would be escaped and is taken as it stands.
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
/** A first segment that could be taken for a scheme is none. */
const RELATIVE_PATH = `(?:(?:[^#%/?[\\]:]|%[0-9A-Fa-f]{2})+${PATH})`;
const URI_REFERENCE = new RegExp(
  `^(?:[A-Za-z][A-Za-z0-9+.-]*:(?://${AUTHORITY}${PATH}|/(?:${PCHAR}+${PATH})?|${PCHAR}+${PATH}|)` +
    `|//${AUTHORITY}${PATH}|/(?:${PCHAR}+${PATH})?|${RELATIVE_PATH}|)` +
    `(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?$`,
  "u",
);
