import type { ComplexType, TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import type { Substitute } from "../shaping/find-substitutes.ts";
import type { Member, RecordShape, Shape } from "../shaping/shape.ts";
import { isAlwaysThere, membersOf } from "../shaping/shape.ts";
import { isKeptAsWritten } from "../shaping/text-kind.ts";

/**
 * Finds the types whose input is simpler than their values: at some depth they have members that input may omit,
 * because the value may be an empty array or has a default.
 */
export function findInputs(
  shapes: ReadonlyMap<ComplexType, Shape>,
  substitutes: ReadonlyMap<TypeDefinition, readonly Substitute[]>,
): ReadonlySet<TypeDefinition> {
  const users = new Map<TypeDefinition, TypeDefinition[]>();
  const addUser = (type: TypeDefinition, user: TypeDefinition): void => {
    users.set(type, [...(users.get(type) ?? []), user]);
  };
  const found = new Set<TypeDefinition>();
  for (const [type, shape] of shapes) {
    if (shape.kind !== "record") continue;
    if (leavesOut(shape, shapes)) found.add(type);
    for (const used of elementTypesOf(shape)) {
      addUser(used, type);
      for (const substitute of substitutes.get(used) ?? []) addUser(substitute.type, type);
    }
  }
  // The loop also visits types that it adds.
  for (const type of found) for (const user of users.get(type) ?? []) found.add(user);
  return found;
}

function elementTypesOf(shape: RecordShape): Set<TypeDefinition> {
  return new Set(
    membersOf(shape).flatMap((member) => {
      if (member.kind === "element") return [member.element.type];
      if (member.kind === "rows") return member.members.map(({ element }) => element.type);
      return member.kind === "items" ? member.items.map(({ element }) => element.type) : [];
    }),
  );
}

/** True for a type that has such a member itself, or in one of its rows. */
function leavesOut(shape: RecordShape, shapes: ReadonlyMap<ComplexType, Shape>): boolean {
  const { anyAttribute, attributes, content } = shape;
  if (anyAttribute !== undefined) return true;
  if (
    attributes.some(
      ({ use: { declaration, required, valueConstraint } }) =>
        valueConstraint !== undefined || (required && mayBeEmpty(declaration.type, shapes)),
    )
  )
    return true;
  const isLeftOut = (member: Member, always: boolean): boolean => {
    if (member.kind === "any" || member.kind === "element") {
      if (member.array) return member.min === 0 || !always;
      return always && member.kind === "element" && mayBeEmpty(member.element.type, shapes);
    }
    return member.min === 0 || !always || (member.kind === "rows" && hasOptional(member.members));
  };
  const hasOptional = (members: readonly Member[]): boolean =>
    members.some((member) => isLeftOut(member, member.min > 0));
  if (content.kind === "bare") return content.member.kind === "rows" && hasOptional(content.member.members);
  if (content.kind !== "members") return false;
  return content.members.some((member) => isLeftOut(member, isAlwaysThere(content.node, member)));
}

/** True for a type whose value may be an empty array. */
function mayBeEmpty(type: TypeDefinition, shapes: ReadonlyMap<ComplexType, Shape>): boolean {
  if (type.kind === "simple") return isEmptyList(type);
  const shape = shapes.get(type);
  if (shape?.kind !== "record") return false;
  if (shape.content.kind === "bare") return shape.content.member.min === 0;
  return shape.content.kind === "text" && shape.content.key === undefined && isEmptyList(shape.content.type);
}

function isEmptyList(type: SimpleType): boolean {
  if (isKeptAsWritten(type)) return false;
  if (type.variety === "union") return type.memberTypes.some(isEmptyList);
  return type.variety === "list" && (type.facets.length ?? type.facets.minLength ?? 0) === 0;
}
