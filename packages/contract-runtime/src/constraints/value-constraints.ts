import { contextOf, keyOfValue, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import { isNil } from "../encoding/labelled-value.ts";
import { isRecord, memberOf, type Step } from "../encoding/member-of.ts";
import { type IssueCode, MAX_ISSUES } from "../issue.ts";
import type { SchemaComponents } from "../schema/components.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { ValueFrame } from "../validating/value-issues.ts";
import { pointerTo, type ValueIssues, type ValuePosition } from "../validating/value-issues.ts";
import { ConstraintCheck, type FieldAttribute } from "./constraint-check.ts";
import type { FieldValue } from "./describe-constraint.ts";
import type { TestedName } from "./path-walks.ts";

/** A member of an element's value, or the value itself. */
interface ValueMember {
  readonly frame: ValuePosition;
  readonly steps: readonly Step[];
}

/**
 * Checks the identity constraints of a value, except in open content. Unlike in a document, a field `@*` does not
 * select `xsi:type` and `xsi:nil`.
 */
export class ValueConstraints extends ConstraintCheck<ValueFrame, ValueMember> {
  readonly #pending: ((issues: ValueIssues) => void)[] = [];

  constructor({ table }: SchemaComponents) {
    super(table.constraints);
  }

  /** Reports the issues found. */
  finish(issues: ValueIssues): void {
    for (const add of this.#pending) add(issues);
  }

  protected override nameOf({ matched }: ValueFrame): TestedName {
    return matched.name;
  }

  protected override positionOf(frame: ValueFrame): ValueMember {
    return { frame, steps: [] };
  }

  protected override isNillable({ matched }: ValueFrame): boolean {
    return matched.nillable;
  }

  protected override attributesOf(frame: ValueFrame): FieldAttribute<ValueMember>[] {
    const { type, value } = frame;
    if (type.kind === "simple") return [];
    return type.attributes.flatMap(({ absentLiteral, codec, key, name: local, namespace }) => {
      const given = isRecord(value) ? memberOf(value, key) : undefined;
      if (given === undefined && absentLiteral === undefined) return [];
      const read = given === undefined ? readText(absentLiteral, codec) : readValue(given, codec);
      return [{ local, namespace, position: { frame, steps: [key] }, value: read }];
    });
  }

  protected override textOf({
    declaration,
    matched,
    type,
    value,
  }: ValueFrame): FieldValue | undefined | false {
    const content = type.kind === "simple" ? type : type.content;
    if (content.kind !== "simple") return false;
    const shape = type.kind === "simple" ? undefined : type.shape;
    if (value === null || (shape !== undefined && isRecord(value) && isNil(declaration, shape, value)))
      return undefined;
    const key = shape?.content.kind === "text" ? shape.content.key : undefined;
    const text = key !== undefined && isRecord(value) ? memberOf(value, key) : value;
    return readValue(text, content.codec, matched.value?.text);
  }

  protected override report(
    code: IssueCode,
    position: ValueMember,
    expected: string,
    received: string,
    _row?: ValueMember,
    first?: ValueMember,
  ): void {
    if (this.#pending.length >= MAX_ISSUES) return;
    this.#pending.push((issues) => {
      const shown =
        first === undefined ? received : `${received}, as at ${pointerTo(first.frame, first.steps) || "/"}`;
      issues.add(position.frame, position.steps, code, expected, shown);
    });
  }
}

/** @param byDefault the value of an empty element */
function readValue(value: unknown, codec: SimpleCodec, byDefault = ""): FieldValue | undefined {
  try {
    return readText({ text: codec.encode(value, NO_PREFIX) || byDefault }, codec);
  } catch (error) {
    // A value of another type has been reported already.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function readText(
  { namespaces, text }: LiteralTable = { text: "" },
  codec: SimpleCodec,
): FieldValue | undefined {
  const value = codec.type.read(text, contextOf(namespaces));
  return value instanceof ValueIssue ? undefined : { text, value, key: keyOfValue(value) };
}

/** A value with qualified names is validated as a document, which contains their prefixes. */
const NO_PREFIX = (): string => "";
