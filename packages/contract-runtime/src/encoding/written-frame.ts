// The elements of a value during encoding, and their positions in it.

import { writePointer } from "../issue.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import type { NamedTypeTable } from "../schema/validation-table.ts";
import type { Child } from "./list-children.ts";
import type { ReportMismatch, Step } from "./member-of.ts";

/** An element whose children are being written. */
export interface Frame {
  readonly parent: Frame | undefined;
  /** Steps from the value of the parent to this one. */
  readonly steps: readonly Step[];
  readonly depth: number;
  readonly declaration: ElementDeclaration;
  readonly value: unknown;
  /** The type that the value names. */
  readonly label: NamedTypeTable | undefined;
  /** The offset of the content. */
  content: number;
  children: readonly Child[];
  /** The index of the next child to write. */
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

/** Adds the path of a value that does not have its type, or that XML cannot hold, to its error. */
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

/** Throws for a value that does not have its type. */
export function reject(
  frame: Frame,
  before: readonly Step[] = NONE,
): (...mismatch: Parameters<ReportMismatch>) => never {
  return (steps, expected) => {
    throw new TypeError(`${pathTo(frame, [...before, ...steps])}: expected ${expected}`);
  };
}

/** Returns the JSON Pointer to the end of steps from a frame; `/` for the whole value. */
function pathTo(frame: Frame, steps: readonly Step[]): string {
  const parts: (readonly Step[])[] = [steps];
  for (let at: Frame | undefined = frame; at !== undefined; at = at.parent) parts.push(at.steps);
  return writePointer(parts.toReversed().flat()) || "/";
}

/** Rejects a cyclic value, which would be written forever. */
export function rejectCycle(frame: Frame): void {
  const seen = new Set<unknown>();
  for (let at: Frame | undefined = frame; at !== undefined; at = at.parent) {
    if (typeof at.value === "object" && seen.has(at.value))
      reject(frame)([], "a value that does not hold itself", at.value);
    seen.add(at.value);
  }
}

const NONE: readonly never[] = [];
