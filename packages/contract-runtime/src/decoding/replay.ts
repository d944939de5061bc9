import type { SchemaComponents } from "../schema/components.ts";
import { membersOf } from "../schema/slots.ts";
import type { Member } from "../schema/value-table.ts";
import type { Frame, Target } from "./frame.ts";

/**
 * Brings a frame to the position at which a generated reader stopped: matches the children read so far against the
 * content model in document order, and sets the members of its value.
 */
export function replay(frame: Frame, schema: SchemaComponents, read: Target): void {
  const shape = frame.type.kind === "complex" ? frame.type.shape : undefined;
  if (shape === undefined) return;
  for (const { key } of shape.attributes) if (read[key] !== undefined) frame.attributes[key] = read[key];
  if (shape.anyAttribute !== undefined) frame.attributes[shape.anyAttribute] = read[shape.anyAttribute];
  for (const member of membersOf(shape.content)) replayMember(frame, schema, member, read[member.key]);
}

function replayMember(frame: Frame, schema: SchemaComponents, member: Member, value: unknown): void {
  if (value === undefined) return;
  frame.hasChildren = true;
  switch (member.kind) {
    case "element":
      for (const one of member.array ? (value as readonly unknown[]) : [value])
        replayElement(frame, schema, member.element, one);
      return;
    case "rows":
      for (const row of value as readonly Target[])
        for (const part of member.members) replayMember(frame, schema, part, row[part.key]);
      return;
    case "items":
      for (const { element: label, value: one } of value as readonly { element: string; value: unknown }[])
        replayElement(frame, schema, member.items.find((item) => item.label === label)?.element ?? -1, one);
      return;
    default:
  }
}

function replayElement(
  { run, value: content }: Frame,
  schema: SchemaComponents,
  index: number,
  value: unknown,
): void {
  const { local, namespace } = schema.element(index).name;
  const match = run?.match(namespace, local);
  if (match !== undefined && "element" in match && match.slot !== undefined) content?.add(match.slot, value);
}
