/** A document, and what reading it gives. */
export interface Case {
  readonly name: string;
  readonly given: string;
  /** The tree in one line (see `showElement`), or `line:column expected …, got …` when the document is refused. */
  readonly want: string;
  /** Why libxml2's verdict is another. */
  readonly libxml2?: string;
}
