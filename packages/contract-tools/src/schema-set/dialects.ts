// The drafts of JSON Schema, and what their keywords hold.

/** The drafts that schemas may be written in, by the numbers people use. */
export type Draft = 4 | 6 | 7 | 2019 | 2020;

/** The draft of a schema without `$schema`, unless one of another draft refers to it. */
export const DEFAULT_DRAFT: Draft = 2020;

const DRAFTS: ReadonlyMap<string, Draft> = new Map([
  ["http://json-schema.org/draft-04/schema", 4],
  ["http://json-schema.org/draft-06/schema", 6],
  ["http://json-schema.org/draft-07/schema", 7],
  // The newest draft, when schemas still said so.
  ["http://json-schema.org/schema", 7],
  ["https://json-schema.org/draft/2019-09/schema", 2019],
  ["https://json-schema.org/draft/2020-12/schema", 2020],
]);

/** The draft that a `$schema` names; undefined for another one. */
export function findDraft(uri: unknown): Draft | undefined {
  return DRAFTS.get(
    String(uri)
      .replace(/^https?:\/\/json-schema\.org\/draft-/, "http://json-schema.org/draft-")
      .replace(/#$/, ""),
  );
}

/** The keyword that gives a schema its URI. */
export function idKeyword(draft: Draft): "id" | "$id" {
  return draft === 4 ? "id" : "$id";
}

/** What a keyword holds: one schema, a list of schemas, or schemas by name. `items` may hold one or a list before 2020-12. */
export type Holding = "schema" | "list" | "names" | "schema or list" | "schemas or names";

interface Keyword {
  readonly holds: Holding;
  /** The first and the last draft that has it. Default: all. */
  readonly from?: Draft;
  readonly until?: Draft;
}

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
  ["$defs", { holds: "names" }],
  ["definitions", { holds: "names" }],
  ["properties", { holds: "names" }],
  ["patternProperties", { holds: "names" }],
  ["dependentSchemas", { holds: "names", from: 2019 }],
  ["dependencies", { holds: "schemas or names" }],
  ["allOf", { holds: "list" }],
  ["anyOf", { holds: "list" }],
  ["oneOf", { holds: "list" }],
  ["prefixItems", { holds: "list", from: 2020 }],
  ["items", { holds: "schema or list" }],
  ["additionalItems", { holds: "schema", until: 2019 }],
  ["additionalProperties", { holds: "schema" }],
  ["propertyNames", { holds: "schema", from: 6 }],
  ["contains", { holds: "schema", from: 6 }],
  ["not", { holds: "schema" }],
  ["if", { holds: "schema", from: 7 }],
  ["then", { holds: "schema", from: 7 }],
  ["else", { holds: "schema", from: 7 }],
  ["unevaluatedItems", { holds: "schema", from: 2019 }],
  ["unevaluatedProperties", { holds: "schema", from: 2019 }],
]);

/** Lists the schemas directly inside a schema, each with its steps. */
export function* listSubschemas(
  schema: Readonly<Record<string, unknown>>,
  draft: Draft,
): Generator<readonly [part: unknown, steps: readonly (string | number)[]]> {
  for (const [keyword, value] of Object.entries(schema)) {
    const known = KEYWORDS.get(keyword);
    if (known === undefined || draft < (known.from ?? 4) || draft > (known.until ?? 2020)) continue;
    if (known.holds === "schema" || (known.holds === "schema or list" && !Array.isArray(value)))
      yield [value, [keyword]];
    else if (typeof value === "object" && value !== null)
      for (const [step, part] of Object.entries(value))
        if (known.holds !== "schemas or names" || !Array.isArray(part))
          yield [part, [keyword, Array.isArray(value) ? Number(step) : step]];
  }
}
