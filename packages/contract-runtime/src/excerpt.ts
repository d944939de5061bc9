import type { Position } from "./decoding/locate.ts";

/** The longest part of a line that is shown, in characters. */
const MAX_SHOWN = 160;
const MAX_BEFORE = 80;

/** Writes the line of a position between an empty one and a mark. A long line is cut to 160 characters around the position. */
export function writeExcerpt(text: string, { line, column }: Position): string {
  if (text !== last.text) last = { text, lines: text.split(/\r\n|\r|\n/), pairs: new Map() };
  const source = last.lines[line - 1] ?? "";
  const pairs = last.pairs.get(line) ?? Array.from(source.matchAll(PAIR), ({ index }) => index);
  last.pairs.set(line, pairs);
  // The character of a pair has as many units before it as characters, and one more for each pair.
  const before = pairs.filter((index, position) => index - position < column - 1);
  return writeExcerptOfLine(line, source, column - 1 + before.length);
}

/** The text of the last excerpt: the next ones of it take no pass over the whole text. */
let last: { text: string; lines: readonly string[]; pairs: Map<number, readonly number[]> } = {
  text: "",
  lines: [],
  pairs: new Map(),
};
/** A character of two UTF-16 units. */
const PAIR = /[\u{10000}-\u{10FFFF}]/gu;

/** `writeExcerpt` of a line and an index of a UTF-16 unit in it. */
export function writeExcerptOfLine(line: number, source: string, index: number): string {
  const isLong = source.length > MAX_SHOWN;
  const before = Array.from(source.slice(isLong ? Math.max(0, index - 2 * MAX_BEFORE) : 0, index));
  const after = Array.from(source.slice(index, index + 2 * MAX_SHOWN));
  if (isLong && before.length >= MAX_BEFORE) before.splice(0, before.length - MAX_BEFORE + 1, "…");
  const free = MAX_SHOWN - before.length;
  if (after.length > free) after.splice(free - 1, after.length, "…");
  const margin = " ".repeat(String(line).length);
  // Tabs stay tabs: the mark is below its character, whatever the tab width.
  const indent = before.map((character) => (character === "\t" ? "\t" : " "));
  return `${margin} |\n${line} | ${before.join("")}${after.join("")}\n${margin} | ${indent.join("")}^`;
}
