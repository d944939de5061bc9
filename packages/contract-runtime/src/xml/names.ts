import { NAME_RANGES, NAME_START_RANGES } from "./characters.ts";
import type { OpenContent } from "./open-content.ts";

const START = `A-Z_a-z${writeRanges(NAME_START_RANGES)}`;

/** An NCName (Namespaces in XML 1.0, production [4]) as an unanchored regular expression with the `u` flag. */
export const NCNAME = `[${START}][${START}\\-.0-9${writeRanges(NAME_RANGES)}]*`;

/** A NameChar (XML 1.0, production [4a]). */
export const NAME_CHARACTER = `[:${START}\\-.0-9${writeRanges(NAME_RANGES)}]`;

/** A Name (production [5]). */
export const NAME = `[:${START}]${NAME_CHARACTER}*`;

/** A QName (Namespaces in XML 1.0, production [7]). */
export const QNAME = `(?:${NCNAME}:)?${NCNAME}`;

/** Converts code points, given as first, last, first, last, …, to members of a character class. */
function writeRanges(ranges: readonly number[]): string {
  let members = "";
  for (let i = 0; i < ranges.length; i += 2) {
    const [first, last] = [ranges[i] as number, ranges[i + 1] as number];
    members += first === last ? writeCodePoint(first) : `${writeCodePoint(first)}-${writeCodePoint(last)}`;
  }
  return members;
}

function writeCodePoint(codePoint: number): string {
  const digits = codePoint.toString(16).toUpperCase();
  return codePoint > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, "0")}`;
}

/** Returns all prefixes that open content may use: in names, and in texts, which may be qualified names. */
export function findNames(content: OpenContent): Set<string> {
  const found = new Set<string>();
  const look = (text: string): void => {
    for (const [name] of text.matchAll(NAMES)) found.add(name);
  };
  const open: OpenContent[] = [content];
  for (let inside = open.pop(); inside !== undefined; inside = open.pop()) {
    for (const { name, value } of inside.attributes) {
      look(name);
      look(value);
    }
    for (const node of inside.content) {
      look(typeof node === "string" ? node : node.name);
      if (typeof node !== "string") open.push(node);
    }
  }
  return found;
}

/** Returns the prefix of a name, or an empty string. */
export function prefixOf(name: string): string {
  return name.slice(0, Math.max(name.indexOf(":"), 0));
}

const NAMES = new RegExp(NCNAME, "gu");
