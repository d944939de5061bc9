import type { IssueCode } from "../issue.ts";

/** The local name of a primitive type of XSD. */
export type PrimitiveName =
  | "string"
  | "boolean"
  | "decimal"
  | "float"
  | "double"
  | "duration"
  | "dateTime"
  | "time"
  | "date"
  | "gYearMonth"
  | "gYear"
  | "gMonthDay"
  | "gDay"
  | "gMonth"
  | "hexBinary"
  | "base64Binary"
  | "anyURI"
  | "QName";

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

/** The reason why a text is not a value of a type. */
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
  /** The value of a text of a document, before white space is normalised, or an issue. */
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

/** The context that the value of a text may depend on. */
export interface ValueContext {
  /** The namespace that a prefix is declared for where the text stands; the empty prefix has the default namespace. */
  readonly resolvePrefix: (prefix: string) => string | undefined;
}

/** Gives a namespace a prefix where a text is written, and declares it there. No namespace has the empty one. */
export type DeclarePrefix = (namespace: string) => string;

/** A primitive datatype of XSD 1.0 part 2: its lexical space, its value space and the comparison of values. */
export interface Datatype<Value> {
  /** The description of the lexical space in issues. */
  readonly expected: string;
  /** The value of a text whose white space is normalised; undefined when the text is outside the lexical space. */
  parse(text: string, context: ValueContext): Value | undefined;
  /** Two values are equal when their keys are. */
  key(value: Value): string;
  /** Negative, zero or positive; undefined where the order is partial and the two are incomparable. */
  compare?(a: Value, b: Value): number | undefined;
  /** The length that the length facets are about. */
  length?(value: Value): number;
  /** The representation of values that are neither text nor integers nor booleans. */
  readonly conversion?: Conversion;
}

/** Turns valid texts into the values of programs, and back. */
export interface Conversion {
  toValue(text: string, context: ValueContext): unknown;
  /** @throws TypeError for a value of another kind */
  toText(value: unknown, declarePrefix: DeclarePrefix): string;
}

/** The context of a literal in a schema: its namespaces by prefix. */
export function contextOf(namespaces: Readonly<Record<string, string>> | undefined): ValueContext {
  if (namespaces === undefined) return NO_PREFIXES;
  return { resolvePrefix: (prefix) => namespaces[prefix] ?? (prefix === "" ? "" : undefined) };
}

/** The context of a document without namespaces. */
export const NO_PREFIXES: ValueContext = {
  resolvePrefix: (prefix) => (prefix === "" ? "" : undefined),
};
