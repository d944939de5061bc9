import { type Assertion, holds } from "../schema/assertion.ts";
import type { ComplexType, ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import { membersOf, NO_ITEMS, type Slot } from "../schema/slots.ts";
import type { ElementMember, RowsMember } from "../schema/value-table.ts";
import type { XmlElement, XmlNode } from "../xml/open-content.ts";
import type { StartTag } from "../xml/read-tag.ts";
import type { ContentRun } from "./content-run.ts";

/** An object that is being filled. */
export type Target = Record<string, unknown>;

/** An element whose end tag has not been read. */
export interface Frame {
  readonly parent: Frame | undefined;
  readonly tag: StartTag;
  /** Undefined for an element without a declaration that a lax wildcard allows. */
  readonly declaration: ElementDeclaration | undefined;
  readonly type: TypeDefinition;
  /** Matches the children if the type allows any. */
  readonly run: ContentRun | undefined;
  /** True for a nil element, which has a type but no content. */
  readonly nil: boolean;
  /** The slot for the value in the value of the parent. */
  readonly slot: Slot | undefined;
  /** The label of the type, if the document names a type other than the declared one. */
  readonly label: string | undefined;
  /** The element as a node, if its content is kept as nodes. */
  readonly node: Mutable<XmlElement> | undefined;
  /** The value of the children; undefined if they are nodes, or there are none. */
  readonly value: ContentValue | undefined;
  /** The attributes as members. */
  readonly attributes: Target;
  /** The character data so far, for a simple type or a fixed value. */
  text: string;
  textOffset: number;
  hasText: boolean;
  hasChildren: boolean;
  /** True after an issue: further issues about the content would only repeat it. */
  spoilt: boolean;
}

/** Creates the frame of the element whose start tag was read last. */
export function makeFrame({
  attributes = {},
  declaration,
  label,
  nil = false,
  node,
  parent,
  run,
  slot,
  tag,
  type,
  value,
}: Pick<Frame, "tag" | "type"> & Partial<Frame>): Frame {
  return {
    parent,
    tag,
    declaration,
    type,
    run,
    nil,
    slot,
    label,
    node,
    value,
    attributes,
    text: "",
    textOffset: tag.offset,
    hasText: false,
    hasChildren: false,
    spoilt: false,
  };
}

type Mutable<T> = {
  -readonly [Member in keyof T]: T[Member] extends readonly XmlNode[] ? XmlNode[] : T[Member];
};

/** Sets a member of any name. Assigning to `__proto__` would set the prototype instead. */
export function setOwn(target: Target, key: string, value: unknown): void {
  if (key === "__proto__")
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}

/** Builds the value of an element's children. */
export class ContentValue {
  readonly #target: Target;
  /** The value of a type that is one array. */
  readonly #bare: unknown[] | undefined;
  readonly #type: ComplexType;
  /** The current row, with the position reached in it. */
  #row: { readonly member: RowsMember; readonly row: Target; index: number; count: number } | undefined;

  /** @param target the object that receives the members: the empty value of the type, with the attributes */
  constructor(type: ComplexType, target: Target) {
    this.#type = type;
    this.#target = target;
    this.#bare = type.shape?.content.kind === "bare" ? [] : undefined;
  }

  add(slot: Slot, value: unknown): void {
    switch (slot.kind) {
      case "element": {
        const { array, key } = slot.member;
        this.#set(key, array, value);
        return;
      }
      case "row":
        this.#addToRow(slot.member, slot.part, slot.index, value);
        return;
      case "item":
        this.#push(slot.member.key, { element: slot.label, value });
    }
  }

  /** Adds text between the elements of mixed content. */
  addText(text: string): void {
    for (const member of membersOf(this.#type.shape?.content))
      if (member.kind === "items" && member.mixed) this.#push(member.key, text);
  }

  /** Adds an element that matched a wildcard. */
  addNode(node: XmlElement): void {
    for (const member of membersOf(this.#type.shape?.content)) {
      if (member.kind === "items" && (member.any || member.mixed)) this.#push(member.key, node);
      else if (member.kind === "any") this.#set(member.key, member.array, node);
    }
  }

  finish(): unknown {
    return this.#bare ?? this.#target;
  }

  #set(key: string, array: boolean, value: unknown): void {
    if (array) addItem(this.#target, key, value);
    else setOwn(this.#target, key, value);
  }

  #push(key: string, item: unknown): void {
    if (this.#bare === undefined) addItem(this.#target, key, item);
    else this.#bare.push(item);
  }

  #addToRow(member: RowsMember, { key, array, max }: ElementMember, index: number, value: unknown): void {
    let current = this.#row;
    const begins =
      current === undefined ||
      current.member !== member ||
      index < current.index ||
      // Members of a row are ordered. An earlier member, or one occurrence too many, begins the next row.
      (index === current.index && current.count >= max);
    if (current === undefined || begins) {
      current = { member, row: emptyRow(member), index, count: 0 };
      this.#row = current;
      this.#push(member.key, current.row);
    }
    current.count = index === current.index ? current.count + 1 : 1;
    current.index = index;
    if (array) (current.row[key] as unknown[]).push(value);
    else setOwn(current.row, key, value);
  }
}

/** True if an assertion of a type fails for a value. */
export function failsAssertion(type: ComplexType, value: unknown, { condition }: Assertion): boolean {
  return !holds(condition, (child) => hasChild(type, value, child));
}

/** True if a child with the local name is part of a value. */
function hasChild({ shape }: ComplexType, value: unknown, local: string): boolean {
  const isBare = shape?.content.kind === "bare";
  return membersOf(shape?.content).some((member) => {
    const given = isBare ? value : (value as Target)[member.key];
    if (member.kind === "element") return member.key === local && isThere(member, given);
    if (member.kind === "rows") {
      const part = member.members.find(({ key }) => key === local);
      return part !== undefined && (given as readonly Target[]).some((row) => isThere(part, row[local]));
    }
    if (member.kind !== "items" || !member.items.some(({ label }) => label === local)) return false;
    return (given as readonly unknown[]).some((item) => (item as { element?: string }).element === local);
  });
}

function isThere({ array }: ElementMember, value: unknown): boolean {
  return array ? (value as readonly unknown[]).length > 0 : value !== undefined;
}

function emptyRow({ members }: RowsMember): Target {
  return Object.fromEntries(members.filter(({ array }) => array).map(({ key }) => [key, []]));
}

/** Appends an item to the array of a member. Replaces {@link NO_ITEMS} by a new array. */
export function addItem(target: Target, key: string, item: unknown): void {
  const items = target[key];
  if (items === NO_ITEMS) setOwn(target, key, [item]);
  else (items as unknown[]).push(item);
}
