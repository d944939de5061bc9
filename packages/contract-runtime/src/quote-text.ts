const LONGEST_SHOWN = 60;
/** In UTF-16 units, escapes included. */
const LONGEST_QUOTED = 160;
const LONGEST_TEXT = 2000;

/**
 * Characters that are invisible or change the display of surrounding text: controls, format characters, and lone
 * surrogates.
 */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Quotes a text in an issue: as a JSON string, truncated after 60 characters, or fewer if many are escaped, without characters
 * that cannot be printed or written as XML.
 */
export function quoteText(text: string, longest = LONGEST_SHOWN): string {
  const quoted = JSON.stringify(cutOff(text, longest)).replace(UNPRINTABLE, escapeUnits);
  return quoted.length <= LONGEST_QUOTED ? quoted : quoteText(text, longest >> 1);
}

/** Quotes a value of JSON in an issue. */
export function quoteJson(value: unknown): string {
  return typeof value === "string" ? quoteText(value) : JSON.stringify(value);
}

/** Names a namespace in an issue. Namespaces are long, and those of one family differ at the end. */
export function inNamespace(namespace: string): string {
  return namespace === "" ? "in no namespace" : `in the namespace ${quoteText(namespace, 150)}`;
}

/** Truncates a text after 60 characters, or another number of them. Names in an issue need no quotes. */
export function cutOff(text: string, longest = LONGEST_SHOWN): string {
  // 60 characters have at most 120 units, so only that part of a long text is split into characters.
  const characters = Array.from(text.slice(0, 2 * longest + 2));
  return characters.length <= longest ? text : `${characters.slice(0, longest).join("")}…`;
}

/**
 * Truncates quoted values and long words of a message after 160 characters, and the message after 2,000.
 *
 * @param longestWord the length of words that are not truncated: paths may be long
 */
export function boundText(text: string, longestWord = LONGEST_QUOTED): string {
  const bounded = text.replace(/"[^"]{161,}|(?<!\S)'[^']{161,}|\S{161,}/g, (part) =>
    /^["']/.test(part) || part.length > longestWord ? cutOff(part, LONGEST_QUOTED) : part,
  );
  return cutOff(bounded, LONGEST_TEXT);
}

/** Truncates the names of a path after 60 characters. */
export function boundPath(path: string): string {
  return path.replace(/[^/]{61,}/g, (name) => cutOff(name));
}

/** Shows a character in an issue: a printable character itself, and the code point of any that is not plain ASCII. */
export function showCharacter(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (character === '"') return `'"'`;
  if (codePoint > 0x20 && codePoint < 0x7f) return `"${character}"`;
  const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? name : `"${character}" (${name})`;
}

function escapeUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
