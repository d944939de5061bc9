import type { Child } from "../encoding/list-children.ts";
import type { Step } from "../encoding/member-of.ts";
import { createIssue, type Issue, type IssueCode, MAX_ISSUES, writePointer } from "../issue.ts";
import { quoteText } from "../quote-text.ts";
import type { ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import type { WildcardTable } from "../schema/validation-table.ts";

/** Thrown when the maximum number of issues is reached. */
export const TOO_MANY_ISSUES = Symbol("enough issues");

/** The position of a value in the value of its parent, and the position of the parent. */
export interface ValuePosition {
  readonly parent: ValuePosition | undefined;
  /** Steps from the value of the parent. */
  readonly steps: readonly Step[];
}

/** Collects the issues of one value during validation. */
export class ValueIssues {
  readonly list: Issue[] = [];

  /**
   * Adds an issue.
   *
   * @param steps the path from the position
   * @throws TOO_MANY_ISSUES when the maximum number of issues is reached
   */
  add(
    position: ValuePosition,
    steps: readonly Step[],
    code: IssueCode,
    expected: string,
    received: string,
  ): void {
    this.addAt(pointerTo(position, steps), code, expected, received);
  }

  /** Adds an issue at a JSON Pointer. */
  addAt(path: string, code: IssueCode, expected: string, received: string): void {
    this.list.push(createIssue(code, path, expected, received));
    if (this.list.length >= MAX_ISSUES) throw TOO_MANY_ISSUES;
  }

  /** Adds the issue of an absent member, or of a value of another type. */
  addMismatch(position: ValuePosition, steps: readonly Step[], expected: string, received: unknown): void {
    const last = steps.at(-1) ?? position.steps.at(-1);
    const isMissing = received === undefined && typeof last === "string";
    if (isMissing) this.addMissing(position, steps);
    else this.add(position, steps, "invalid-type", expected, describeReceived(received));
  }

  addMissing(position: ValuePosition, steps: readonly Step[]): void {
    this.add(position, steps, "missing-member", "a member", "nothing");
  }

  /** Adds the issue of an unexpected member. Its value is not shown, because it may be a misplaced secret. */
  addUnexpected(position: ValuePosition, steps: readonly Step[], expected: string, received: unknown): void {
    this.add(position, steps, "unexpected-member", expected, describeKind(received));
  }
}

/** Returns the JSON Pointer to a position, or to the end of steps from it. */
export function pointerTo(position: ValuePosition, steps: readonly Step[]): string {
  const parts: (readonly Step[])[] = [steps];
  for (let at: ValuePosition | undefined = position; at !== undefined; at = at.parent) parts.push(at.steps);
  return writePointer(parts.toReversed().flat());
}

/** Describes a value: scalars as written, objects and arrays only by kind. */
function describeReceived(value: unknown): string {
  if (typeof value === "string") return quoteText(value);
  const isShown = typeof value === "number" || typeof value === "boolean" || typeof value === "bigint";
  return isShown ? String(value) : describeKind(value);
}

function describeKind(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "object") return Array.isArray(value) ? "an array" : "an object";
  return `a ${typeof value}`;
}

/** The declaration or wildcard that each child matches; undefined for a child that is not allowed. */
export type Matches = readonly (ElementDeclaration | WildcardTable | undefined)[];

/** An element of the value that is being walked. */
export interface ValueFrame extends ValuePosition {
  readonly parent: ValueFrame | undefined;
  readonly depth: number;
  /** The value without its label. */
  readonly value: unknown;
  /** The declared type, or the type that the value names. */
  readonly type: TypeDefinition;
  /** The shape of the value. */
  readonly declaration: ElementDeclaration;
  /** The declaration or wildcard that the element matches. */
  readonly matched: ElementDeclaration;
  children: readonly Child[];
  matches: Matches;
  next: number;
}
