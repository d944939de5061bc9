import { type Issue, type IssueCode, MAX_ISSUES } from "../issue.ts";
import { sliceAscii, sliceUtf8 } from "../xml/utf-8.ts";
import { Locator, locateIssue } from "./locate.ts";

/** Thrown when the maximum number of issues is reached. */
export const TOO_MANY_ISSUES = Symbol("enough issues");

/** The position of an issue. Path, line and column are computed from it after the document has been read. */
interface LoggedIssue {
  readonly code: IssueCode;
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
  /** The offset of the start tag of the element that the issue concerns, or any offset inside the element. */
  readonly element: number;
  /** The last step of the path, after the element: an attribute or a missing child. */
  readonly suffix: string;
  /** The offset of the earlier element that it conflicts with. */
  readonly first: number | undefined;
}

/** The issues of one document while it is read. */
export class IssueLog {
  readonly #issues: LoggedIssue[] = [];

  get count(): number {
    return this.#issues.length;
  }

  /**
   * Adds an issue at a byte offset.
   *
   * @throws TOO_MANY_ISSUES when the maximum number of issues is reached
   */
  add(
    code: IssueCode,
    offset: number,
    expected: string,
    received: string,
    element = offset,
    suffix = "",
    first?: number,
  ): void {
    this.#issues.push({ code, offset, expected, received, element, suffix, first });
    if (this.#issues.length >= MAX_ISSUES) throw TOO_MANY_ISSUES;
  }

  /**
   * Returns the issues in document order, with paths, lines and columns.
   *
   * @param showPath writes the path of a conflicting element; without it, messages show its line and column
   */
  toIssues(
    document: Uint8Array | string,
    bytes: Uint8Array | undefined,
    repeats: Repeats,
    showPath?: (path: string) => string,
  ): Issue[] {
    const locator = new Locator(document);
    const paths =
      bytes === undefined
        ? new Map()
        : findPaths(
            bytes,
            this.#issues.flatMap(({ element, first = element }) => [element, first]),
            repeats,
          );
    return this.#issues
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ code, element, expected, first, offset, received, suffix }) => {
        const path = (paths.get(element) ?? "") + suffix;
        const at = (offset: number): string => {
          const { line, column } = locator.locate(offset);
          return showPath?.(paths.get(offset) ?? "") ?? `${line}:${column}`;
        };
        const shown = first === undefined ? received : `${received}, as at ${at(first)}`;
        return locateIssue(locator, code, path, offset, expected, shown);
      });
  }
}

// Paths are computed only for documents with issues, so valid documents do not incur the cost.

/** For each local name on a path from the root: whether the element may have siblings of the same name. */
type Repeats = (names: readonly string[]) => readonly boolean[];

interface OpenElement {
  readonly name: string;
  /** The position among siblings of the same name, from 1. */
  readonly position: number;
  readonly counts: Map<string, number>;
}

/**
 * Returns the path of the innermost element around each offset: names as written, from the root, with a position if an
 * element may repeat. An element begins with its start tag. The document is well-formed up to the last offset.
 */
function findPaths(
  bytes: Uint8Array,
  offsets: readonly number[],
  repeats: Repeats,
): ReadonlyMap<number, string> {
  const wanted = [...new Set(offsets)].sort((a, b) => a - b);
  const text = sliceAscii(bytes, 0, bytes.length);
  const paths = new Map<number, string>();
  const open: OpenElement[] = [];
  const rootCounts = new Map<string, number>();
  let next = 0;
  let pos = 0;
  const settle = (before: number): void => {
    for (; next < wanted.length && (wanted[next] as number) < before; next++)
      paths.set(wanted[next] as number, pathOf(open, repeats));
  };
  while (next < wanted.length) {
    const start = text.indexOf("<", pos);
    if (start === -1) break;
    settle(start);
    const kind = text[start + 1];
    if (kind === "!" || kind === "?") {
      pos = skipMarkup(text, start);
      if (pos === -1) break;
      continue;
    }
    pos = findTagEnd(text, start);
    if (kind === "/") {
      // An issue at an end tag concerns the element that the tag ends.
      settle(pos);
      open.pop();
      if (pos === -1) break;
      continue;
    }
    NAME_END.lastIndex = start + 1;
    const name = sliceUtf8(bytes, start + 1, NAME_END.exec(text)?.index ?? text.length);
    const counts = open.at(-1)?.counts ?? rootCounts;
    const position = (counts.get(name) ?? 0) + 1;
    counts.set(name, position);
    // An offset inside a malformed tag belongs to the enclosing element.
    if (pos === -1 && wanted[next] !== start) break;
    open.push({ name, position, counts: new Map() });
    if (pos === -1) break;
    settle(pos);
    if (text[pos - 2] === "/") open.pop();
  }
  settle(Number.POSITIVE_INFINITY);
  return paths;
}

function pathOf(open: readonly OpenElement[], repeats: Repeats): string {
  const may = repeats(open.map(({ name }) => name.slice(name.indexOf(":") + 1)));
  return open
    .map(({ name, position }, index) => (position > 1 || may[index] ? `/${name}[${position}]` : `/${name}`))
    .join("");
}

/** Returns the offset behind a comment, CDATA section, processing instruction or DOCTYPE; -1 if it does not end. */
function skipMarkup(text: string, start: number): number {
  const [begin, end] = MARKUP.find(([first]) => text.startsWith(first, start)) ?? ["", ">"];
  const found = text.indexOf(end, start + begin.length);
  return found === -1 ? -1 : found + end.length;
}

const NAME_END = /[\t\n\r />]/g;

const MARKUP = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** Returns the offset behind a tag, whose attribute values may contain `>`; -1 if it does not end. */
function findTagEnd(text: string, start: number): number {
  let quote = "";
  for (let pos = start; pos < text.length; pos++) {
    const character = text[pos] as string;
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === ">") return pos + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}
