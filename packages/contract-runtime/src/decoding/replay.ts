import type { ComplexType, SchemaComponents } from "../schema/components.ts";
import { membersOf } from "../schema/slots.ts";
import type { Member } from "../schema/value-table.ts";
import { type ContentRun, startRun } from "./content-run.ts";
import { ContentValue, type Target } from "./frame.ts";

/**
 * Returns the run and the value of an element at the position at which a generated reader stopped: matches the children
 * read so far against the content model in document order, and sets the members of the value.
 */
export function replay(
  schema: SchemaComponents,
  type: ComplexType,
  read: object,
): { readonly run: ContentRun | undefined; readonly value: ContentValue } {
  const run = startRun(schema, type);
  const target: Target = { ...type.empty };
  const value = new ContentValue(type, target);
  const { attributes = NONE, content } = type.shape ?? {};
  if (content?.kind === "bare") replayMember(schema, run, value, content.member, read);
  else {
    const members = read as Target;
    for (const { key } of attributes) if (members[key] !== undefined) target[key] = members[key];
    for (const member of membersOf(content)) replayMember(schema, run, value, member, members[member.key]);
  }
  return { run, value };
}

const NONE: readonly never[] = [];

function replayMember(
  schema: SchemaComponents,
  run: ContentRun | undefined,
  content: ContentValue,
  member: Member,
  value: unknown,
): void {
  if (value === undefined) return;
  switch (member.kind) {
    case "element":
      for (const one of member.array ? (value as readonly unknown[]) : [value])
        replayElement(schema, run, content, member.element, one);
      return;
    case "rows":
      for (const row of value as readonly Target[])
        for (const part of member.members) replayMember(schema, run, content, part, row[part.key]);
      return;
    default:
  }
}

function replayElement(
  schema: SchemaComponents,
  run: ContentRun | undefined,
  content: ContentValue,
  index: number,
  value: unknown,
): void {
  const { local, namespace } = schema.element(index).name;
  const match = run?.match(namespace, local);
  if (match !== undefined && "element" in match && match.slot !== undefined) content.add(match.slot, value);
}
