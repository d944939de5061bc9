import type { SchemaSet } from "../components/schema-set.ts";

/** Returns the TypeScript name of a type, group or root element: `payment_method` becomes `PaymentMethod`. */
export function typeName(name: string): string {
  return name
    .split(/[._-]+/)
    .filter((word) => word !== "")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
}

/** Returns the constant name for a name of the schema: `order_no` and `InstdAmt` become `ORDER_NO` and `INSTD_AMT`. */
export function constantName(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1_$2")
    .replace(/[^\p{ID_Continue}]+/gu, "_")
    .toUpperCase();
  return /^\p{ID_Start}/u.test(words) ? words : `_${words}`;
}

/** Writes a member name for a type or a literal, quoted if necessary. */
export function memberKey(name: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** True for a member that every object inherits. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Access to a member of a value. */
export function memberAccess(value: string, name: string): string {
  return memberKey(name) === name ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;
}

/** Names that generated modules import, or that the platform defines. */
export const RESERVED_NAMES = [
  "Array",
  "AtMostOneOf",
  "BigInt",
  "Boolean",
  "Decimal",
  "DecodeOptions",
  "DocumentDecoder",
  "DocumentEncoder",
  "DocumentValidator",
  "ExpandedName",
  "Input",
  "Issue",
  "IssueCode",
  "Item",
  "ItemOf",
  "Number",
  "Object",
  "OneOf",
  "OpenContent",
  "Partial",
  "Pick",
  // Its reader would have the name of a function of the runtime.
  "PlainAttributes",
  "PlainEncoder",
  "READERS",
  "Readonly",
  "Record",
  "RegExp",
  "Result",
  "SCHEMA",
  "StandardSchema",
  "String",
  "Uint8Array",
  "ValidateOptions",
  "WithDefaults",
  "XmlAttribute",
  "XmlElement",
];

/** The source of a name, which distinguishes it from equal names. */
export interface NameSource {
  readonly namespace: string;
  /** Appended to a name that its namespace or the platform already uses. */
  readonly kind: "Type" | "Element" | "Group" | "Row";
}

/**
 * Assigns unique names in the generated code. If another namespace already has a name, the prefix of the namespace is put
 * in front; if the same namespace or generated code has it, the kind is appended.
 */
export class NameRegistry {
  readonly #prefixes: SchemaSet["prefixes"];
  /** The namespace that owns each name; undefined for names that do not come from the schema. */
  readonly #owners: Map<string, string | undefined>;

  constructor(prefixes: SchemaSet["prefixes"], reserved: readonly string[] = []) {
    this.#prefixes = prefixes;
    this.#owners = new Map(reserved.map((name) => [name, undefined]));
  }

  claim(wanted: string, { kind, namespace }: NameSource): string {
    const prefix = this.#prefixes.get(namespace);
    const own = prefix === undefined ? wanted : `${identifier(prefix)}${wanted}`;
    const owner = this.#owners.get(wanted);
    const isForeign = owner !== undefined && owner !== namespace;
    const candidates = [wanted, ...(isForeign ? [own] : []), `${wanted}${kind}`, `${own}${kind}`];
    let free = candidates.find((name) => !this.#owners.has(name));
    // Three or more names may differ only in case and punctuation.
    for (let i = 2; free === undefined; i++)
      if (!this.#owners.has(`${own}${kind}${i}`)) free = `${own}${kind}${i}`;
    this.#owners.set(free, namespace);
    return free;
  }
}

/** Returns the type name for a name of the schema. */
export function identifier(name: string): string {
  const wanted = typeName(name).replace(/[^\p{ID_Continue}]/gu, "");
  return /^\p{ID_Start}/u.test(wanted) ? wanted : `T${wanted}`;
}
