import type { Reason } from "./reason.ts";

/** A position in a configuration file; line and column count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the position in the configuration files that a JSON Pointer names. Undefined when it is unknown. */
export type Locate = (pointer: string) => Position | undefined;

/** A JSON Pointer into the configuration, with its position if it is known. */
export interface LocatedPointer extends Partial<Position> {
  readonly pointer: string;
}

/** A reason with the position of its constraint, as it is written for operators. */
export interface LocatedReason extends LocatedPointer {
  readonly code: string;
  readonly expected: string;
  readonly actual: string;
  readonly missing: boolean;
  readonly message: string;
  readonly causes?: readonly LocatedReason[];
}

export function locateReason(reason: Reason, locate: Locate): LocatedReason {
  const { code, expected, actual, isMissing, pointer, message, causes } = reason;
  return {
    code,
    expected,
    actual,
    missing: isMissing,
    ...locatePointer(pointer, locate),
    message,
    ...(causes.length > 0 && { causes: causes.map((cause) => locateReason(cause, locate)) }),
  };
}

export function locatePointer(pointer: string, locate: Locate): LocatedPointer {
  const found = locate(pointer);
  if (found === undefined) return { pointer };
  // What locates may add further members.
  const { file, line, column } = found;
  return { pointer, file, line, column };
}
