import type { Place } from "./configuration-error.ts";

/** A place in a text, for people: line and column from 1, the column in Unicode characters. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  /** The line itself; undefined where it is too long for anyone to read. */
  readonly excerpt: string | undefined;
}

/**
 * Makes what finds the place of an offset in a text. A line ends with LF, CR LF or CR. The lines are looked for once, when
 * the first place is asked for: an explanation asks for thousands, and a file that a program wrote may be a single line.
 */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  let starts: readonly number[] | undefined;
  let pairs: readonly number[] | undefined;
  return (offset) => {
    starts ??= findLineStarts(text);
    pairs ??= findSurrogatePairs(text);
    const line = countUpTo(starts, offset);
    const start = starts[line - 1] ?? 0;
    const column = offset - start + 1 - (countUpTo(pairs, offset - 1) - countUpTo(pairs, start));
    const end = starts[line] ?? text.length;
    return { line, column, excerpt: cutLine(text.slice(start, end)) };
  };
}

/** The same in a file, of which nothing is shown where it holds secrets: by an offset, or by what is known already. */
export function createPlaceFinder(file: string, text: string, holdsSecrets: boolean) {
  const toPosition = createPositionFinder(text);
  const show = (excerpt: string | undefined) => (holdsSecrets ? undefined : excerpt);
  return {
    toPlace(offset: number): Place {
      const { excerpt, ...position } = toPosition(offset);
      return { file, ...position, excerpt: show(excerpt) };
    },
    toPlaceOfLine(line: number, column: number): Place {
      return { file, line, column, excerpt: show(cutLine(text.split(LINE_END, line).at(-1) ?? "")) };
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

/** Of each character that takes two code units, the offset of the second. */
function findSurrogatePairs(text: string): readonly number[] {
  return Array.from(text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g), ({ index }) => index + 1);
}

/** Without its end. */
function cutLine(line: string): string | undefined {
  return line.length > LONGEST_LINE ? undefined : line.split(LINE_END, 1)[0];
}

const LONGEST_LINE = 1000;

/** How many of the ascending numbers are not above a limit. */
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
