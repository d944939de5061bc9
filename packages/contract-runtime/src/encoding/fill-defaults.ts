import type { ComplexType, Content, ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { ElementMember, Member } from "../schema/value-table.ts";
import { hasMembers, isNil, TYPE_MEMBER } from "./labelled-value.ts";
import { isRecord, memberOf, type ValueRecord } from "./member-of.ts";

/** Creates a value: arrays that the input leaves out are empty, and attributes have their defaults. */
export type Create<Input, T> = (input: Input) => T;

/** Returns the function that creates values of documents whose root is the element at an index. */
export function creatorOf<Input, T>(schema: Schema, index: number): Create<Input, T> {
  return (input) => fillDefaults(schema, index, input) as T;
}

/**
 * Returns the value of the element at an index with an empty array for each absent array and the default of each absent
 * attribute, at any depth. Parts that do not have their type stay unchanged. The input is not modified.
 */
export function fillDefaults(schema: Schema, index: number, input: unknown): unknown {
  return fillElement(schema, schema.element(index), input);
}

function fillElement(schema: Schema, { nillable, type }: ElementDeclaration, value: unknown): unknown {
  const label = isRecord(value) ? memberOf(value, TYPE_MEMBER) : undefined;
  const named = typeof label === "string" ? schema.findLabel(label) : undefined;
  if (named === undefined || !isRecord(value)) return fillType(schema, type, value, nillable);
  const isWhole = hasMembers(named.type) || memberOf(value, "nil") === true;
  if (isWhole) return fillType(schema, named.type, value, nillable);
  return { ...value, value: fillType(schema, named.type, value.value, false) };
}

function fillType(schema: Schema, type: TypeDefinition, value: unknown, nillable: boolean): unknown {
  if (value === undefined && isArray(schema, type)) return [];
  if (type.kind === "simple" || type.shape === undefined) return value;
  const { attributes, anyAttribute, content } = type.shape;
  if (content.kind === "bare") return fillMember(schema, type, content.member, value);
  if (!isRecord(value) || !hasMembers(type)) return value;
  const isNilled = isNil({ nillable }, type.shape, value);
  const filled = new Map(Object.entries(value));
  if (anyAttribute !== undefined && !filled.has(anyAttribute)) filled.set(anyAttribute, []);
  for (const [index, { key, type: typeIndex }] of attributes.entries()) {
    if (filled.has(key)) continue;
    const { absent, required } = type.attributes[index] ?? {};
    if (absent !== undefined) filled.set(key, absent);
    else if (required && isArray(schema, schema.type(typeIndex))) filled.set(key, []);
  }
  if (content.kind === "text" && content.key !== undefined && !filled.has(content.key) && !isNilled)
    if (isArray(schema, schema.type(content.type))) filled.set(content.key, []);
  if (content.kind === "members" && !isNilled) fillMembers(schema, type, content.members, value, filled);
  // An element may be named `__proto__`. Object.fromEntries does not call its setter.
  return Object.fromEntries(filled);
}

function fillMembers(
  schema: Schema,
  type: ComplexType,
  members: readonly Member[],
  value: ValueRecord,
  filled: Map<string, unknown>,
): void {
  for (const member of members) {
    const one = fillMember(schema, type, member, memberOf(value, member.key));
    if (one !== undefined) filled.set(member.key, one);
  }
}

function fillMember(schema: Schema, type: ComplexType, member: Member, value: unknown): unknown {
  if (member.kind === "element") return fillElementMember(schema, type, member, value);
  if (member.kind === "any") return value ?? (member.array ? [] : undefined);
  if (value === undefined) return [];
  if (!Array.isArray(value)) return value;
  if (member.kind === "rows")
    return value.map((row: unknown) => {
      if (!isRecord(row)) return row;
      const filled = new Map(Object.entries(row));
      fillMembers(schema, type, member.members, row, filled);
      return Object.fromEntries(filled);
    });
  return value.map((item: unknown) => {
    const found = isRecord(item) ? member.items.find(({ label }) => label === item.element) : undefined;
    if (found === undefined || !isRecord(item)) return item;
    return { ...item, value: fillElement(schema, schema.element(found.element), item.value) };
  });
}

function fillElementMember(
  schema: Schema,
  type: ComplexType,
  { array, element: index }: ElementMember,
  value: unknown,
): unknown {
  const element = schema.element(index);
  if (array) {
    if (value === undefined) return [];
    return Array.isArray(value) ? value.map((one) => fillElement(schema, element, one)) : value;
  }
  if (value !== undefined) return fillElement(schema, element, value);
  return isArray(schema, element.type) && isRequired(type.content, index) ? [] : undefined;
}

/** True for a type whose values may be arrays. */
function isArray(schema: Schema, { index }: TypeDefinition): boolean {
  const shape = schema.values.types.at(index);
  if (shape?.kind === "union") return shape.members.some((member) => isArray(schema, schema.type(member)));
  if (shape?.kind !== "record") return shape?.kind === "list";
  const { content } = shape;
  if (content.kind === "text" && content.key === undefined) return isArray(schema, schema.type(content.type));
  return content.kind === "bare";
}

/** True if no content is valid without the element. */
function isRequired(content: Content, index: number): boolean {
  if (content.kind === "all")
    return content.members.some(({ element, required }) => element.index === index && required);
  if (content.kind !== "states") return false;
  const { states } = content.table;
  // Visits the states that other children lead to, and ignores counters: at worst nothing is filled in.
  const reached = new Set([0]);
  for (const state of reached) {
    const { skip, steps = [] } = states[state] ?? {};
    for (const { on, to } of steps) if (on !== index) reached.add(to);
    if (skip !== undefined) reached.add(skip.to);
  }
  return ![...reached].some((state) => states[state]?.accepts.length !== 0);
}
