import { showCharacter } from "../quote-text.ts";
import { isXmlCharacter } from "./characters.ts";

/** The first line of every written document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

// `>` needs an escape only in `]]>`; escaping it always avoids a search.
const TEXT_SPECIAL = /[&<>\r]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ATTRIBUTE_SPECIAL = /[&<>"\t\n\r]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const EVERY_TEXT_SPECIAL = new RegExp(TEXT_SPECIAL, "gu");
const EVERY_ATTRIBUTE_SPECIAL = new RegExp(ATTRIBUTE_SPECIAL, "gu");

/**
 * Escapes text between tags. A carriage return becomes a reference, so that a reader restores it.
 *
 * @throws RangeError for a character that XML does not allow
 */
export function escapeText(text: string): string {
  // Most texts need no escape, and a test is cheaper than a replacement without effect.
  return TEXT_SPECIAL.test(text) ? text.replace(EVERY_TEXT_SPECIAL, escapeCharacter) : text;
}

/**
 * Escapes text in a double-quoted attribute value, tabs and line ends included.
 *
 * @throws RangeError for a character that XML does not allow
 */
export function escapeAttribute(text: string): string {
  return ATTRIBUTE_SPECIAL.test(text) ? text.replace(EVERY_ATTRIBUTE_SPECIAL, escapeCharacter) : text;
}

function escapeCharacter(character: string): string {
  switch (character) {
    case "&":
      return "&amp;";
    case "<":
      return "&lt;";
    case ">":
      return "&gt;";
    case '"':
      return "&quot;";
  }
  const codePoint = character.codePointAt(0) as number;
  if (!isXmlCharacter(codePoint)) {
    throw new RangeError(`${showCharacter(codePoint)} cannot be written: XML has no way to hold it`);
  }
  return `&#${codePoint};`;
}

/** Writes a namespace declaration for a start tag, with a leading space. */
export function writeDeclaration(prefix: string, namespace: string): string {
  return ` xmlns${prefix === "" ? "" : `:${prefix}`}="${escapeAttribute(namespace)}"`;
}
