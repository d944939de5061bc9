import { NAME } from "./names.ts";
import { ReadError } from "./read-error.ts";

/** The declarations in the internal subset of a DOCTYPE that readers need: text entities and attribute defaults. */
export class DocumentType {
  readonly entities = new Map<string, string>();
  /** The names of entities with a notation, to which values of type `xs:ENTITY` refer. */
  readonly unparsedEntities = new Set<string>();
  /** Attribute defaults by element name, then by attribute name. */
  readonly defaults = new Map<string, Map<string, string>>();
  #expanded = 0;

  /**
   * Returns the text of an entity; undefined if it is not declared or is external.
   *
   * @throws ReadError if the text contains itself or markup, or exceeds the limit on expanded characters
   */
  expand(name: string, offset: number, open: readonly string[] = []): string | undefined {
    const text = this.entities.get(name);
    if (text === undefined) return undefined;
    if (open.includes(name))
      throw new ReadError("malformed-xml", offset, "an entity that does not contain itself", `&${name};`);
    if (text.includes("<"))
      throw new ReadError("unsupported-doctype", offset, "an entity of text alone", `&${name};`);
    this.#expanded += text.length;
    if (this.#expanded > MAX_EXPANDED)
      throw new ReadError(
        "unsupported-doctype",
        offset,
        `entities of at most ${MAX_EXPANDED} characters`,
        "more",
      );
    return this.expandReferences(text, offset, [...open, name]);
  }

  /** Expands the references in a value. */
  expandReferences(text: string, offset: number, open: readonly string[] = []): string {
    return text.replace(REFERENCE, (reference, inner: string) => {
      const found = PREDEFINED[inner] ?? this.expand(inner, offset, open);
      if (found !== undefined) return found;
      throw new ReadError("malformed-xml", offset, "an entity that is declared in the file", reference);
    });
  }
}

/** The maximum number of characters that the references of one document expand to. */
const MAX_EXPANDED = 65_536;

const PREDEFINED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", apos: "'", quot: '"' };
const REFERENCE = new RegExp(`&(${NAME});`, "gu");
