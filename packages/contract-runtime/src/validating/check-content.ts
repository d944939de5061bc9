// Checks the children of a value against the content model. Issues name members and items.

import { type ContentRun, startRun } from "../decoding/content-run.ts";
import type { Missing } from "../decoding/look-ahead.ts";
import type { Child } from "../encoding/list-children.ts";
import type { Step } from "../encoding/member-of.ts";
import { quoteText } from "../quote-text.ts";
import type { ComplexType, ElementDeclaration, SchemaComponents } from "../schema/components.ts";
import type { Slot } from "../schema/slots.ts";
import type { WildcardTable } from "../schema/validation-table.ts";
import { isNamed } from "../xml/element-name.ts";
import { countItems, describeChild, isSame, lastRow, nameOf, rowOf, startsWith } from "./child-names.ts";
import type { Matches, ValueFrame, ValueIssues } from "./value-issues.ts";

/** Checks the children of an element, without members that were reported before. */
export function checkContent(
  schema: SchemaComponents,
  type: ComplexType,
  children: readonly Child[],
  issues: ValueIssues,
  frame: ValueFrame,
): Matches {
  const run = startRun(schema, type);
  return run === undefined ? [] : new ContentCheck(type, run, children, issues, frame).check();
}

class ContentCheck {
  readonly #type: ComplexType;
  readonly #run: ContentRun;
  readonly #children: readonly Child[];
  readonly #issues: ValueIssues;
  readonly #frame: ValueFrame;

  constructor(
    type: ComplexType,
    run: ContentRun,
    children: readonly Child[],
    issues: ValueIssues,
    frame: ValueFrame,
  ) {
    this.#type = type;
    this.#run = run;
    this.#children = children;
    this.#issues = issues;
    this.#frame = frame;
  }

  check(): Matches {
    const matches: (ElementDeclaration | WildcardTable | undefined)[] = [];
    let spoilt = false;
    for (const [index, child] of this.#children.entries()) {
      if (child.kind === "text") continue;
      const { local, namespace } = nameOf(child);
      let match = this.#run.match(namespace, local);
      if (match === undefined && !spoilt) {
        const missing = this.#run.skipTo(namespace, local);
        if (missing === undefined) {
          this.#addUnexpected(child, index);
          spoilt = true;
        } else {
          this.#addMissing(missing, index);
          match = this.#run.match(namespace, local);
        }
      }
      matches[index] = match === undefined ? undefined : "element" in match ? match.element : match.wildcard;
    }
    if (!spoilt && !this.#run.complete) this.#addIncomplete();
    return matches;
  }

  /** Reports elements that are missing before a child or at the end. */
  #addMissing(alternatives: Missing, before: number): void {
    const missing = alternatives.flatMap((choice) => {
      if (choice.length === 1) return choice.filter((one) => "name" in one);
      this.#addChoice(choice, before);
      return [];
    });
    const absent = new Set<RowSlot["member"]>();
    for (const element of new Set(missing)) {
      const slot = this.#slotOf(element);
      // The other members of an absent row are missing with it.
      if (slot?.kind === "row" && absent.has(slot.member)) continue;
      const count = missing.filter((other) => other === element).length;
      if (slot?.kind === "element")
        this.#addMissingMember([slot.member.key], element, slot.member.array, count);
      else if (slot?.kind === "row") {
        if (this.#addMissingPart(slot, element, before, count)) absent.add(slot.member);
      } else this.#addMissingItem([element], before);
    }
  }

  #addMissingMember(
    steps: readonly Step[],
    element: ElementDeclaration,
    array: boolean,
    count: number,
  ): void {
    const given = this.#countAt(steps, element);
    if (array && this.#hasArray(steps)) this.#addTooFew(steps, given + count, given);
    else this.#issues.addMissing(this.#frame, steps);
  }

  /** Reports a missing member of the row before a child, or of the next row. Returns true if the row is absent. */
  #addMissingPart(
    { index, member, part }: RowSlot,
    element: ElementDeclaration,
    before: number,
    count: number,
  ): boolean {
    const rows = this.#keySteps(member.key);
    const at = rowOf(this.#children[before], rows);
    const keys = member.members.map(({ key }) => key);
    const row =
      at !== undefined && this.#partOf(before, keys) > index
        ? at
        : lastRow(this.#children.slice(0, before), rows);
    if (row === undefined || index === 0) {
      const given = (lastRow(this.#children, rows) ?? -1) + 1;
      if (!this.#hasArray(rows)) this.#issues.addMissing(this.#frame, rows);
      else if (row === undefined || at === undefined) this.#addTooFew(rows, given + 1, given);
      else {
        this.#issues.addMissing(this.#frame, [...rows, at, part.key]);
        return false;
      }
      return true;
    }
    this.#addMissingMember([...rows, row, part.key], element, part.array, count);
    return false;
  }

  #addMissingItem(alternatives: Missing[number], before: number): void {
    const child = this.#children[before];
    const [slot] = alternatives.map((one) => this.#slotOf(one));
    const steps = child?.steps ?? (slot?.kind === "item" ? this.#keySteps(slot.member.key) : []);
    const expected = `an item ${this.#quote(alternatives).join(" or ")}`;
    this.#issues.add(this.#frame, steps, "missing-element", expected, describeChild(child));
  }

  #addTooFew(steps: readonly Step[], least: number, given: number): void {
    this.#issues.add(this.#frame, steps, "too-few-items", `at least ${countItems(least)}`, `${given}`);
  }

  #addUnexpected(child: Exclude<Child, { kind: "text" }>, index: number): void {
    const { local, namespace } = nameOf(child);
    const max = this.#maxItems(child, index);
    if (max !== undefined && (this.#run.exceeds(namespace, local) || child.steps.length > 1)) {
      const [steps, allowed] = max;
      const given = this.#children.filter((other) => startsWith(other.steps, steps));
      const count = new Set(given.map((other) => other.steps[steps.length])).size;
      if (allowed > 0) {
        this.#issues.add(this.#frame, steps, "too-many-items", `at most ${countItems(allowed)}`, `${count}`);
        return;
      }
    }
    if (child.kind === "element" && child.steps === child.valueSteps) {
      const beside = this.#children[index - 1];
      const received =
        describeChild(child) + (beside === undefined ? "" : ` behind ${describeChild(beside)}`);
      this.#issues.add(
        this.#frame,
        child.steps.slice(0, 1),
        "unexpected-member",
        "members that go together",
        received,
      );
    } else {
      this.#issues.add(
        this.#frame,
        child.steps,
        "unexpected-element",
        this.#describeNext(),
        describeChild(child),
      );
    }
  }

  /** Returns the array that contains a child, and the number of its items matched so far. */
  #maxItems(child: Child, index: number): readonly [steps: readonly Step[], allowed: number] | undefined {
    if (child.kind !== "element" || child.steps !== child.valueSteps) return undefined;
    const last = child.steps.findLastIndex((step) => typeof step === "number");
    if (last === -1) return undefined;
    const steps = child.steps.slice(0, last);
    // The first item of another array cannot exceed this one.
    return startsWith(this.#children[index - 1]?.steps ?? NONE, steps)
      ? [steps, child.steps[last] as number]
      : undefined;
  }

  #addIncomplete(): void {
    const missing = this.#run.missing();
    this.#addMissing(missing, this.#children.length);
    if (missing.length > 0) return;
    const last = this.#children.at(-1);
    const next = this.#run.next(MAX_SHOWN + 1);
    const steps = last?.kind === "element" ? last.steps.slice(0, -1) : NONE;
    if (
      last?.kind === "element" &&
      steps.length > 0 &&
      next.some((one) => "name" in one && isSame(one, last))
    )
      this.#addTooFew(steps, Number(last.steps.at(-1)) + 2, Number(last.steps.at(-1)) + 1);
    else this.#addChoice(next, this.#children.length);
  }

  #addChoice(alternatives: Missing[number], before: number): void {
    const [slot] = alternatives.map((one) => this.#slotOf(one));
    if (alternatives.length === 0)
      this.#issues.add(this.#frame, [], "invalid-value", "what no document can hold", "a value");
    else if (slot?.kind === "item") this.#addMissingItem(alternatives, before);
    else {
      const rows = slot?.kind === "row" ? this.#keySteps(slot.member.key) : undefined;
      const row =
        rows && (rowOf(this.#children[before], rows) ?? lastRow(this.#children.slice(0, before), rows));
      const steps = rows === undefined || row === undefined ? NONE : [...rows, row];
      const expected = `one of the members ${this.#quote(alternatives).join(", ")}`;
      this.#issues.add(this.#frame, steps, "missing-member", expected, "none of them");
    }
  }

  #describeNext(): string {
    const choices = [
      ...this.#quote(this.#run.next(MAX_SHOWN + 1)),
      ...(this.#run.complete ? ["the end"] : []),
    ];
    return choices.length === 0 ? "what no document can hold" : choices.join(" or ");
  }

  /** Quotes the member keys or item names of elements. */
  #quote(alternatives: Missing[number]): readonly string[] {
    const names = alternatives.map((one) =>
      "name" in one ? quoteText(this.#labelOf(one)) : "an element of open content",
    );
    const shown = [...new Set(names)];
    return shown.length > MAX_SHOWN ? [...shown.slice(0, MAX_SHOWN), "…"] : shown;
  }

  #slotOf(element: Missing[number][number]): Slot | undefined {
    if (!("name" in element)) return undefined;
    const { name } = element;
    const { content } = this.#type;
    if (content.kind === "states") return content.slots.get(`${name.namespace} ${name.local}`);
    if (content.kind !== "all") return undefined;
    return content.members.find(({ element }) => isNamed(element, name.namespace, name.local))?.slot;
  }

  /** Returns the member key or item name of an element in the value. */
  #labelOf(element: ElementDeclaration): string {
    const slot = this.#slotOf(element);
    if (slot?.kind === "item") return slot.label;
    if (slot?.kind === "row") return slot.part.key;
    return slot?.member.key ?? element.name.local;
  }

  /** Returns the steps to a member. A value that is one array has no members. */
  #keySteps(key: string): readonly Step[] {
    return this.#type.shape?.content.kind === "bare" ? NONE : [key];
  }

  #countAt(steps: readonly Step[], element: ElementDeclaration): number {
    return this.#children.filter(
      (child) => child.kind === "element" && isSame(element, child) && startsWith(child.steps, steps),
    ).length;
  }

  /** Whether the value has an array at a position, which may be empty. */
  #hasArray(steps: readonly Step[]): boolean {
    let value = this.#frame.value;
    for (const step of steps) value = Reflect.get(value as object, step);
    return Array.isArray(value);
  }

  #partOf(index: number, keys: readonly string[]): number {
    const child = this.#children[index];
    return child?.kind === "element" ? keys.indexOf(child.label) : -1;
  }
}

type RowSlot = Extract<Slot, { kind: "row" }>;

const NONE: readonly never[] = [];
const MAX_SHOWN = 10;
