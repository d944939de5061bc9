import { isXmlCharacter, showCharacter } from "./characters.ts";

/** First line of every document that is written. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const TEXT_SPECIAL = /[&<>\r]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ATTRIBUTE_SPECIAL = /[&<>"\t\n\r]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Text as it stands between tags. A carriage return becomes a reference, so that reading gives it back.
 *
 * @throws RangeError for a character that no XML document can hold
 */
export function escapeText(text: string): string {
  return TEXT_SPECIAL.test(text) ? escapeEach(text, TEXT_SPECIAL) : text;
}

/**
 * Text as it stands in a double-quoted attribute value, tabs and line ends kept as references.
 *
 * @throws RangeError for a character that no XML document can hold
 */
export function escapeAttribute(text: string): string {
  return ATTRIBUTE_SPECIAL.test(text) ? escapeEach(text, ATTRIBUTE_SPECIAL) : text;
}

function escapeEach(text: string, special: RegExp): string {
  return text.replace(new RegExp(special.source, "gu"), escapeCharacter);
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
