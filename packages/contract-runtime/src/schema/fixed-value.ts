import {
  contextOf,
  keyOfValue,
  quoteValue,
  type SimpleType,
  type SimpleValue,
  ValueIssue,
} from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import type { ReportIssue } from "../issue.ts";

/** The fixed value of an element or attribute. */
export interface FixedValue {
  readonly text: string;
  /** Undefined if the type has no such value. */
  readonly value: SimpleValue | undefined;
}

/** Reports a value that differs from the fixed one. */
export function checkFixed(fixed: FixedValue, value: SimpleValue, text: string, report: ReportIssue): void {
  if (fixed.value === undefined || keyOfValue(fixed.value) !== keyOfValue(value))
    report("not-in-enumeration", quoteValue(fixed.value, fixed.text), quoteValue(value, text));
}

/** Reads a fixed value by the type of an element. A type that a document names may not allow it. */
export function readFixed(type: SimpleType, { text, namespaces }: LiteralTable): FixedValue {
  const value = type.read(text, contextOf(namespaces));
  return { text, value: value instanceof ValueIssue ? undefined : value };
}
