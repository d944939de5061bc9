// Slots: the positions of children's values in the value of their parent.

import type { Rows } from "../tables/rows.ts";
import type { ContentShape, ElementMember, ItemsMember, Member, RowsMember } from "./value-table.ts";

export type Slot =
  | { readonly kind: "element"; readonly member: ElementMember }
  /** An element of a row, with its index. */
  | {
      readonly kind: "row";
      readonly member: RowsMember;
      readonly part: ElementMember;
      readonly index: number;
    }
  | { readonly kind: "item"; readonly member: ItemsMember; readonly label: string };

/** Returns the slots of a content model, by namespace and local name. */
export function findSlots(
  elements: Rows<{ readonly name: string; readonly namespace: string }>,
  content: ContentShape | undefined,
): ReadonlyMap<string, Slot> {
  const slots = new Map<string, Slot>();
  const add = (element: number, slot: Slot): void => {
    const { namespace = "", name = "" } = elements.at(element) ?? {};
    slots.set(`${namespace} ${name}`, slot);
  };
  for (const member of membersOf(content)) {
    if (member.kind === "element") add(member.element, { kind: "element", member });
    else if (member.kind === "rows")
      for (const [index, part] of member.members.entries())
        add(part.element, { kind: "row", member, part, index });
    else if (member.kind === "items")
      for (const { element, label } of member.items) add(element, { kind: "item", member, label });
  }
  return slots;
}

/** Returns the members of a value, including the member of a bare value. */
export function membersOf(content: ContentShape | undefined): readonly Member[] {
  if (content?.kind === "members") return content.members;
  return content?.kind === "bare" ? [content.member] : [];
}

/** The array of an absent repeated element. Most arrays are empty, so all values share it; it is therefore frozen. */
export const NO_ITEMS: readonly unknown[] = Object.freeze([]);

/** The value of content without children and arrays. */
export const NOTHING: Readonly<Record<string, unknown>> = Object.freeze({});

/** Returns the value of content without children. Copies of it have room for its members, so that V8 adds others quickly. */
export function emptyValue(content: ContentShape | undefined): Readonly<Record<string, unknown>> {
  if (content?.kind !== "members") return NOTHING;
  const keys = content.members
    .filter((member) => member.kind === "rows" || member.kind === "items" || member.array)
    .map(({ key }) => key);
  if (keys.length === 0) return NOTHING;
  return JSON.parse(`{${keys.map((key) => `${JSON.stringify(key)}:[]`).join()}}`, (_, value) =>
    Array.isArray(value) ? NO_ITEMS : value,
  );
}
