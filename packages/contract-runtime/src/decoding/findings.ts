import { type Issue, type IssueCode, MAX_ISSUES } from "../issue.ts";
import { Locator, locateIssue } from "./locate.ts";

/** What is wrong at a place; the line and the column come at the end, when they are wanted. */
interface Finding {
  readonly code: IssueCode;
  readonly path: string;
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
}

// Findings come nearly in document order, so that a few more than are shown are enough to sort.
// Past that a document of nothing but faults would only cost memory.
const MAX_FINDINGS = 10 * MAX_ISSUES;

/** What has been found wrong with a document so far. */
export class Findings {
  /** Of the element that is being read: what a finding is about when it does not say otherwise. */
  path = "";
  readonly #findings: Finding[] = [];

  get none(): boolean {
    return this.#findings.length === 0;
  }

  /** More will not be kept. */
  get full(): boolean {
    return this.#findings.length >= MAX_FINDINGS;
  }

  report(code: IssueCode, offset: number, expected: string, received: string, path = this.path): void {
    if (!this.full) this.#findings.push({ code, path, offset, expected, received });
  }

  /** The first of them in document order, with lines and columns. */
  toIssues(input: Uint8Array | string): Issue[] {
    const locator = new Locator(input);
    return this.#findings
      .toSorted((a, b) => a.offset - b.offset)
      .slice(0, MAX_ISSUES)
      .map(({ code, path, offset, expected, received }) =>
        locateIssue(locator, code, path, offset, expected, received),
      );
  }
}
