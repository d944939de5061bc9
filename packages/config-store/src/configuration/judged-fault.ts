/** Something wrong with a configuration, before it is known where that stands. */
export interface JudgedFault {
  /** A JSON Pointer. */
  readonly path: string;
  /** What is shown for the path, where a name in it may be a secret. */
  readonly shownPath?: string;
  /** Whether the name at the path is wrong, or the value under it. */
  readonly at: "name" | "value";
  readonly expected: string;
  readonly received: string;
  /** A JSON Pointer to where it was given before, of what may be given once. */
  readonly earlier?: string;
}

/** A fault of the value at the path. */
export function fault(path: string, expected: string, received: string | number): JudgedFault {
  return { path, at: "value", expected, received: String(received) };
}

/** A fault of what was given before, at the other JSON Pointer. */
export function repeated(
  path: string,
  what: string,
  received: string | number,
  earlier: string,
): JudgedFault {
  return { ...fault(path, `another ${what}, as this one is given before`, received), earlier };
}
