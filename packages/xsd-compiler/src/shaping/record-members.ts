import type { SimpleType } from "../components/simple-type.ts";
import type { ElementMember, Member, Node, RecordShape, Shape } from "./shape.ts";

/** The members that hold the children of an element. */
export function membersOf({ content }: RecordShape): readonly Member[] {
  if (content.kind === "members") return content.members;
  return content.kind === "bare" ? [content.member] : [];
}

/** The members that hold single elements, those of rows included. */
export function elementsOf(shape: RecordShape): readonly ElementMember[] {
  return membersOf(shape).flatMap((member) => {
    if (member.kind === "rows") return member.members;
    return member.kind === "element" ? [member] : [];
  });
}

/** True for a member that every valid value has. */
export function isAlwaysThere(node: Node, member: Member): boolean {
  if (node.optional) return false;
  if (node.kind === "member") return node.member === member && member.min > 0;
  return node.kind === "sequence" && node.nodes.some((child) => isAlwaysThere(child, member));
}

/** The simple type of a complex type whose value is its text alone. */
export function textOf(shape: Shape | undefined): SimpleType | undefined {
  if (shape?.kind !== "record" || shape.content.kind !== "text") return undefined;
  return shape.content.key === undefined ? shape.content.type : undefined;
}
