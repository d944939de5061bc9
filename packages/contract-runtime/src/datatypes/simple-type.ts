import type { IssueCode } from "../issue.ts";
import type { Datatype, ValueContext } from "./datatype.ts";
import type { PrimitiveName } from "./primitives.ts";

/** Values that identify an element (`ID`), refer to one (`IDREF`), or name an entity (`ENTITY`). */
export type Identity = "ID" | "IDREF" | "ENTITY";

/** A value of an atomic type. */
export interface AtomicValue {
  readonly kind: "atomic";
  readonly primitive: PrimitiveName;
  readonly datatype: Datatype<unknown>;
  readonly value: unknown;
  /** The text with its white space normalised. */
  readonly text: string;
  /** Set for the values that name an element of the document, and for those that refer to one. */
  readonly identity: Identity | undefined;
}

export interface ListValue {
  readonly kind: "list";
  readonly items: readonly AtomicValue[];
}

/** A value of a simple type. */
export type SimpleValue = AtomicValue | ListValue;

/** Why a text is no value of a type. */
export class ValueIssue {
  readonly kind = "issue";
  readonly code: IssueCode;
  readonly expected: string;
  readonly received: string;

  constructor(code: IssueCode, expected: string, received: string) {
    this.code = code;
    this.expected = expected;
    this.received = received;
  }
}

/** A simple type that is ready to read texts. */
export interface SimpleType {
  /** Values may identify elements of the document, or refer to them. */
  readonly identifies: boolean;
  /** The value of a text as it stands in a document, or what is wrong with it. */
  readonly read: (raw: string, context: ValueContext) => SimpleValue | ValueIssue;
}

/** Equal values have equal keys, whatever the types that read them. */
export function keyOfValue(value: SimpleValue): string {
  if (value.kind === "list") return value.items.map(keyOfAtomic).join("\u0000");
  return keyOfAtomic(value);
}

/** Values of different primitives are never equal: a union may hold both. */
function keyOfAtomic({ datatype, primitive, value }: AtomicValue): string {
  return `${primitive}\u0001${datatype.key(value)}`;
}
