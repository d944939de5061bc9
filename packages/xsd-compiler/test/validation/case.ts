/** A schema set with what it makes of documents. */
export interface ValidationCase {
  readonly name: string;
  /** The first one is given to the compiler. */
  readonly files: Readonly<Record<string, string>>;
  readonly valid: readonly string[];
  /** Code and path of each issue, by document. */
  readonly invalid: Readonly<Record<string, readonly string[]>>;
  /** Documents that libxml2 validates otherwise, and the reason. */
  readonly differences?: Readonly<Record<string, string>>;
}

/** A schema without target namespace, as the only file. */
export function schemaOf(content: string): ValidationCase["files"] {
  return { "s.xsd": schema(content) };
}

export function schema(content: string, attributes = ""): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${content}</xs:schema>`;
}
