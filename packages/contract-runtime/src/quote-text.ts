const LONGEST_SHOWN = 60;

/**
 * Characters that are invisible or change the display of surrounding text: controls, format characters, and lone
 * surrogates.
 */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Quotes a text in an issue: as a JSON string, truncated after 60 characters, without characters that cannot be printed or
 * written as XML.
 */
export function quoteText(text: string): string {
  return JSON.stringify(cutOff(text)).replace(UNPRINTABLE, escapeUnits);
}

/** Truncates a name in an issue. Names contain no characters that need quotes. */
export function cutOff(text: string): string {
  // 60 characters have at most 120 units, so only that part of a long text is split into characters.
  const characters = Array.from(text.slice(0, 2 * LONGEST_SHOWN + 2));
  return characters.length <= LONGEST_SHOWN ? text : `${characters.slice(0, LONGEST_SHOWN).join("")}…`;
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
