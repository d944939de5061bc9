/** What a value is validated by, besides its types. */
export interface ValidateOptions {
  /** False leaves out `xs:unique`, `xs:key` and `xs:keyref`. */
  readonly identityConstraints?: boolean;
}
