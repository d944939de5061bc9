import type { Schema } from "../validating/schema.ts";
import type { XmlElement } from "../xml/open-content.ts";
import type { StartTag } from "../xml/read-tag.ts";
import type {
  AnyMember,
  ContentShape,
  ElementMember,
  ItemsMember,
  Member,
  RowsMember,
} from "./value-table.ts";

/** An object that is being filled. */
export type Target = Record<string, unknown>;

/** Sets a member of any name: `__proto__` is one like others, and an assignment would take it for the prototype. */
export function setOwn(target: Target, key: string, value: unknown): void {
  if (key === "__proto__")
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}

interface Place {
  readonly member: ElementMember | RowsMember | ItemsMember;
  readonly element: number;
  /** In a row: which member of it. */
  readonly index: number;
  /** In items: what the item is called. */
  readonly label: string;
}

/** Collects the children of one element into its value. */
export class ContentValue {
  readonly #target: Target;
  readonly #content: Exclude<ContentShape, { kind: "text" }>;
  readonly #places: ReadonlyMap<string, Place>;
  /** Where texts of mixed content go, and what a wildcard lets in. */
  readonly #any: AnyMember | ItemsMember | undefined;
  readonly #arrays = new Map<Member, unknown[]>();
  /** The row that is being filled, and how far. */
  readonly #rows = new Map<RowsMember, { row: Target; index: number; count: number }>();

  constructor(schema: Schema, content: Exclude<ContentShape, { kind: "text" }>, target: Target) {
    this.#target = target;
    this.#content = content;
    this.#places = placesOf(schema, content);
    const members = membersOf(content);
    this.#any = members.find(takesAny);
    for (const member of members) {
      if ("array" in member && !member.array) continue;
      const array: unknown[] = [];
      this.#arrays.set(member, array);
      if (content.kind === "members") setOwn(target, member.key, array);
    }
  }

  /** The place of the element that a child is; undefined for one that only a wildcard lets in. */
  placeOf({ namespace, local }: StartTag): number | undefined {
    return this.#places.get(`${namespace} ${local}`)?.element;
  }

  addText(text: string): void {
    const any = this.#any;
    if (any?.kind === "items" && any.mixed) this.#arrays.get(any)?.push(text);
  }

  addNode(node: XmlElement): void {
    const any = this.#any;
    if (any === undefined) return;
    if (any.kind === "items" || any.array) this.#arrays.get(any)?.push(node);
    else this.#target[any.key] = node;
  }

  addElement({ namespace, local }: StartTag, value: unknown): void {
    const place = this.#places.get(`${namespace} ${local}`);
    if (place === undefined) return;
    const { member, label } = place;
    if (member.kind === "items") this.#arrays.get(member)?.push({ element: label, value });
    else if (member.kind === "rows") this.#addToRow(member, place, value);
    else if (member.array) this.#arrays.get(member)?.push(value);
    else setOwn(this.#target, member.key, value);
  }

  finish(): unknown {
    return this.#content.kind === "bare" ? this.#arrays.get(this.#content.member) : this.#target;
  }

  #addToRow(member: RowsMember, { index }: Place, value: unknown): void {
    const { key, array, max } = member.members[index] as ElementMember;
    let current = this.#rows.get(member);
    // Members of a row stand in order: what goes back, or is one too many, begins the next row.
    if (current === undefined || index < current.index || (index === current.index && current.count >= max)) {
      current = { row: emptyRow(member), index, count: 0 };
      this.#rows.set(member, current);
      this.#arrays.get(member)?.push(current.row);
    }
    current.count = index === current.index ? current.count + 1 : 1;
    current.index = index;
    if (array) (current.row[key] as unknown[]).push(value);
    else setOwn(current.row, key, value);
  }
}

function takesAny(member: Member): member is AnyMember | ItemsMember {
  return member.kind === "any" || (member.kind === "items" && (member.any || member.mixed));
}

function emptyRow({ members }: RowsMember): Target {
  return Object.fromEntries(members.filter(({ array }) => array).map(({ key }) => [key, []]));
}

/** The members of a value, the one of a bare value included. */
export function membersOf(content: Exclude<ContentShape, { kind: "text" }>): readonly Member[] {
  if (content.kind === "none") return [];
  return content.kind === "bare" ? [content.member] : content.members;
}

const known = new WeakMap<ContentShape, ReadonlyMap<string, Place>>();

function placesOf(
  { table }: Schema,
  content: Exclude<ContentShape, { kind: "text" }>,
): ReadonlyMap<string, Place> {
  const made = known.get(content);
  if (made !== undefined) return made;
  const places = new Map<string, Place>();
  const add = (member: Place["member"], element: number, index: number, label: string): void => {
    const { namespace = "", name = "" } = table.elements.at(element) ?? {};
    places.set(`${namespace} ${name}`, { member, element, index, label });
  };
  for (const member of membersOf(content)) {
    if (member.kind === "element") add(member, member.element, 0, "");
    else if (member.kind === "rows")
      for (const [index, { element }] of member.members.entries()) add(member, element, index, "");
    else if (member.kind === "items")
      for (const { element, label } of member.items) add(member, element, 0, label);
  }
  known.set(content, places);
  return places;
}
