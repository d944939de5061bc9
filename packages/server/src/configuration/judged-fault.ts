/** Something wrong with a configuration, before it is known where that stands. */
export interface JudgedFault {
  /** A JSON Pointer. */
  readonly path: string;
  /** Whether the name at the path is wrong, or the value under it. */
  readonly at: "name" | "value";
  readonly expected: string;
  readonly received: string;
}
