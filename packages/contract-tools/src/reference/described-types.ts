import { TITLE_PREFIXES } from "../json-schema/derive-form.ts";
import type { JsonObject } from "../json-schema/schema-file.ts";

/** A published schema, and the heading of its section. */
export interface ReferencePart {
  readonly heading: string;
  readonly schema: JsonObject;
}

/** A page that describes some of the types, and its address. */
export interface OtherPage {
  readonly address: string;
  readonly parts: readonly ReferencePart[];
}

/** Members that a type has in common with one that is described before it, or on another page. */
export interface SharedMembers {
  readonly names: readonly string[];
  /** A link to the other type. */
  readonly link: string;
}

/** With fewer members in common, a table of its own is easier to read. */
const MIN_SHARED_MEMBERS = 4;

/** The types of a page: where each is described, and which members repeat those of another. */
export class DescribedTypes {
  readonly #own: ReadonlyMap<string, JsonObject>;
  readonly #headings: ReadonlySet<string>;
  readonly #others: ReadonlyMap<string, JsonObject>;
  readonly #address: string;
  readonly #isDescribedElsewhere = new Map<string, boolean>();
  readonly #before: { readonly schema: JsonObject; readonly link: string }[] = [];

  constructor(parts: readonly ReferencePart[], otherPage?: OtherPage) {
    this.#own = definitionsOf(parts);
    this.#headings = new Set(parts.map(({ heading }) => heading));
    this.#others = definitionsOf(otherPage?.parts ?? []);
    this.#address = otherPage?.address ?? "";
    for (const [name, schema] of this.#others) this.#before.push({ schema, link: this.#linkOther(name) });
  }

  /** The types that need a section on this page, by name. */
  listSections(): readonly ReferencePart[] {
    return [...this.#own]
      .filter(([name]) => !this.#isElsewhere(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([heading, schema]) => ({ heading, schema }));
  }

  /** A link to the section of a type, or its name. */
  link(ref: string): string {
    const name = nameIn(ref);
    if (this.#isElsewhere(name)) return this.#linkOther(withoutPrefix(name));
    return this.#own.has(name) || this.#headings.has(name) ? linkTo(name, "") : `\`${name}\``;
  }

  /** The members that a type repeats, if they are many. Later types may refer to this one. */
  findShared({ heading, schema }: ReferencePart): SharedMembers | undefined {
    const members = this.#listMembers(schema);
    const [best] = this.#before
      .map(({ schema: other, link }) => {
        const theirs = this.#listMembers(other);
        return { link, names: [...members.keys()].filter((name) => members.get(name) === theirs.get(name)) };
      })
      .sort((a, b) => b.names.length - a.names.length);
    this.#before.push({ schema, link: linkTo(heading, "") });
    return best !== undefined && best.names.length >= MIN_SHARED_MEMBERS ? best : undefined;
  }

  /** The members of a type in a form that is equal for equal members. */
  #listMembers({ properties = {}, required = [] }: JsonObject): ReadonlyMap<string, string> {
    const entries = Object.entries(properties as Record<string, JsonObject>);
    const isRequired = (name: string) => (required as readonly string[]).includes(name);
    return new Map(entries.map(([name, member]) => [name, `${isRequired(name)} ${this.#normalise(member)}`]));
  }

  /** True if the other page describes a type with the same content. */
  #isElsewhere(name: string): boolean {
    const known = this.#isDescribedElsewhere.get(name);
    if (known !== undefined) return known;
    const own = this.#own.get(name);
    const other = this.#others.get(withoutPrefix(name));
    // Types that refer to themselves are taken for equal while they are compared.
    this.#isDescribedElsewhere.set(name, own !== undefined && other !== undefined);
    const isElsewhere =
      own !== undefined && other !== undefined && this.#normalise(own) === this.#normalise(other);
    this.#isDescribedElsewhere.set(name, isElsewhere);
    return isElsewhere;
  }

  #normalise(schema: JsonObject): string {
    return JSON.stringify(schema, (key, value) => {
      if (key === "title" && typeof value === "string") return undefined;
      if (key === "additionalProperties") return undefined;
      if (key !== "$ref") return value;
      const name = nameIn(value);
      return this.#isElsewhere(name) ? withoutPrefix(name) : name;
    });
  }

  #linkOther(name: string): string {
    return linkTo(name, this.#address);
  }
}

function definitionsOf(parts: readonly ReferencePart[]): ReadonlyMap<string, JsonObject> {
  return new Map(
    parts.flatMap(({ schema }) => Object.entries((schema.$defs ?? {}) as Record<string, JsonObject>)),
  );
}

function linkTo(name: string, address: string): string {
  return `[${name}](${address}#${name.toLowerCase()})`;
}

function withoutPrefix(name: string): string {
  const prefix = TITLE_PREFIXES.find((each) => name.startsWith(each)) ?? "";
  return name.slice(prefix.length);
}

function nameIn(ref: unknown): string {
  return String(ref).slice(String(ref).lastIndexOf("/") + 1);
}
