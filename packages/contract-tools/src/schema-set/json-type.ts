// The TypeScript type of a schema, by the six kinds of JSON values. A value has one kind, so the type of a schema is the union
// of its types of each kind, and schemas that all hold are intersected kind by kind.

/** A literal or the name of a definition; a function that writes anything else, so that schemas may refer to themselves. */
type Alternative = string | (() => string);

/** The alternatives of one kind; `any` for all values of the kind. Those of text, numbers and booleans are literals. */
export type Alternatives = readonly Alternative[] | "any";

export type Kind = "object" | "array" | "string" | "number" | "boolean" | "null";

export interface JsonType {
  /** Without a kind, no value of it is valid. */
  readonly kinds: ReadonlyMap<Kind, Alternatives>;
  /** Its shortest text, with the names of definitions; undefined if it is to be made of its kinds. */
  readonly text?: () => string;
}

const BASES: Readonly<Record<Kind, string>> = {
  object: "{ readonly [name: string]: unknown }",
  array: "readonly unknown[]",
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
};

export const KINDS = Object.keys(BASES) as readonly Kind[];

export const NEVER: JsonType = { kinds: new Map() };
export const ANY: JsonType = { kinds: new Map(KINDS.map((kind) => [kind, "any"])) };

/** The type of values of some kinds. */
export function ofKinds(kinds: readonly Kind[]): JsonType {
  return { kinds: new Map(kinds.map((kind) => [kind, "any"])) };
}

/** The type of one JSON value. Objects and arrays are not distinguished. */
export function ofLiteral(value: unknown): JsonType {
  if (value === null) return ofKinds(["null"]);
  if (Array.isArray(value)) return ofKinds(["array"]);
  const kind = typeof value as Kind;
  return kind === "object" ? ofKinds(["object"]) : { kinds: new Map([[kind, [JSON.stringify(value)]]]) };
}

export function uniteTypes(types: readonly JsonType[]): JsonType {
  const [only] = types;
  if (types.length === 1 && only !== undefined) return only;
  const kinds = new Map<Kind, Alternatives>();
  for (const kind of KINDS) {
    const found = types.flatMap((type) => type.kinds.get(kind) ?? []);
    if (types.some((type) => type.kinds.get(kind) === "any")) kinds.set(kind, "any");
    else if (found.length > 0) kinds.set(kind, [...new Set(found)]);
  }
  if (isAny(kinds)) return ANY;
  const possible = types.filter((type) => type.kinds.size > 0);
  return possible.length === 0 ? NEVER : { kinds, text: () => join(possible.map(writeType)) };
}

export function intersectTypes(a: JsonType, b: JsonType): JsonType {
  if (covers(a, b)) return b;
  if (covers(b, a)) return a;
  const kinds = new Map<Kind, Alternatives>();
  for (const kind of KINDS) {
    const common = intersect(kind, a.kinds.get(kind), b.kinds.get(kind));
    if (common !== undefined && common.length > 0) kinds.set(kind, common);
  }
  return { kinds };
}

/** True if a type says nothing about the values of another. */
function covers(a: JsonType, b: JsonType): boolean {
  return [...b.kinds.keys()].every((kind) => a.kinds.get(kind) === "any");
}

function intersect(
  kind: Kind,
  a: Alternatives | undefined,
  b: Alternatives | undefined,
): Alternatives | undefined {
  if (a === "any" || b === undefined) return b;
  if (b === "any" || a === undefined) return a;
  if (kind !== "object" && kind !== "array") return a.filter((literal) => b.includes(literal));
  if (a.length === 1 && b.length === 1 && a[0] === b[0]) return a;
  return [() => [...new Set([a, b].map((each) => inBrackets(each)))].join(" & ")];
}

function inBrackets(alternatives: readonly Alternative[]): string {
  const texts = new Set(alternatives.map(write));
  const text = join(texts);
  return texts.size > 1 || text.startsWith("readonly ") ? `(${text})` : text;
}

function write(alternative: Alternative): string {
  return typeof alternative === "string" ? alternative : alternative();
}

function join(texts: Iterable<string>): string {
  return [...new Set(texts)].join(" | ");
}

function isAny(kinds: JsonType["kinds"]): boolean {
  return KINDS.every((kind) => kinds.get(kind) === "any");
}

export function writeAlternatives(alternatives: Alternatives): string {
  return alternatives === "any" ? "unknown" : join(alternatives.map(write));
}

/** Removes kinds. */
export function withoutKinds(type: JsonType, kinds: readonly Kind[]): JsonType {
  const left = [...type.kinds].filter(([kind]) => !kinds.includes(kind));
  return left.length === type.kinds.size ? type : { kinds: new Map(left) };
}

export function writeType(type: JsonType): string {
  return type.text?.() ?? writeKinds(type);
}

function writeKinds({ kinds }: JsonType): string {
  if (kinds.size === 0) return "never";
  if (isAny(kinds)) return "unknown";
  const parts = KINDS.flatMap((kind) => {
    const found = kinds.get(kind);
    return found === "any" ? [BASES[kind]] : (found ?? []).map(write);
  });
  return join(parts);
}
