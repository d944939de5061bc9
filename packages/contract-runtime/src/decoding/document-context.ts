import type { ValueContext } from "../datatypes/simple-type.ts";
import type { SchemaComponents } from "../schema/components.ts";
import type { Identifiers } from "./identifiers.ts";
import type { IssueLog } from "./issue-log.ts";

/** The document that is being read, for code that checks its tags and values but does not read on. */
export interface DocumentContext extends ValueContext {
  readonly schema: SchemaComponents;
  readonly issues: IssueLog;
  /** The identifiers of the document, with the offsets of their elements; undefined if the schema has none. */
  readonly identifiers: Identifiers<number> | undefined;
}
