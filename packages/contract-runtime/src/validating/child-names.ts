// Names and positions of child elements in issues.

import type { Child, ChildElement } from "../encoding/list-children.ts";
import type { Step } from "../encoding/member-of.ts";
import { quoteText } from "../quote-text.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import { isNamed } from "../xml/element-name.ts";

export function nameOf(child: Exclude<Child, { kind: "text" }>): {
  readonly local: string;
  readonly namespace: string;
} {
  if (child.kind === "element") return child.declaration.name;
  const { name, namespace = "" } = child.node;
  return { local: name.slice(name.indexOf(":") + 1), namespace };
}

export function isSame({ name }: ElementDeclaration, { declaration }: ChildElement): boolean {
  return isNamed(declaration, name.namespace, name.local);
}

export function startsWith(steps: readonly Step[], first: readonly Step[]): boolean {
  return steps.length > first.length && first.every((step, index) => steps[index] === step);
}

/** Returns the row that contains a child. */
export function rowOf(child: Child | undefined, rows: readonly Step[]): number | undefined {
  if (child?.kind !== "element" || child.steps !== child.valueSteps || !startsWith(child.steps, rows))
    return undefined;
  const row = child.steps[rows.length];
  return typeof row === "number" ? row : undefined;
}

/** Returns the row that contains the last child of any row. */
export function lastRow(children: readonly Child[], rows: readonly Step[]): number | undefined {
  const last = children.findLast((child) => rowOf(child, rows) !== undefined);
  return rowOf(last, rows);
}

export function describeChild(child: Child | undefined): string {
  if (child === undefined) return "nothing";
  if (child.kind === "text") return "text";
  return child.kind === "element" ? quoteText(child.label) : "an element of open content";
}

export function countItems(count: number): string {
  return `${count} item${count === 1 ? "" : "s"}`;
}
