import { contextOf, type ValueContext, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import { Identifiers } from "../decoding/identifiers.ts";
import type { Step } from "../encoding/member-of.ts";
import type { ReportIssue } from "../issue.ts";
import { quoteText } from "../quote-text.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import { checkFixed, type FixedValue, readFixed } from "../schema/fixed-value.ts";
import type { Schema } from "../schema/schema.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import { checkDeclaration, XML_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { escapeText } from "../xml/write.ts";
import type { ValueIssues, ValuePosition } from "./value-issues.ts";

/** An element whose content is text. */
interface TextElement extends ValuePosition {
  readonly matched: ElementDeclaration;
  readonly value: unknown;
}

/** Validates values of simple types by their encoded text. */
export class TextCheck {
  /** True after a value with a qualified name, whose prefix is known only in the document. */
  namesUsed = false;
  readonly #issues: ValueIssues;
  readonly #identifiers = new Identifiers<ValuePosition>();
  readonly #prefixes: ReadonlyMap<string, string>;

  constructor(schema: Schema, issues: ValueIssues) {
    this.#issues = issues;
    const prefixes = Object.entries({ ...schema.values.prefixes, xsi: XSI_NAMESPACE });
    this.#prefixes = new Map(prefixes.map(([prefix, namespace]) => [namespace, prefix]));
  }

  /** Validates the text of an element. The text is empty if the element has its default value. */
  checkContent(
    codec: SimpleCodec,
    position: ValuePosition,
    { matched, value }: TextElement,
    steps: readonly Step[],
  ): void {
    const fixed = matched.fixed === undefined ? undefined : readFixed(codec.type, matched.fixed);
    // An identifier in the text of an element names its parent element.
    this.check(codec, value, fixed, position.parent ?? position, position, steps, matched.value);
  }

  /**
   * Validates a value.
   *
   * @param named the element that the value names, if it is an identifier
   * @param byDefault the default for an empty text
   */
  check(
    codec: SimpleCodec,
    value: unknown,
    fixed: FixedValue | undefined,
    named: ValuePosition,
    position: ValuePosition,
    steps: readonly Step[],
    byDefault?: LiteralTable,
  ): void {
    const prefixes = new Map<string, string>();
    let text: string;
    try {
      text = codec.encode(value, (namespace) => this.#declare(prefixes, namespace));
    } catch (error) {
      if (!(error instanceof TypeError) || !error.message.startsWith("expected ")) throw error;
      this.#issues.addMismatch(position, steps, error.message.slice("expected ".length), value);
      return;
    }
    const isDefault = text === "" && byDefault !== undefined;
    const context: ValueContext = {
      resolvePrefix: (prefix) => prefixes.get(prefix) ?? (prefix === "" ? "" : undefined),
    };
    const read = isDefault
      ? codec.type.read(byDefault.text, contextOf(byDefault.namespaces))
      : codec.type.read(text, context);
    if (read instanceof ValueIssue) {
      this.#issues.add(position, steps, read.code, read.expected, read.received);
      return;
    }
    if (!this.checkCharacters(text, position, steps)) return;
    const report: ReportIssue = (...issue) => this.#issues.add(position, steps, ...issue);
    if (fixed !== undefined) checkFixed(fixed, read, text, report);
    if (codec.type.identifies) this.#identifiers.record(read, named, report);
  }

  /** Reports text that XML cannot hold, and returns false. */
  checkCharacters(text: string, position: ValuePosition, steps: readonly Step[]): boolean {
    try {
      escapeText(text);
      return true;
    } catch {
      this.#issues.add(position, steps, "invalid-lexical", "characters that XML can hold", quoteText(text));
      return false;
    }
  }

  /** Checks that each reference of the value has an element with that identifier. */
  finish(): void {
    this.#identifiers.finish();
  }

  #declare(prefixes: Map<string, string>, namespace: string): string {
    this.namesUsed = true;
    if (namespace === "") return "";
    const prefix =
      namespace === XML_NAMESPACE ? "xml" : (this.#prefixes.get(namespace) ?? `ns${prefixes.size}`);
    if (checkDeclaration(prefix, namespace) !== undefined)
      throw new TypeError("expected a namespace that can be declared");
    prefixes.set(prefix, namespace);
    return prefix;
  }
}
