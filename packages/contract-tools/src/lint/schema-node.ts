import type { Position } from "../json-schema/schema-file.ts";

/** A declaration of a schema file, as lint rules see it. */
export interface SchemaNode {
  /** The path to show. */
  readonly file: string;
  /** The declaration around it. */
  readonly parent: SchemaNode | undefined;
  /** Text for tools: `xs:appinfo`, or `$comment`. */
  readonly comments: readonly SchemaComment[];
  /** The position of an attribute or keyword; of the declaration if it is absent or not given. */
  locate(part?: string): Position;
}

export interface SchemaComment extends Position {
  readonly text: string;
}
