/** A schema set, and what is wrong with it. */
export interface SchemaSetCase {
  readonly name: string;
  /** Contents by file name; `a.xsd` is the one that is compiled. */
  readonly given: Readonly<Record<string, string>>;
  /** `file:line:column code message` each. */
  readonly want: readonly string[];
  /** Why libxml2 says otherwise, where it does. */
  readonly differs?: string;
}

/** A schema file: what is given begins on its second line. */
export function schemaFile(content: string, targetNamespace?: string): string {
  const target = targetNamespace === undefined ? "" : ` targetNamespace="${targetNamespace}"`;
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${target}>\n${content}\n</xs:schema>`;
}
