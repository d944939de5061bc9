// Values that name their type, as documents do by `xsi:type`: the label of the type is a member of the object, or stands
// beside a value that is no object with members.

import type { ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import { maySubstitute } from "../schema/derivation.ts";
import type { Schema } from "../schema/schema.ts";
import type { NamedTypeTable } from "../schema/validation-table.ts";
import { isRecord, memberOf, type Step, type ValueRecord } from "./member-of.ts";

/** The member that holds the label of a type. */
export const TYPE_MEMBER = "xsi:type";

/** The type that a value names. */
export interface LabelledType {
  readonly type: TypeDefinition;
  readonly named: NamedTypeTable;
}

/** True for a value that names its type. Where documents may not choose types, the member is one like others. */
export function isLabelled({ table }: Schema, value: unknown): value is ValueRecord {
  return table.namedTypes.length > 0 && isRecord(value) && value[TYPE_MEMBER] !== undefined;
}

/** The type that a label names in place of the one an element is declared with; or what is expected instead. */
export function findLabelled(
  schema: Schema,
  declaration: ElementDeclaration,
  label: unknown,
): LabelledType | string {
  const labelled = typeof label === "string" ? schema.findLabel(label) : undefined;
  if (labelled === undefined) return "the label of a type of the schema";
  if (maySubstitute(schema, labelled.type, declaration)) return labelled;
  return "a type that is derived from the declared one, and not blocked";
}

/** True for a type whose values are kept as they stand, `xsi:type` among their attributes. */
export function isOpenType(type: TypeDefinition): boolean {
  return type.kind === "complex" && type.shape === undefined;
}

/** The value that a label belongs to, and where it is: null for an element that is nil. */
export function unwrapLabelled(
  { nillable }: ElementDeclaration,
  type: TypeDefinition,
  labelled: ValueRecord,
): { readonly value: unknown; readonly steps: readonly Step[] } {
  if (hasMembers(type)) return { value: labelled, steps: [] };
  const value = memberOf(labelled, "value");
  const isNil = nillable && value === undefined && memberOf(labelled, "nil") === true;
  return isNil ? { value: null, steps: [] } : { value, steps: ["value"] };
}

/** True when the values of a type are objects whose members the schema names. */
function hasMembers(type: TypeDefinition): boolean {
  if (type.kind === "simple" || type.shape === undefined) return false;
  const { content } = type.shape;
  return content.kind === "text" ? content.key !== undefined : content.kind !== "bare";
}
