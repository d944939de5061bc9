import type { SimpleValue } from "../datatypes/simple-type.ts";
import { quoteText } from "../quote-text.ts";
import type { IssueLog } from "./issue-log.ts";

/** The identifiers of a document and the references to them (XSD 1.0 part 1, section 3.15.4). */
export class Identifiers {
  readonly #unparsedEntities: ReadonlySet<string> | undefined;
  /** The offset of the named element, by identifier. */
  readonly #named = new Map<string, number>();
  readonly #references: {
    readonly name: string;
    readonly offset: number;
    readonly element: number;
    readonly suffix: string;
  }[] = [];

  /** @param unparsedEntities entities that the DOCTYPE declares; undefined if none was read */
  constructor(unparsedEntities: ReadonlySet<string> | undefined) {
    this.#unparsedEntities = unparsedEntities;
  }

  /** Records the identifiers and references of a value. Reports an identifier that another element has. */
  record(
    value: SimpleValue,
    named: number,
    offset: number,
    issues: IssueLog,
    element: number,
    suffix: string,
  ): void {
    if (value.kind === "list") {
      for (const item of value.items) this.record(item, named, offset, issues, element, suffix);
      return;
    }
    const { identity, text } = value;
    if (identity === "IDREF") {
      this.#references.push({ name: text, offset, element, suffix });
    } else if (identity === "ENTITY") {
      if (this.#unparsedEntities?.has(text)) return;
      issues.add(
        "unknown-reference",
        offset,
        "an unparsed entity that the document declares",
        quoteText(text),
        element,
        suffix,
      );
    } else if (identity === "ID") {
      const known = this.#named.get(text);
      if (known === undefined) this.#named.set(text, named);
      else if (known !== named) {
        const expected = "an identifier that no other element has";
        issues.add("not-unique", offset, expected, quoteText(text), element, suffix);
      }
    }
  }

  /** Reports references without an element of that identifier. */
  finish(issues: IssueLog): void {
    for (const { name, offset, element, suffix } of this.#references) {
      if (this.#named.has(name)) continue;
      issues.add(
        "unknown-reference",
        offset,
        "the identifier of an element",
        quoteText(name),
        element,
        suffix,
      );
    }
  }
}
