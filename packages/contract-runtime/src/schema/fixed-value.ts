import { contextOf } from "../datatypes/datatype.ts";
import { keyOfValue, type SimpleType, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import type { FixedValue } from "./components.ts";

/** Reads the value that a declaration fixes. */
export function readFixed(type: SimpleType, { text, namespaces }: LiteralTable): FixedValue {
  const value = type.read(text, contextOf(namespaces));
  if (value instanceof ValueIssue) throw new RangeError(`${text}: expected ${value.expected}`);
  return { text, key: keyOfValue(value) };
}
