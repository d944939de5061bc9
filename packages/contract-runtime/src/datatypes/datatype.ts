/** What the value of a text may depend on besides the text. */
export interface ValueContext {
  /** The namespace that a prefix is declared for where the text stands; the empty prefix has the default namespace. */
  readonly resolvePrefix: (prefix: string) => string | undefined;
}

/** Gives a namespace a prefix where a text is written, and declares it there. No namespace has the empty one. */
export type DeclarePrefix = (namespace: string) => string;

/** A primitive datatype of XSD 1.0 part 2: its lexical space, its value space, and what the two are compared by. */
export interface Datatype<Value> {
  /** What a text has to be, as an issue says it. */
  readonly expected: string;
  /** The value of a text whose white space is normalised; undefined when the text is outside the lexical space. */
  parse(text: string, context: ValueContext): Value | undefined;
  /** Two values are equal when their keys are. */
  key(value: Value): string;
  /** Negative, zero or positive; undefined where the order is partial and the two are incomparable. */
  compare?(a: Value, b: Value): number | undefined;
  /** The length that the length facets are about. */
  length?(value: Value): number;
  /** How a program has values that are neither text nor integers nor booleans. */
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
