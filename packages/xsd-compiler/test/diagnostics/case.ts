/** A schema with its diagnostics. */
export interface Case {
  readonly name: string;
  readonly given: string;
  /** Each as `line:column code message`. */
  readonly want: readonly string[];
}
