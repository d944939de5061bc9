/** A Markdown table. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [first, ...others] = [head, ...rows.map((cells) => cells.map(escapeCell))].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
  return [first, `|${"---|".repeat(head.length)}`, ...others].join("\n");
}

/** Text as code, also with backticks in it. */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = longest === 0 ? "" : " ";
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Text of a schema in Markdown: angle brackets are not tags. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll("<", "&lt;")))
    .join("");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

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
