import { writeExcerpt, writeExcerptOfLine } from "@payment-routing/contract-runtime";
import type { FilePosition } from "./configuration-error.ts";

/** A position in a text. Line and column count from 1, the column in Unicode characters. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  /** The line, or the part of it around the position, with a mark. */
  readonly excerpt: string;
}

/**
 * Creates a function that finds the position of an offset in a text. A line ends with LF, CR LF or CR. The lines are found
 * once, on the first call: an explanation needs thousands of positions, and a generated file may be one long line.
 */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  let starts: readonly number[] | undefined;
  let pairs: readonly number[] | undefined;
  return (offset) => {
    starts ??= findLineStarts(text);
    // The offset of the second code unit of each surrogate pair.
    pairs ??= Array.from(text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g), ({ index }) => index + 1);
    const line = countUpTo(starts, offset);
    const start = starts[line - 1] ?? 0;
    const column = offset - start + 1 - (countUpTo(pairs, offset - 1) - countUpTo(pairs, start));
    const source = text.slice(start, starts[line]).trimEnd();
    return { line, column, excerpt: writeExcerptOfLine(line, source, offset - start) };
  };
}

/** Creates functions that find positions in a file, by offset or by line. Positions have no excerpt if it holds secrets. */
export function createFilePositionFinder(file: string, text: string, holdsSecrets: boolean) {
  const toPosition = createPositionFinder(text);
  const hideSecrets = (excerpt: string) => (holdsSecrets ? undefined : excerpt);
  return {
    toPosition(offset: number): FilePosition {
      const { excerpt, ...position } = toPosition(offset);
      return { file, ...position, excerpt: hideSecrets(excerpt) };
    },
    toPositionOfLine(line: number, column: number): FilePosition {
      return { file, line, column, excerpt: hideSecrets(writeExcerpt(text, { line, column })) };
    },
  };
}

const LINE_END = /\r\n|\r|\n/;

function findLineStarts(text: string): readonly number[] {
  return [
    0,
    ...Array.from(text.matchAll(new RegExp(LINE_END, "g")), ({ 0: end, index }) => index + end.length),
  ];
}

/** Counts the numbers up to a limit. They must be ascending. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
