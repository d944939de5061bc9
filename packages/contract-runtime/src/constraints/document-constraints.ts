import { contextOf, keyOfValue, type ValueContext, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import type { DocumentContext } from "../decoding/document-context.ts";
import type { Frame } from "../decoding/frame.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { ConstraintCheck, type Scope } from "./constraint-check.ts";
import type { FieldValue } from "./describe-constraint.ts";
import { matchesName } from "./name-classes.ts";
import type { FieldMatch } from "./path-automaton.ts";
import type { ReportRow } from "./selected-rows.ts";

/** Checks the identity constraints of a document. Positions are byte offsets. */
export class DocumentConstraints extends ConstraintCheck<Frame> {
  readonly #context: DocumentContext;

  constructor(context: DocumentContext) {
    super(context.schema);
    this.#context = context;
  }

  protected override classOf({ declaration, tag }: Frame): number {
    return declaration === undefined ? this.names.ofName(tag) : this.names.ofElement(declaration.index);
  }

  protected override positionOf({ tag }: Frame): number {
    return tag.offset;
  }

  protected override isNillable({ declaration }: Frame): boolean {
    return declaration?.nillable ?? false;
  }

  protected override readAttributes({ tag, type }: Frame, scope: Scope, field: FieldMatch): void {
    const tests = field.attributes;
    const uses = type.kind === "complex" ? type.attributes : [];
    const isSkipped = type.kind === "complex" && type.attributeWildcard?.processContents === "skip";
    for (const { local, namespace, offset, value } of tag.attributes) {
      if (!tests.some((test) => matchesName(test, { local, namespace }))) continue;
      const declared =
        uses.find((use) => use.name === local && use.namespace === namespace) ??
        (isSkipped ? undefined : this.#context.schema.findAttribute(namespace, local));
      const hasType = declared !== undefined || namespace === XSI_NAMESPACE;
      this.setField(scope, field, hasType && this.#read(value, declared?.codec), offset);
    }
    for (const { absentLiteral, codec, name: local, namespace } of uses) {
      if (absentLiteral === undefined) continue;
      if (!tests.some((test) => matchesName(test, { local, namespace }))) continue;
      if (tag.attributes.some((other) => other.local === local && other.namespace === namespace)) continue;
      this.setField(scope, field, this.#readLiteral(absentLiteral, codec), tag.offset);
    }
  }

  protected override textOf({
    declaration,
    hasText,
    nil,
    text,
    type,
  }: Frame): FieldValue | undefined | false {
    const { codec } = type.kind === "simple" ? type : simpleContent(type);
    if (codec === undefined) return false;
    if (nil) return undefined;
    const byDefault = hasText ? undefined : declaration?.value;
    return byDefault === undefined ? this.#read(text, codec) : this.#readLiteral(byDefault, codec);
  }

  protected override report(
    ...[code, position, expected, received, row = position, first]: Parameters<ReportRow>
  ): void {
    this.#context.issues.add(code, position, expected, received, row, "", first);
  }

  #readLiteral({ namespaces, text }: LiteralTable, codec: SimpleCodec): FieldValue | undefined {
    return this.#read(text, codec, contextOf(namespaces));
  }

  /** The value of an attribute that no schema declares, such as `xsi:type`, is its text. */
  #read(
    text: string,
    codec: SimpleCodec | undefined,
    context: ValueContext = this.#context,
  ): FieldValue | undefined {
    const value = codec?.type.read(text, context);
    if (value instanceof ValueIssue) return undefined;
    return { text, value, key: value === undefined ? text : keyOfValue(value) };
  }
}

function simpleContent({ content }: Extract<Frame["type"], { kind: "complex" }>): {
  readonly codec?: SimpleCodec;
} {
  return content.kind === "simple" ? content : {};
}
