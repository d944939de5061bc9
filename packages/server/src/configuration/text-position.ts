/** A place in a text, for people: line and column from 1, the column in Unicode characters, and the line itself. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
}

/** The place of an offset. A line ends with LF, CR LF or CR. */
export function toPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split(LINE_END);
  const start = offset - (before.at(-1)?.length ?? 0);
  const excerpt = text.slice(start).split(LINE_END, 1)[0] ?? "";
  return { line: before.length, column: Array.from(before.at(-1) ?? "").length + 1, excerpt };
}

const LINE_END = /\r\n|\r|\n/;
