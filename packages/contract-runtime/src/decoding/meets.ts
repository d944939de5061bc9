import type { ElementDeclaration } from "../schema/components.ts";
import type { ElementName } from "../xml/element-name.ts";

/** The next tag of a document, as a reader of tags knows it. */
export interface NextTag {
  /** The first four bytes of the local name of the next start tag; 0 if something else comes next. */
  readonly word: number;
  /** True if the next start tag has the name, if {@link word} begins it. */
  meetsWhole(name: ElementName): boolean;
}

/**
 * True if the next element has the name of a declaration, with or without attributes. The reader stays before it. A
 * function: minifiers shorten its name, and generated code has it once for each element.
 */
export function meets(next: NextTag, { name }: ElementDeclaration): boolean {
  return ((next.word ^ name.word) & name.mask) === 0 && next.meetsWhole(name);
}
