// Members of object types as text. Choices become unions as long as TypeScript can afford them.

import { docComment } from "./layout.ts";
import { isInherited, memberKey } from "./names.ts";

/** A member of an object type, without indentation. */
export interface WrittenMember {
  readonly key: string;
  readonly comment: readonly string[];
  readonly type: string;
  readonly optional: boolean;
  readonly array: boolean;
  /** The type of the substitution group that the member is one of. */
  readonly group?: string;
}

/** The members of an object type and the unions it is intersected with. */
export interface Written {
  readonly members: readonly WrittenMember[];
  readonly unions: readonly WrittenUnion[];
}

/** A union of object types, the types that it imports, the number of its alternatives, and their members. */
export interface WrittenUnion {
  readonly text: string;
  readonly helpers: readonly ("OneOf" | "AtMostOneOf")[];
  readonly count: number;
  readonly members: readonly WrittenMember[];
}

/**
 * The maximum number of alternatives of a type times its number of members. TypeScript multiplies unions that are
 * intersected. It fails at 100,000 alternatives, and for the input of some `create…` at a tenth of that.
 */
const MAX_MEMBERS_OF_UNIONS = 4_096;

/** Intersects the parts of a sequence, and merges the unions that would make it too large. */
export function intersect(parts: readonly Written[]): Written {
  const members = parts.flatMap((part) => part.members);
  const unions: WrittenUnion[] = [];
  for (const union of parts.flatMap((part) => part.unions)) {
    const count = union.count * countAlternatives(unions);
    const all = [...members, ...[union, ...unions].flatMap((one) => one.members)];
    if (isLarge(count, all)) members.push(...union.members.map(merge));
    else unions.push(union);
  }
  return { members, unions };
}

/** Returns a union, or its members if it is too large. */
export function limitUnion(union: WrittenUnion): Written {
  const { count, members } = union;
  return isLarge(count, members)
    ? { members: members.map(merge), unions: [] }
    : { members: [], unions: [union] };
}

/** True for a union that would cost the compiler too much. */
export function isLarge(count: number, members: readonly WrittenMember[]): boolean {
  return count * members.length > MAX_MEMBERS_OF_UNIONS;
}

/** Returns the types that unions import. */
export function helpersOf(unions: readonly WrittenUnion[]): WrittenUnion["helpers"] {
  return unions.flatMap(({ helpers }) => helpers);
}

/** Makes a member of an alternative independent of the other alternatives. */
function merge(member: WrittenMember): WrittenMember {
  const note = "Part of a choice: only `validate…` checks which members go together.";
  return makeOptional({ ...member, comment: [...member.comment.filter((text) => text !== note), note] });
}

export function countAlternatives(unions: readonly WrittenUnion[]): number {
  return unions.reduce((product, { count }) => product * count, 1);
}

export function allMembers(parts: readonly Written[]): WrittenMember[] {
  return parts.flatMap(({ members, unions }) => [...members, ...unions.flatMap((union) => union.members)]);
}

export function writeIntersection({ members, unions }: Written, ...others: readonly string[]): string {
  const own = members.length === 0 ? [] : [writeObject(members)];
  return [...own, ...unions.map(({ text }) => text), ...others].join(" & ");
}

/** Makes the member of an optional group optional: an array may then be empty. */
export function makeOptional(member: WrittenMember): WrittenMember {
  const { array, type } = member;
  if (!array) return { ...member, optional: true };
  if (!isTuple(type)) return member;
  const rest = /, \.\.\.(.*\[\])\]$/s.exec(type)?.[1];
  return { ...member, type: rest === undefined ? `${type} | readonly []` : `readonly ${rest}` };
}

/** True for an array type with a minimum length. */
export function isTuple(type: string): boolean {
  return type.startsWith("readonly [");
}

export function writeObject(members: readonly WrittenMember[], modifier = "readonly "): string {
  const lines = members.map(({ comment, key, optional, type }) => {
    const written = optional && isInherited(key) ? `${type} | ${absentType(key)}` : type;
    return `${docComment(comment, "  ")}  ${modifier}${memberKey(key)}${optional ? "?" : ""}: ${written};\n`;
  });
  return `{\n${lines.join("")}}`;
}

/** Writes an object type that forbids all of the members. */
export function writeAbsence(parts: readonly Written[]): string {
  const types = Map.groupBy(allMembers(parts), ({ array, key }) =>
    array ? ": readonly []" : `?: ${absentType(key)}`,
  );
  const objects = Array.from(types, ([type, members]) => {
    const [name = ""] = members.length > 1 ? [] : members.map(({ key }) => memberKey(key));
    return `{ readonly ${name || `[Name in ${members.map(({ key }) => JSON.stringify(key)).join(" | ")}]`}${type} }`;
  });
  return objects.join(" & ") || "{}";
}

export function writeAbsentMember({ key }: { readonly key: string }): string {
  return `readonly ${memberKey(key)}?: ${absentType(key)}`;
}

/** A member that an object inherits, but never has. */
export function absentMember(key: string): WrittenMember {
  return { key, comment: [], type: absentType(key), optional: true, array: false };
}

/** Returns the type of an absent member. Every object has some; TypeScript does not know those that begin with underscores. */
function absentType(key: string): string {
  return isInherited(key) && !key.startsWith("__") ? `Object[${JSON.stringify(key)}]` : "never";
}
