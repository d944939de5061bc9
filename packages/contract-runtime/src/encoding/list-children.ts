// Lists the child nodes of a value's element in writing order.

import { quoteText } from "../quote-text.ts";
import type { ElementDeclaration, SchemaComponents } from "../schema/components.ts";
import type { ContentShape, ElementMember, ItemsMember, Member, RowsMember } from "../schema/value-table.ts";
import type { XmlElement } from "../xml/open-content.ts";
import { checkOpenElement } from "./check-open-content.ts";
import { isRecord, memberOf, type ReportMismatch, type Step } from "./member-of.ts";

/** An element, an element of open content or a text, and its path in the value of the parent. */
export type Child = ChildElement | ChildNode | ChildText;

export interface ChildElement {
  readonly kind: "element";
  readonly declaration: ElementDeclaration;
  /** The key of its member, or the name of its item. */
  readonly label: string;
  readonly value: unknown;
  /** Steps to the child: a member, in rows and items preceded by the position. */
  readonly steps: readonly Step[];
  /** Steps to the child's value. */
  readonly valueSteps: readonly Step[];
}

interface ChildNode {
  readonly kind: "node";
  readonly node: XmlElement;
  readonly steps: readonly Step[];
}

interface ChildText {
  readonly kind: "text";
  readonly text: string;
  readonly steps: readonly Step[];
}

/** Lists children. Reports and skips values that do not have their type. */
export function listChildren(
  schema: SchemaComponents,
  content: Exclude<ContentShape, { kind: "text" }>,
  value: unknown,
  report: ReportMismatch,
): Child[] {
  if (content.kind === "none") return [];
  const lister = new ChildLister(schema, report);
  if (content.kind === "bare") lister.addBare(content.member, value);
  else if (isRecord(value))
    for (const member of content.members) lister.add(member, memberOf(value, member.key));
  return lister.children;
}

class ChildLister {
  readonly children: Child[] = [];
  readonly #schema: SchemaComponents;
  readonly #report: ReportMismatch;

  constructor(schema: SchemaComponents, report: ReportMismatch) {
    this.#schema = schema;
    this.#report = report;
  }

  /** Adds the items of a value that is itself an array. */
  addBare(member: RowsMember | ItemsMember, value: unknown): void {
    this.#addArray(value, [], (item, steps) => this.#addPart(member, item, steps));
  }

  add(member: Member, value: unknown): void {
    // An absent array is empty.
    if (value === undefined) return;
    if (member.kind === "element") this.#addElement(member, value, [member.key]);
    else if (member.kind === "any" && !member.array) this.#addNode(value, [member.key]);
    else this.#addArray(value, [member.key], (item, steps) => this.#addPart(member, item, steps));
  }

  #addPart(member: Exclude<Member, ElementMember>, item: unknown, steps: readonly Step[]): void {
    if (member.kind === "any") this.#addNode(item, steps);
    else if (member.kind === "rows") this.#addRow(member, item, steps);
    else this.#addItem(member, item, steps);
  }

  #addElement({ array, element, key: label }: ElementMember, value: unknown, steps: readonly Step[]): void {
    const declaration = this.#schema.element(element);
    const add = (one: unknown, at: readonly Step[]): void => {
      this.children.push({ kind: "element", declaration, label, value: one, steps: at, valueSteps: at });
    };
    if (array) this.#addArray(value, steps, add);
    else add(value, steps);
  }

  #addRow({ members }: RowsMember, row: unknown, steps: readonly Step[]): void {
    if (!isRecord(row)) {
      this.#report(steps, "an object", row);
      return;
    }
    const before = this.children.length;
    for (const part of members) {
      const value = memberOf(row, part.key);
      if (value !== undefined) this.#addElement(part, value, [...steps, part.key]);
    }
    // A decoder would not read a row without elements again.
    const isEmpty =
      before === this.children.length && members.every(({ key }) => isAbsent(memberOf(row, key)));
    if (isEmpty) this.#report(steps, "a row with a member", row);
  }

  #addItem({ any, items, mixed }: ItemsMember, item: unknown, steps: readonly Step[]): void {
    if (typeof item === "string" && mixed) {
      this.children.push({ kind: "text", text: item, steps });
      return;
    }
    if (!isRecord(item)) {
      this.#report(steps, mixed ? "an item or text" : "an item", item);
      return;
    }
    if (!Object.hasOwn(item, "element")) {
      if (any || mixed) this.#addNode(item, steps);
      else this.#report(steps, "an item, with element and value", item);
      return;
    }
    const found = items.find(({ label }) => label === item.element);
    if (found === undefined) {
      const expected = `one of ${items.map(({ label }) => quoteText(label)).join(", ")}`;
      this.#report([...steps, "element"], expected, item.element);
      return;
    }
    const declaration = this.#schema.element(found.element);
    const value = memberOf(item, "value");
    const { label } = found;
    this.children.push({
      kind: "element",
      declaration,
      label,
      value,
      steps,
      valueSteps: [...steps, "value"],
    });
  }

  #addNode(node: unknown, steps: readonly Step[]): void {
    if (
      checkOpenElement(node, (inner, expected, received) =>
        this.#report([...steps, ...inner], expected, received),
      )
    )
      this.children.push({ kind: "node", node, steps });
  }

  #addArray(
    value: unknown,
    steps: readonly Step[],
    add: (item: unknown, steps: readonly Step[]) => void,
  ): void {
    if (!Array.isArray(value)) {
      this.#report(steps, "an array", value);
      return;
    }
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      if (item === undefined) this.#report([...steps, index], "an item", item);
      else add(item, [...steps, index]);
    }
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
