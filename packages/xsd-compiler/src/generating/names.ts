import type { SchemaSet } from "../components/schema-set.ts";

/** The TypeScript name of a type, group or root element: `payment_method` becomes `PaymentMethod`. */
export function typeName(name: string): string {
  return name
    .split(/[._-]+/)
    .filter((word) => word !== "")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
}

/** Local variables for members. `$` cannot stand in an XML name, so they meet no other name of the generated code. */
export function variableNames(members: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    members.map((member) => {
      let name = `$${member.replace(/[^\p{ID_Continue}]/gu, "_")}`;
      while (taken.has(name)) name += "_";
      taken.add(name);
      return [member, name];
    }),
  );
}

/** A member as it stands in a type or a literal: bare when it can be, quoted otherwise. */
export function memberKey(name: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** Access to a member of a value. */
export function memberAccess(value: string, name: string): string {
  return memberKey(name) === name ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;
}

/** Where a name comes from, which tells it from an equal one. */
export interface NameSource {
  readonly namespace: string;
  /** Follows the name where the same namespace, or the platform, has it already. */
  readonly kind: "Type" | "Element" | "Group" | "Row";
}

/**
 * Unique names in the generated code. A name that another namespace has gets the prefix of its own namespace in front;
 * one that its own namespace or generated code has already gets its kind behind it.
 */
export class NameRegistry {
  readonly #prefixes: SchemaSet["prefixes"];
  /** The namespace that a name was given to; undefined for names that are not the schema's. */
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
    // Three names or more that differ in nothing but case and punctuation.
    for (let i = 2; free === undefined; i++)
      if (!this.#owners.has(`${own}${kind}${i}`)) free = `${own}${kind}${i}`;
    this.#owners.set(free, namespace);
    return free;
  }
}

/** The type name for a name of the schema. */
export function identifier(name: string): string {
  const wanted = typeName(name).replace(/[^\p{ID_Continue}]/gu, "");
  return /^\p{ID_Start}/u.test(wanted) ? wanted : `T${wanted}`;
}
