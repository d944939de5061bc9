import { contextOf } from "../datatypes/datatype.ts";
import { keyOfValue, type SimpleType, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import type { FixedValue } from "./components.ts";

/** Reads a fixed value by the type of an element. A type that a document names may not allow it. */
export function readFixed(type: SimpleType, { text, namespaces }: LiteralTable): FixedValue {
  const value = type.read(text, contextOf(namespaces));
  return { text, key: value instanceof ValueIssue ? undefined : keyOfValue(value) };
}
