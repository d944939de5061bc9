import { contextOf, keyOfValue, type SimpleType, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";

/** The fixed value of an element or attribute. */
export interface FixedValue {
  readonly text: string;
  /** Undefined if the type has no such value. */
  readonly key: string | undefined;
}

/** Reads a fixed value by the type of an element. A type that a document names may not allow it. */
export function readFixed(type: SimpleType, { text, namespaces }: LiteralTable): FixedValue {
  const value = type.read(text, contextOf(namespaces));
  return { text, key: value instanceof ValueIssue ? undefined : keyOfValue(value) };
}
