// Walks a value with the tables of a schema. Not recursive: a deep value must not overflow the stack.

import { checkOpenAttributes, checkOpenContent } from "../encoding/check-open-content.ts";
import { isLabelled, isNil, TYPE_MEMBER } from "../encoding/labelled-value.ts";
import { type Child, listChildren } from "../encoding/list-children.ts";
import {
  isRecord,
  memberOf,
  type ReportMismatch,
  type Step,
  type ValueRecord,
} from "../encoding/member-of.ts";
import { quoteText } from "../quote-text.ts";
import { holds } from "../schema/assertion.ts";
import type { ComplexType, ElementDeclaration } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { RecordShape } from "../schema/value-table.ts";
import { checkContent } from "./check-content.ts";
import { checkMembers, checkPartMembers, memberKeys } from "./check-members.ts";
import { followLabel, mayStand } from "./follow-label.ts";
import { TextCheck } from "./text-check.ts";
import type { ValueFrame } from "./value-issues.ts";
import { pointerTo, type ValueIssues, type ValuePosition } from "./value-issues.ts";

/** The maximum depth of documents. It also ends the walk of a cyclic value. */
const MAX_DEPTH = 1_024;

export class ValueWalk {
  /** True if the value contains open content. */
  hasOpenContent = false;
  readonly #schema: Schema;
  readonly #issues: ValueIssues;
  readonly #texts: TextCheck;
  readonly #keys = new Map<ComplexType, ReadonlySet<string>>();
  #at: ValuePosition = { parent: undefined, steps: [] };

  constructor(schema: Schema, issues: ValueIssues) {
    this.#schema = schema;
    this.#issues = issues;
    this.#texts = new TextCheck(schema, issues);
  }

  /** The JSON Pointer of the current position. */
  get pointer(): string {
    return pointerTo(this.#at, []);
  }

  walk(root: ElementDeclaration, value: unknown): void {
    let frame: ValueFrame | undefined = this.#enter(undefined, root, root, value, []);
    while (frame !== undefined) {
      const index: number = frame.next++;
      const child = frame.children[index];
      if (child === undefined) {
        frame = frame.parent;
      } else if (child.kind === "text") this.#texts.checkCharacters(child.text, frame, child.steps);
      else if (child.kind === "node") this.hasOpenContent = true;
      else {
        const match = frame.matches[index];
        // A wildcard may match an element with the name of a member. A decoder does not read it as that member.
        if (match !== undefined && !("name" in match)) this.hasOpenContent = true;
        else
          frame = this.#enter(
            frame,
            child.declaration,
            match ?? child.declaration,
            child.value,
            child.valueSteps,
          );
      }
    }
    // Identifiers in open content are found only in the document.
    if (this.#texts.namesUsed) this.hasOpenContent = true;
    if (!this.hasOpenContent) this.#texts.finish();
  }

  /** Validates an element without its children. */
  #enter(
    parent: ValueFrame | undefined,
    declaration: ElementDeclaration,
    matched: ElementDeclaration,
    value: unknown,
    steps: readonly Step[],
  ): ValueFrame {
    const depth = parent === undefined ? 1 : parent.depth + 1;
    const { type } = matched;
    const frame: ValueFrame = {
      parent,
      steps,
      depth,
      value,
      type,
      declaration,
      matched,
      children: NONE,
      matches: NONE,
      next: 0,
    };
    this.#at = frame;
    if (depth > MAX_DEPTH) {
      this.#issues.add(frame, [], "limit-depth", `at most ${MAX_DEPTH} elements inside each other`, "more");
      return frame;
    }
    const typed = isLabelled(this.#schema, value)
      ? followLabel(this.#schema, this.#issues, frame, value)
      : frame;
    if (typed === undefined) return frame;
    if (mayStand(this.#schema, this.#issues, typed)) this.#checkValue(typed);
    return typed;
  }

  #checkValue(frame: ValueFrame): void {
    const { matched, type, value } = frame;
    if (value === null && matched.nillable) this.#checkNil(frame, type.kind === "complex" ? type : undefined);
    else if (type.kind === "simple") this.#texts.checkContent(type.codec, frame, frame, []);
    else if (type.shape === undefined) this.#checkOpen(frame);
    else this.#checkRecord(frame, type, type.shape);
  }

  #checkNil(frame: ValueFrame, type: ComplexType | undefined): void {
    if (frame.matched.fixed !== undefined)
      this.#issues.add(frame, [], "unexpected-nil", "the fixed value of the element", "nil");
    for (const { key, required } of frame.value === null ? (type?.attributes ?? NONE) : NONE)
      if (required) this.#issues.addMissing(frame, [key]);
  }

  #checkOpen(frame: ValueFrame): void {
    if (checkOpenContent(frame.value, this.#mismatch(frame))) this.hasOpenContent = true;
  }

  #checkRecord(frame: ValueFrame, type: ComplexType, shape: RecordShape): void {
    const { value } = frame;
    const { content } = shape;
    if (content.kind === "text" && content.key === undefined) {
      if (type.content.kind === "simple") this.#texts.checkContent(type.content.codec, frame, frame, []);
      return;
    }
    if (content.kind === "bare") {
      this.#checkChildren(frame, type, shape);
      return;
    }
    if (!isRecord(value)) {
      this.#issues.addMismatch(frame, [], "an object", value);
      return;
    }
    this.#checkAttributes(frame, type, shape, value);
    const nil = isNil(frame.declaration, shape, value);
    this.#checkKeys(frame, type, shape, value, nil);
    if (nil) {
      if (!frame.matched.nillable)
        this.#issues.add(
          frame,
          [shape.nil ?? "nil"],
          "unexpected-nil",
          "an element that the schema lets be nil",
          "true",
        );
      this.#checkNil(frame, type);
    } else if (content.kind === "text") {
      const steps = [content.key ?? ""];
      if (type.content.kind === "simple")
        this.#texts.checkContent(
          type.content.codec,
          frame,
          { ...frame, value: memberOf(value, content.key ?? "") },
          steps,
        );
    } else this.#checkChildren(frame, type, shape);
  }

  #checkKeys(
    frame: ValueFrame,
    type: ComplexType,
    { attributes, anyAttribute, nil: nilKey = "nil" }: RecordShape,
    value: ValueRecord,
    nil: boolean,
  ): void {
    const label = this.#schema.typeLabels !== undefined ? [TYPE_MEMBER] : NONE;
    const known = this.#keys.get(type) ?? new Set([...memberKeys(type), ...label]);
    this.#keys.set(type, known);
    const open = anyAttribute === undefined ? NONE : [anyAttribute];
    // The value of a nil element has only its attributes.
    const keys = nil ? new Set([...attributes.map(({ key }) => key), ...open, nilKey, ...label]) : known;
    const expected = nil ? "no such member, since the element is nil" : "no such member";
    checkMembers(this.#issues, frame, [], value, keys, expected);
  }

  #checkAttributes(
    frame: ValueFrame,
    type: ComplexType,
    { anyAttribute }: RecordShape,
    record: ValueRecord,
  ): void {
    for (const { codec, fixed, key, required } of type.attributes) {
      const value = memberOf(record, key);
      if (value !== undefined) this.#texts.check(codec, value, fixed, frame, frame, [key]);
      else if (required) this.#issues.addMissing(frame, [key]);
    }
    const attributes = anyAttribute === undefined ? undefined : memberOf(record, anyAttribute);
    if (anyAttribute === undefined || attributes === undefined) return;
    if (checkOpenAttributes(attributes, this.#mismatch(frame, [anyAttribute])) && attributes.length > 0)
      this.hasOpenContent = true;
  }

  #checkChildren(frame: ValueFrame, type: ComplexType, shape: RecordShape): void {
    const { content } = shape;
    if (content.kind === "text") return;
    const before = this.#issues.list.length;
    const children = listChildren(this.#schema, content, frame.value, this.#mismatch(frame));
    checkPartMembers(this.#issues, frame, content, frame.value);
    frame.children = children;
    // Children that were reported are left out here, and would be reported again as missing.
    if (this.#issues.list.length > before) return;
    frame.matches = checkContent(this.#schema, type, children, this.#issues, frame);
    if (this.#issues.list.length > before) return;
    this.#checkFixedContent(frame, children);
    for (const { condition, message, test } of type.assertions) {
      const has = (name: string): boolean =>
        children.some((child) => child.kind === "element" && child.label === name);
      if (!holds(condition, has))
        this.#issues.add(frame, [], "assertion-failed", message, `a value for which "${test}" is false`);
    }
  }

  #checkFixedContent(frame: ValueFrame, children: readonly Child[]): void {
    const { fixed } = frame.matched;
    if (fixed === undefined) return;
    const text = children.map((child) => (child.kind === "text" ? child.text : "")).join("");
    if (children.some(({ kind }) => kind !== "text"))
      this.#issues.add(frame, [], "unexpected-element", `the text ${quoteText(fixed.text)} only`, "elements");
    else if (text !== "" && text !== fixed.text)
      this.#issues.add(frame, [], "not-in-enumeration", quoteText(fixed.text), quoteText(text));
  }

  #mismatch(position: ValuePosition, before: readonly Step[] = NONE): ReportMismatch {
    return (steps, expected, received) =>
      this.#issues.addMismatch(position, [...before, ...steps], expected, received);
  }
}

const NONE: readonly never[] = [];
