import { MAX_PLAIN_ATTRIBUTES } from "@payment-routing/contract-runtime/codegen";
import { type ComplexType, textTypeOf } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import {
  type ElementMember,
  type Member,
  membersOf,
  type Node,
  type RecordShape,
  type RowsMember,
  type Shape,
} from "../shaping/shape.ts";
import { isInherited } from "./names.ts";

/** Records read larger types: a reader of each type of a long chain of extension would repeat those of its bases. */
const MAX_MEMBERS = 32;

/** True for a type with a generated reader: members and rows of elements, or text with attributes. */
export function isFastRead(type: ComplexType, shape: Shape | undefined): boolean {
  if (shape?.kind !== "record" || type.mixed || shape.anyAttribute !== undefined) return false;
  // Only the tables distinguish inherited properties from members.
  if (type.attributeUses.length > MAX_PLAIN_ATTRIBUTES || keysOf(shape).some(isInherited)) return false;
  const { content } = shape;
  if (content.kind === "text") return type.attributeUses.length > 0 && !identifies(content.type);
  if (content.kind === "bare") return content.member.kind === "rows" && isPlainRows(content.member);
  if (content.kind === "none") return type.attributeUses.length > 0;
  if (isOptionalAll(type) || content.members.length > MAX_MEMBERS) return false;
  return content.members.every(isPlainMember) && isDecidable(content.node);
}

/** The names of the members of a value and its rows. */
function keysOf(shape: RecordShape): string[] {
  const members = membersOf(shape);
  const parts = members.flatMap((member) => (member.kind === "rows" ? member.members : []));
  return [...shape.attributes, ...members, ...parts].map(({ key }) => key);
}

function isOptionalAll({ content }: ComplexType): boolean {
  return content.kind === "elements" && content.automaton.kind === "all" && content.automaton.optional;
}

/** True if the next element decides how the content continues. */
function isDecidable(node: Node): boolean {
  // No document matches an empty choice.
  if (node.kind === "choice" && node.nodes.length === 0) return false;
  return node.kind === "member" || node.nodes.every(isDecidable);
}

function isPlainMember(member: Member): boolean {
  if (member.kind === "rows") return isPlainRows(member);
  return member.kind === "element" && isPlainElement(member);
}

/** True if the first element of a row is required, so that it marks the beginning of a row. */
function isPlainRows({ members }: RowsMember): boolean {
  return members[0]?.min === 1 && members[0].max === 1 && members.every(isPlainElement);
}

/** Excludes identifiers: they name their parent element, which readers do not know. */
function isPlainElement({ anyCount, element: { type } }: ElementMember): boolean {
  const text = textTypeOf(type);
  return anyCount && (text === undefined || !identifies(text));
}

/** True for a type whose values are identifiers or references, which only the tables record. */
function identifies({ builtIn, itemType, memberTypes }: SimpleType): boolean {
  return (
    ["ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES"].includes(builtIn) ||
    memberTypes.some(identifies) ||
    (itemType !== undefined && identifies(itemType))
  );
}
