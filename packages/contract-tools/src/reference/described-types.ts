import type { JsonObject } from "../json-schema/schema-file.ts";

/** A published schema, and the heading of its section. */
export interface ReferencePart {
  readonly heading: string;
  readonly schema: JsonObject;
}

/** Members that a type has in common with one that is described before it. */
export interface SharedMembers {
  readonly names: readonly string[];
  /** A link to the other type. */
  readonly link: string;
}

/** With fewer members in common, a table of its own is easier to read. */
const MIN_SHARED_MEMBERS = 4;

/** The types of a page, and which members repeat those of another. */
export class DescribedTypes {
  readonly #own: ReadonlyMap<string, JsonObject>;
  readonly #headings: ReadonlySet<string>;
  readonly #before: { readonly schema: JsonObject; readonly link: string }[] = [];

  constructor(parts: readonly ReferencePart[]) {
    this.#own = definitionsOf(parts);
    this.#headings = new Set(parts.map(({ heading }) => heading));
  }

  /** The types that need a section on this page, by name. */
  listSections(): readonly ReferencePart[] {
    return [...this.#own]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([heading, schema]) => ({ heading, schema }));
  }

  /** A link to the section of a type, or its name. */
  link(ref: string): string {
    const name = nameIn(ref);
    return this.#own.has(name) || this.#headings.has(name) ? linkTo(name) : `\`${name}\``;
  }

  /** The members that a type repeats, if they are many. Later types may refer to this one. */
  findShared({ heading, schema }: ReferencePart): SharedMembers | undefined {
    const members = listMembers(schema);
    const [best] = this.#before
      .map(({ schema: other, link }) => {
        const theirs = listMembers(other);
        return { link, names: [...members.keys()].filter((name) => members.get(name) === theirs.get(name)) };
      })
      .sort((a, b) => b.names.length - a.names.length);
    this.#before.push({ schema, link: linkTo(heading) });
    return best !== undefined && best.names.length >= MIN_SHARED_MEMBERS ? best : undefined;
  }
}

/** The members of a type in a form that is equal for equal members. */
function listMembers({ properties = {}, required = [] }: JsonObject): ReadonlyMap<string, string> {
  const entries = Object.entries(properties as Record<string, JsonObject>);
  const isRequired = (name: string) => (required as readonly string[]).includes(name);
  return new Map(entries.map(([name, member]) => [name, `${isRequired(name)} ${normalise(member)}`]));
}

function normalise(schema: JsonObject): string {
  return JSON.stringify(schema, (key, value) =>
    key === "additionalProperties" || (key === "title" && typeof value === "string") ? undefined : value,
  );
}

function definitionsOf(parts: readonly ReferencePart[]): ReadonlyMap<string, JsonObject> {
  return new Map(
    parts.flatMap(({ schema }) => Object.entries((schema.$defs ?? {}) as Record<string, JsonObject>)),
  );
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}

function nameIn(ref: unknown): string {
  return String(ref).slice(String(ref).lastIndexOf("/") + 1);
}
