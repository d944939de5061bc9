import { Findings } from "../decoding/findings.ts";
import type { Issue, IssueCode } from "../issue.ts";

/** Thrown when enough is known: at the first thing that is wrong when nothing is to be explained, else at the last. */
export const REFUSED = Symbol("refused");

/**
 * What is found wrong with one document. A document is read without explaining first: one that is valid, as most are,
 * does not pay for the paths and positions of issues.
 */
export class Judgement {
  readonly explains: boolean;
  /** The path of what is being judged. */
  path: () => string = () => "";
  readonly #findings = new Findings();

  constructor(explains: boolean) {
    this.explains = explains;
  }

  /** @throws REFUSED when nothing is to be explained, or no more findings are kept */
  report(code: IssueCode, offset: number, expected: string, received: string, path?: string): void {
    if (!this.explains) throw REFUSED;
    this.#findings.report(code, offset, expected, received, path ?? this.path());
    // Far more than are shown: a long document of nothing but faults is not read to its end.
    if (this.#findings.full) throw REFUSED;
  }

  get none(): boolean {
    return this.#findings.none;
  }

  toIssues(document: Uint8Array | string): readonly Issue[] {
    return this.#findings.toIssues(document);
  }
}
