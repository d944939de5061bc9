const LONGEST_SHOWN = 60;

/**
 * Characters that are invisible or change how the text around them is shown: controls, format characters, lone
 * surrogates.
 */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Text as an issue shows it: as a JSON string, cut off after 60 characters, with nothing in it that could not be
 * printed or written as XML.
 */
export function quoteText(text: string): string {
  return JSON.stringify(cutOff(text)).replace(UNPRINTABLE, escapeUnits);
}

/** A name as an issue shows it. Names hold no characters that need quotes. */
export function cutOff(text: string): string {
  // Twice as many units hold 60 characters in any case: a long text is not taken apart as a whole.
  const characters = Array.from(text.slice(0, 2 * LONGEST_SHOWN + 2));
  return characters.length <= LONGEST_SHOWN ? text : `${characters.slice(0, LONGEST_SHOWN).join("")}…`;
}

/** A character as an issue shows it: itself when it can be seen, its code point when ASCII does not make it plain. */
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
