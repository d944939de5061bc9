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
}

/** A fault of the value at the path. */
export function fault(path: string, expected: string, received: string | number): JudgedFault {
  return { path, at: "value", expected, received: String(received) };
}
