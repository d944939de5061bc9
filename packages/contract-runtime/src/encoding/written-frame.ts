// The elements of a value while it is written, and where they are in it.

import { writePointer } from "../issue.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import type { NamedTypeTable } from "../schema/validation-table.ts";
import type { Child } from "./list-children.ts";
import type { ReportMismatch, Step } from "./member-of.ts";

/** An element whose children are being written. */
export interface Frame {
  readonly parent: Frame | undefined;
  /** From the value of the parent to this one. */
  readonly steps: readonly Step[];
  readonly depth: number;
  readonly declaration: ElementDeclaration;
  readonly value: unknown;
  /** The type that the value names. */
  readonly label: NamedTypeTable | undefined;
  /** Where the content begins. */
  content: number;
  children: readonly Child[];
  /** The child that is written next. */
  next: number;
}

export function makeFrame(
  parent: Frame | undefined,
  declaration: ElementDeclaration,
  value: unknown,
  steps: readonly Step[],
  label?: NamedTypeTable,
): Frame {
  const depth = parent === undefined ? 1 : parent.depth + 1;
  return { parent, steps, depth, declaration, value, label, content: 0, children: NONE, next: 0 };
}

/** The path of a value that does not have its type, or that XML cannot hold. */
export function placed<T>(frame: Frame, steps: readonly Step[], write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (error instanceof TypeError && error.message.startsWith("expected "))
      return reject(frame)(steps, error.message.slice("expected ".length), undefined);
    if (error instanceof RangeError) throw new RangeError(`${pathTo(frame, steps)}: ${error.message}`);
    throw error;
  }
}

/** Throws where something is no value of its type. */
export function reject(
  frame: Frame,
  before: readonly Step[] = NONE,
): (...mismatch: Parameters<ReportMismatch>) => never {
  return (steps, expected) => {
    throw new TypeError(`${pathTo(frame, [...before, ...steps])}: expected ${expected}`);
  };
}

/** A JSON Pointer to what stands at the end of steps from a frame on; `/` to the value as a whole. */
function pathTo(frame: Frame, steps: readonly Step[]): string {
  const parts: (readonly Step[])[] = [steps];
  for (let at: Frame | undefined = frame; at !== undefined; at = at.parent) parts.push(at.steps);
  return writePointer(parts.toReversed().flat()) || "/";
}

/** Without this check, a value that contains itself would be written forever. */
export function rejectCycle(frame: Frame): void {
  const seen = new Set<unknown>();
  for (let at: Frame | undefined = frame; at !== undefined; at = at.parent) {
    if (typeof at.value === "object" && seen.has(at.value))
      reject(frame)([], "a value that does not hold itself", at.value);
    seen.add(at.value);
  }
}

const NONE: readonly never[] = [];
