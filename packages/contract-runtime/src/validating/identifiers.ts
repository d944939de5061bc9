import type { SimpleValue } from "../datatypes/simple-type.ts";
import { quoteText } from "../quote-text.ts";
import type { Judgement } from "./judgement.ts";

/** The identifiers of a document, and the references to them (XSD 1.0 part 1, section 3.15.4). */
export class Identifiers {
  /** By identifier, the element that it names. */
  readonly #named = new Map<string, unknown>();
  readonly #references: { readonly name: string; readonly offset: number; readonly path: string }[] = [];

  /** Notes what a value identifies or refers to. An identifier may be given twice to one element, not to two. */
  note(value: SimpleValue, element: unknown, offset: number, judgement: Judgement, path: () => string): void {
    if (value.kind === "list") {
      for (const item of value.items) this.note(item, element, offset, judgement, path);
      return;
    }
    const { identity, text } = value;
    if (identity === "IDREF") {
      this.#references.push({ name: text, offset, path: judgement.explains ? path() : "" });
    } else if (identity === "ID") {
      const named = this.#named.get(text);
      if (named === undefined) this.#named.set(text, element);
      else if (named !== element) {
        const expected = "an identifier that no other element has";
        judgement.report("not-unique", offset, expected, quoteText(text), judgement.explains ? path() : "");
      }
    }
  }

  /** Reports the references that no element of the document answers to. */
  finish(judgement: Judgement): void {
    for (const { name, offset, path } of this.#references) {
      if (this.#named.has(name)) continue;
      judgement.report("unknown-reference", offset, "the identifier of an element", quoteText(name), path);
    }
  }
}
