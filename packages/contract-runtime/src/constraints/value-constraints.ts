import { contextOf, keyOfValue, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import { isNil } from "../encoding/labelled-value.ts";
import { isRecord, memberOf, type Step } from "../encoding/member-of.ts";
import { MAX_ISSUES } from "../issue.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { NameTestTable } from "../schema/validation-table.ts";
import type { ValueFrame } from "../validating/value-issues.ts";
import { pointerTo, type ValueIssues, type ValuePosition } from "../validating/value-issues.ts";
import { ConstraintCheck, type FieldAttribute } from "./constraint-check.ts";
import type { FieldValue } from "./describe-constraint.ts";
import { matchesName } from "./name-classes.ts";
import type { ReportRow } from "./selected-rows.ts";

/** A member of an element's value, or the value itself. */
interface ValueMember {
  readonly frame: ValuePosition;
  readonly steps: readonly Step[];
}

/** An element of a value, without its position. */
export type ValueElement = Pick<ValueFrame, "declaration" | "matched" | "type" | "value">;

/** Reads the fields of elements from a value. */
export abstract class FieldsOfValue<Element extends ValueElement, Position> extends ConstraintCheck<
  Element,
  Position
> {
  /** Returns the position of an element, or of its attribute. */
  protected abstract override positionOf(element: Element, attribute?: string): Position;

  protected override classOf({ matched }: Element): number {
    return this.names.ofElement(matched.index);
  }

  protected override isNillable({ matched }: Element): boolean {
    return matched.nillable;
  }

  protected override attributesOf(
    element: Element,
    tests: readonly NameTestTable[],
  ): FieldAttribute<Position>[] {
    const { type, value } = element;
    if (type.kind === "simple") return [];
    const found: FieldAttribute<Position>[] = [];
    for (const { absentLiteral, codec, key, name: local, namespace } of type.attributes) {
      if (!tests.some((test) => matchesName(test, { local, namespace }))) continue;
      const given = isRecord(value) ? memberOf(value, key) : undefined;
      if (given === undefined && absentLiteral === undefined) continue;
      const read = given === undefined ? readText(absentLiteral, codec) : this.readValue(given, codec);
      found.push({ position: this.positionOf(element, key), value: read });
    }
    return found;
  }

  protected override textOf({ declaration, matched, type, value }: Element): FieldValue | undefined | false {
    const content = type.kind === "simple" ? type : type.content;
    if (content.kind !== "simple") return false;
    const shape = type.kind === "simple" ? undefined : type.shape;
    if (value === null || (shape !== undefined && isRecord(value) && isNil(declaration, shape, value)))
      return undefined;
    const key = shape?.content.kind === "text" ? shape.content.key : undefined;
    const text = key !== undefined && isRecord(value) ? memberOf(value, key) : value;
    return this.readValue(text, content.codec, matched.value?.text);
  }

  /** @param byDefault the value of an empty element */
  protected readValue(value: unknown, codec: SimpleCodec, byDefault = ""): FieldValue | undefined {
    try {
      return readText({ text: codec.encode(value, NO_PREFIX) || byDefault }, codec);
    } catch (error) {
      // A value of another type has been reported already.
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  }
}

/**
 * Checks the identity constraints of a value, except in open content. Unlike in a document, a field `@*` does not
 * select `xsi:type` and `xsi:nil`.
 */
export class ValueConstraints extends FieldsOfValue<ValueFrame, ValueMember> {
  readonly #pending: ((issues: ValueIssues) => void)[] = [];

  /** Reports the issues found. */
  finish(issues: ValueIssues): void {
    for (const add of this.#pending) add(issues);
  }

  protected override positionOf(frame: ValueFrame, attribute?: string): ValueMember {
    return { frame, steps: attribute === undefined ? NONE : [attribute] };
  }

  protected override report(
    ...[code, position, expected, received, , first]: Parameters<ReportRow<ValueMember>>
  ): void {
    if (this.#pending.length >= MAX_ISSUES) return;
    this.#pending.push((issues) => {
      const shown =
        first === undefined ? received : `${received}, as at ${pointerTo(first.frame, first.steps) || "/"}`;
      issues.add(position.frame, position.steps, code, expected, shown);
    });
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

const NONE: readonly never[] = [];
