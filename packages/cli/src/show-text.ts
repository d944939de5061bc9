/** What cannot be seen, or changes how the text around it is shown: controls, format characters, lone surrogates. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const LONGEST_SHOWN = 200;

/** Text from elsewhere as it may go to a terminal: nothing in it moves the cursor or hides what follows. */
export function showText(text: string): string {
  const characters = Array.from(text.slice(0, 2 * LONGEST_SHOWN + 2));
  const shown = characters.length <= LONGEST_SHOWN ? text : `${characters.slice(0, LONGEST_SHOWN).join("")}…`;
  return shown.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
