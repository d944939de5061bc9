import type { Child } from "../encoding/list-children.ts";
import type { ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import type { WildcardTable } from "../schema/validation-table.ts";
import type { ValuePosition } from "./value-issues.ts";

/** The declaration or wildcard that each child matches; undefined for a child that is not allowed. */
export type Matches = readonly (ElementDeclaration | WildcardTable | undefined)[];

/** An element of the value that is being walked. */
export interface ValueFrame extends ValuePosition {
  readonly parent: ValueFrame | undefined;
  readonly depth: number;
  /** The value without its label. */
  readonly value: unknown;
  /** The declared type, or the type that the value names. */
  readonly type: TypeDefinition;
  /** The shape of the value. */
  readonly declaration: ElementDeclaration;
  /** The declaration or wildcard that the element matches. */
  readonly matched: ElementDeclaration;
  children: readonly Child[];
  matches: Matches;
  next: number;
}
