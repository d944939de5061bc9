import type { Place } from "./configuration-error.ts";

/** A place in a text, for people: line and column from 1, the column in Unicode characters, and the line itself. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
}

/**
 * Makes what finds the place of an offset in a text. A line ends with LF, CR LF or CR. The lines are looked for once, when
 * the first place is asked for: an explanation asks for thousands.
 */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= findLineStarts(text);
    const line = countUpTo(starts, offset);
    const start = starts[line - 1] ?? 0;
    const [excerpt = ""] = text.slice(start, starts[line]).split(LINE_END, 1);
    return { line, column: Array.from(text.slice(start, offset)).length + 1, excerpt };
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
      return { file, line, column, excerpt: show(text.split(LINE_END, line).at(-1)) };
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
