import type { SimpleValue } from "../datatypes/simple-type.ts";
import type { Step } from "../encoding/member-of.ts";
import { quoteText } from "../quote-text.ts";
import type { ValueIssues, ValuePlace } from "./value-issues.ts";

/** The identifiers of a value, and the references to them (XSD 1.0 part 1, section 3.15.4). */
export class ValueIdentifiers {
  /** By identifier, the element that it names. */
  readonly #named = new Map<string, ValuePlace>();
  readonly #references: {
    readonly name: string;
    readonly place: ValuePlace;
    readonly steps: readonly Step[];
  }[] = [];

  /** Records the identifiers and references of a text. Two elements may not have the same identifier. */
  note(
    value: SimpleValue,
    named: ValuePlace,
    issues: ValueIssues,
    place: ValuePlace,
    steps: readonly Step[],
  ): void {
    if (value.kind === "list") {
      for (const item of value.items) this.note(item, named, issues, place, steps);
      return;
    }
    const { identity, text } = value;
    if (identity === "IDREF") this.#references.push({ name: text, place, steps });
    if (identity !== "ID") return;
    const known = this.#named.get(text);
    if (known === undefined) this.#named.set(text, named);
    else if (known !== named)
      issues.add(place, steps, "not-unique", "an identifier that no other element has", quoteText(text));
  }

  /** Reports references without an element of that identifier. */
  finish(issues: ValueIssues): void {
    for (const { name, place, steps } of this.#references)
      if (!this.#named.has(name))
        issues.add(place, steps, "unknown-reference", "the identifier of an element", quoteText(name));
  }
}
