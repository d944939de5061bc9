import { styleText } from "node:util";
import type { FilePosition } from "@payment-routing/config-store";
import type { Terminal } from "./command.ts";

/** Control characters, format characters, lone surrogates and line separators. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const MAX_SHOWN = 200;

/** Escapes and truncates untrusted text for a terminal, so that it cannot move the cursor or hide other text. */
export function showText(text: string): string {
  const characters = Array.from(text.slice(0, 2 * MAX_SHOWN + 2));
  const shown = characters.length <= MAX_SHOWN ? text : `${characters.slice(0, MAX_SHOWN).join("")}…`;
  return shown.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** `1 callback`, `2 callbacks`: the noun takes an s unless its plural is given. */
export function showCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** `file:line:column`, which editors and terminals link. */
export function showPlace({
  file,
  line,
  column,
}: Partial<Pick<FilePosition, "file" | "line" | "column">>): string {
  return file === undefined ? "-" : `${file}:${line}:${column}`;
}

export type Style = "green" | "red" | "yellow" | "dim" | "bold";

/** Returns the text in a style, or unchanged where colours are off. */
export type Paint = (style: Style, text: string) => string;

/** Uses colours on a terminal, unless NO_COLOR is set (https://no-color.org). */
export function choosePaint({ isInteractive = false, environment }: Terminal): Paint {
  const hasColours = isInteractive && (environment.NO_COLOR ?? "") === "";
  return (style, text) => (hasColours ? styleText(style, text, { validateStream: false }) : text);
}
