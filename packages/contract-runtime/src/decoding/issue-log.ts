import { type Issue, type IssueCode, MAX_ISSUES } from "../issue.ts";
import { isSpace } from "../xml/characters.ts";
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
        const at = (place: number): string => {
          const { line, column } = locator.locate(place);
          return showPath?.(paths.get(place) ?? "") ?? `${line}:${column}`;
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
    const start = bytes.indexOf(LESS_THAN, pos);
    if (start === -1) break;
    settle(start);
    const kind = bytes[start + 1];
    if (kind === EXCLAMATION || kind === QUESTION) {
      pos = skipMarkup(bytes, start);
      if (pos === -1) break;
      continue;
    }
    pos = findTagEnd(bytes, start);
    if (kind === SLASH) {
      // An issue at an end tag concerns the element that the tag ends.
      settle(pos);
      open.pop();
      continue;
    }
    const name = readName(bytes, start + 1);
    const counts = open.at(-1)?.counts ?? rootCounts;
    const position = (counts.get(name) ?? 0) + 1;
    counts.set(name, position);
    // An offset inside a malformed tag belongs to the enclosing element.
    if (pos === -1 && wanted[next] !== start) break;
    open.push({ name, position, counts: new Map() });
    if (pos === -1) break;
    settle(pos);
    if (bytes[pos - 2] === SLASH) open.pop();
  }
  settle(Number.POSITIVE_INFINITY);
  return paths;
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;

function pathOf(open: readonly OpenElement[], repeats: Repeats): string {
  const may = repeats(open.map(({ name }) => name.slice(name.indexOf(":") + 1)));
  return open
    .map(({ name, position }, index) => (position > 1 || may[index] ? `/${name}[${position}]` : `/${name}`))
    .join("");
}

/** Returns the offset behind a comment, CDATA section, processing instruction or DOCTYPE; -1 if it does not end. */
function skipMarkup(bytes: Uint8Array, start: number): number {
  const [begin, end] = MARKUP.find(([first]) => startsWith(bytes, start, first)) ?? ["", ">"];
  for (let pos = start + begin.length; pos < bytes.length; pos++)
    if (startsWith(bytes, pos, end)) return pos + end.length;
  return -1;
}

const MARKUP = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

function startsWith(bytes: Uint8Array, offset: number, ascii: string): boolean {
  for (let index = 0; index < ascii.length; index++)
    if (bytes[offset + index] !== ascii.charCodeAt(index)) return false;
  return true;
}

/** Returns the offset behind a tag, whose attribute values may contain `>`; -1 if it does not end. */
function findTagEnd(bytes: Uint8Array, start: number): number {
  let quote = 0;
  for (let pos = start; pos < bytes.length; pos++) {
    const byte = bytes[pos] as number;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === GREATER_THAN) return pos + 1;
    else if (byte === 0x22 || byte === 0x27) quote = byte;
  }
  return -1;
}

const decoder = new TextDecoder();

function readName(bytes: Uint8Array, start: number): string {
  let end = start;
  while (end < bytes.length && !isSpace(bytes[end]) && bytes[end] !== SLASH && bytes[end] !== GREATER_THAN)
    end++;
  return decoder.decode(bytes.subarray(start, end));
}
