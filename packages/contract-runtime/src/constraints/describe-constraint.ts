// Names constraints and their fields in issues.

import { quoteValue, type SimpleValue } from "../datatypes/simple-type.ts";
import { quoteText } from "../quote-text.ts";
import type { ConstraintTable, NameTestTable, PathTable } from "../schema/validation-table.ts";

/** The value of a field, or a text that is its own key. */
export type FieldValue = string | KeyedValue;

interface KeyedValue {
  /** Equal values have equal keys. */
  readonly key: string;
  readonly text: string;
  /** Undefined if the type is not known. */
  readonly value: SimpleValue | undefined;
}

export function describeConstraint({ category, name }: ConstraintTable): string {
  return `the ${category === "unique" ? "unique constraint" : category} ${name}`;
}

export function describeField(field: {
  readonly constraint: ConstraintTable;
  readonly index: number;
}): string {
  const { constraint, index } = field;
  return `the field ${writeFields(constraint)[index]} of ${describeConstraint(constraint)}`;
}

/** Shows the fields of a constraint with their values. */
export function describeValues(
  constraint: ConstraintTable,
  values: readonly (FieldValue | undefined)[],
): string {
  const shown = writeFields(constraint).map((field, index) => {
    const value = values[index];
    return value === undefined ? `no ${field}` : `${field} = ${quoteField(value)}`;
  });
  return shown.join(", ");
}

export function quoteField(value: FieldValue | undefined): string {
  if (value === undefined) return "an invalid value";
  return typeof value === "string" ? quoteText(value) : quoteValue(value.value, value.text);
}

/** Writes the paths of fields, with namespaces if they differ by them alone. */
function writeFields({ fields }: ConstraintTable): readonly string[] {
  const write = (withNamespaces: boolean): string[] =>
    fields.map((paths) => [...new Set(paths.map((path) => writePath(path, withNamespaces)))].join("|"));
  const short = write(false);
  return new Set(short).size === short.length ? short : write(true);
}

function writePath({ attribute, descendant, steps }: PathTable, withNamespaces: boolean): string {
  const write = ({ local = "*", namespace }: NameTestTable): string =>
    withNamespaces && namespace !== undefined ? `{${namespace}}${local}` : local;
  const names = [...steps.map(write), ...(attribute === undefined ? [] : [`@${write(attribute)}`])];
  return `${descendant ? ".//" : ""}${names.join("/") || "."}`;
}
