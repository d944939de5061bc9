/** Links to the sections of a page, by what a section describes. Anchors are those that GitHub gives to headings. */
export class Headings<Subject> {
  readonly #anchors = new Map<Subject, string>();
  readonly #counts = new Map<string, number>();

  /** Adds a section in the order of the page. */
  add(subject: Subject, heading: string): void {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    const count = this.#counts.get(anchor) ?? 0;
    this.#counts.set(anchor, count + 1);
    this.#anchors.set(subject, count === 0 ? anchor : `${anchor}-${count}`);
  }

  /** A link with the text, or the text as code without a section. */
  link(subject: Subject, text: string): string {
    const anchor = this.#anchors.get(subject);
    return anchor === undefined ? `\`${text}\`` : `[${text}](#${anchor})`;
  }
}
