import type { SimpleValue } from "../datatypes/simple-type.ts";
import type { ReportIssue } from "../issue.ts";
import { quoteText } from "../quote-text.ts";

/**
 * The identifiers of a document or a value, and the references to them (XSD 1.0 part 1, section 3.15.4). `Element` is what
 * identifies an element.
 */
export class Identifiers<Element> {
  readonly #unparsedEntities: ReadonlySet<string> | undefined;
  readonly #named = new Map<string, Element>();
  readonly #references: { readonly name: string; readonly report: ReportIssue }[] = [];

  /** @param unparsedEntities entities that the DOCTYPE declares; without them, names of entities are not checked */
  constructor(unparsedEntities?: ReadonlySet<string>) {
    this.#unparsedEntities = unparsedEntities;
  }

  /** Records the identifiers and references of a value. Reports an identifier that another element has. */
  record(value: SimpleValue, named: Element, report: ReportIssue): void {
    if (value.kind === "list") {
      for (const item of value.items) this.record(item, named, report);
      return;
    }
    const { identity, text: name } = value;
    if (identity === "IDREF") {
      this.#references.push({ name, report });
    } else if (identity === "ENTITY") {
      if (this.#unparsedEntities?.has(name) === false)
        report("unknown-reference", "an unparsed entity that the document declares", quoteText(name));
    } else if (identity === "ID") {
      const known = this.#named.get(name);
      if (known === undefined) this.#named.set(name, named);
      else if (known !== named)
        report("not-unique", "an identifier that no other element has", quoteText(name));
    }
  }

  /** Reports references without an element of that identifier. */
  finish(): void {
    for (const { name, report } of this.#references)
      if (!this.#named.has(name))
        report("unknown-reference", "the identifier of an element", quoteText(name));
  }
}
