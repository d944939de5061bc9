import type { IssueCode } from "../issue.ts";
import { quoteText } from "../quote-text.ts";

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
  /** Defined for values that identify an element of the document, refer to one, or name an entity. */
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

/** A simple type that is prepared for reading texts. */
export interface SimpleType {
  /** True if values may identify elements of the document or refer to them. */
  readonly identifies: boolean;
  /** Returns the value of a raw document text, or an issue. */
  readonly read: (raw: string, context: ValueContext) => SimpleValue | ValueIssue;
}

/** Returns a key that is equal for equal values, whatever types read them. */
export function keyOfValue(value: SimpleValue): string {
  if (value.kind === "list") return value.items.map(keyOfAtomic).join("\u0000");
  return keyOfAtomic(value);
}

/** Quotes a value in an issue. The namespaces of names are shown, since the same prefix may stand for others. */
export function quoteValue(value: SimpleValue | undefined, text: string): string {
  const items = value?.kind === "list" ? value.items : value === undefined ? [] : [value];
  const details = items.flatMap((item) => item.datatype.describe?.(item.value) ?? []);
  return details.length === 0 ? quoteText(text) : `${quoteText(text)} ${details.join(" and ")}`;
}

function keyOfAtomic({ datatype, primitive, value }: AtomicValue): string {
  return keyAmongAll(primitive, datatype.key(value));
}

/**
 * Returns the key of a value among those of all primitives. Values of different primitives, which a union may contain, are
 * never equal. XML cannot hold the separator, so strings, by far the most keys, are their own keys.
 */
export function keyAmongAll(primitive: PrimitiveName, key: string): string {
  return primitive === "string" ? key : `${primitive}\u0001${key}`;
}

/** The context that the value of a text may depend on. */
export interface ValueContext {
  /** Returns the namespace that a prefix is declared for at the text. The empty prefix has the default namespace. */
  readonly resolvePrefix: (prefix: string) => string | undefined;
}

/** Declares a prefix for a namespace at a written text and returns it; the empty prefix for no namespace. */
export type DeclarePrefix = (namespace: string) => string;

/** A primitive datatype of XSD 1.0 part 2: its lexical space, its value space and the comparison of values. */
export interface Datatype<Value> {
  /** Describes the lexical space in issues. */
  readonly expected: string;
  /** Returns the value of a text with normalised white space; undefined if the text is outside the lexical space. */
  parse(text: string, context: ValueContext): Value | undefined;
  /** Returns the same key for equal values only. */
  key(value: Value): string;
  /** Describes what the text of a value does not show. */
  describe?(value: Value): string;
  /** Returns a negative number, zero or a positive number; undefined if a partial order cannot compare the values. */
  compare?(a: Value, b: Value): number | undefined;
  /** Returns the length to which the length facets apply. */
  length?(value: Value): number;
  /** The unit of the length, in the singular; characters if undefined. */
  readonly unit?: string;
  /** Converts values that are not texts, integers or booleans in programs. */
  readonly conversion?: Conversion;
}

/** Converts between valid texts and the values of programs. */
export interface Conversion {
  toValue(text: string, context: ValueContext): unknown;
  /** @throws TypeError for a value of another type */
  toText(value: unknown, declarePrefix: DeclarePrefix): string;
}

/** Creates the context of a literal in a schema from its namespaces by prefix. */
export function contextOf(namespaces: Readonly<Record<string, string>> | undefined): ValueContext {
  if (namespaces === undefined) return NO_PREFIXES;
  const known = new Map(Object.entries(namespaces));
  return { resolvePrefix: (prefix) => known.get(prefix) ?? (prefix === "" ? "" : undefined) };
}

/** The context of a document without namespaces. */
export const NO_PREFIXES: ValueContext = {
  resolvePrefix: (prefix) => (prefix === "" ? "" : undefined),
};
