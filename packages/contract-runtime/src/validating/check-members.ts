import { isRecord, memberOf, type Step, type ValueRecord } from "../encoding/member-of.ts";
import type { ComplexType } from "../schema/components.ts";
import { membersOf } from "../schema/slots.ts";
import type { ContentShape, ItemsMember, Member, RowsMember } from "../schema/value-table.ts";
import type { ValueIssues, ValuePosition } from "./value-issues.ts";

/** Reports members that the type does not have, because encoding would lose them. */
export function checkMembers(
  issues: ValueIssues,
  position: ValuePosition,
  steps: readonly Step[],
  record: ValueRecord,
  keys: ReadonlySet<string>,
  expected = "no such member",
): void {
  for (const key of Object.keys(record)) {
    if (keys.has(key)) continue;
    const value = record[key];
    if (value !== undefined) issues.addUnexpected(position, [...steps, key], expected, value);
  }
}

/** Reports unknown members of the rows and items among the members of an object. */
export function checkPartMembers(
  issues: ValueIssues,
  position: ValuePosition,
  content: Exclude<ContentShape, { kind: "text" }>,
  value: unknown,
): void {
  if (content.kind === "bare") checkParts(issues, position, content.member, [], value);
  if (content.kind !== "members" || !isRecord(value)) return;
  for (const member of content.members)
    if (hasParts(member)) checkParts(issues, position, member, [member.key], memberOf(value, member.key));
}

function hasParts(member: Member): member is RowsMember | ItemsMember {
  return member.kind === "rows" || member.kind === "items";
}

function checkParts(
  issues: ValueIssues,
  position: ValuePosition,
  member: RowsMember | ItemsMember,
  steps: readonly Step[],
  value: unknown,
): void {
  if (!Array.isArray(value)) return;
  const keys = member.kind === "rows" ? new Set(member.members.map(({ key }) => key)) : ITEM_KEYS;
  for (const [index, part] of value.entries())
    if (isRecord(part) && (member.kind === "rows" || Object.hasOwn(part, "element")))
      checkMembers(issues, position, [...steps, index], part, keys);
}

const ITEM_KEYS: ReadonlySet<string> = new Set(["element", "value"]);

/** Returns the keys of all members that a value of a type may have, including attributes. */
export function memberKeys({ shape }: ComplexType): ReadonlySet<string> {
  if (shape === undefined) return new Set();
  const { anyAttribute, attributes, content } = shape;
  const own = content.kind === "text" ? [content.key ?? ""] : membersOf(content).map(({ key }) => key);
  return new Set([
    ...attributes.map(({ key }) => key),
    ...(anyAttribute === undefined ? [] : [anyAttribute]),
    ...own,
  ]);
}
