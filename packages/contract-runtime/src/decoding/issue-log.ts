import { type Issue, type IssueCode, MAX_ISSUES } from "../issue.ts";
import { findPaths, type Repeats } from "./find-paths.ts";
import { Locator, locateIssue } from "./locate.ts";

/** Thrown when the maximum number of issues is reached. */
export const ENOUGH = Symbol("enough issues");

/** The place of an issue. Path, line and column are computed from it after the document has been read. */
interface Noted {
  readonly code: IssueCode;
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
  /** The offset of the start tag of the element that the issue is about; or any offset inside it. */
  readonly element: number;
  /** The last step of the path, after the element: an attribute or a missing child. */
  readonly suffix: string;
  /** The offset of the earlier element that it clashes with. */
  readonly first: number | undefined;
}

/** The issues of one document while it is read. */
export class IssueLog {
  readonly #noted: Noted[] = [];

  get count(): number {
    return this.#noted.length;
  }

  /**
   * Notes an issue at a byte offset.
   *
   * @throws ENOUGH when it is the last one that is reported
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
    this.#noted.push({ code, offset, expected, received, element, suffix, first });
    if (this.#noted.length >= MAX_ISSUES) throw ENOUGH;
  }

  /**
   * The issues in document order, with paths, lines and columns.
   *
   * @param showPath writes the path of an element that another one clashes with; without it, its line and column are shown
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
            this.#noted.flatMap(({ element, first = element }) => [element, first]),
            repeats,
          );
    return this.#noted
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
