/** Options of `validate…`. */
export interface ValidateOptions {
  /** False leaves out `xs:unique`, `xs:key` and `xs:keyref`. */
  readonly identityConstraints?: boolean;
}
