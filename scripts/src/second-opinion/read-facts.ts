import { mergeFacets } from "./merge-facets.ts";
import { GROUP_MARK } from "./normalise-schema.ts";
import { type Definitions, type JsonSchema, referredName } from "./projection.ts";
import { readRepetition } from "./read-repetition.ts";

/**
 * What a projection says, one statement an entry: `transaction/type_id` -> `occurs` -> `0..1`. A place is a type or a
 * member of one. Two projections that say the same in different words have the same facts.
 */
export type Facts = ReadonlyMap<string, ReadonlyMap<string, string>>;

const VALUE_KEYWORDS = new Set([
  ...["$ref", "type", "items", "minItems", "maxItems", "oneOf", "allOf"],
  ...["enum", "minimum", "maximum", "minLength", "maxLength", "pattern"],
  ...["title", "description"],
]);
const TYPE_KEYWORDS = new Set([
  ...VALUE_KEYWORDS,
  ...["properties", "required", "additionalProperties", "dependentRequired"],
]);

/** The facts of all types. Throws on a keyword that it does not read: what it says would go uncompared. */
export function readFacts(definitions: Definitions): Facts {
  const facts = new Map<string, Map<string, string>>();
  for (const [name, schema] of Object.entries(definitions)) {
    const place = unmark(name);
    demandReadable(place, schema, TYPE_KEYWORDS);
    facts.set(place, new Map(readType(schema, definitions)));
    for (const [memberName, member] of membersOf(schema)) {
      const memberPlace = `${place}/${memberName}`;
      demandReadable(memberPlace, member, VALUE_KEYWORDS);
      const { item, occurs } = readRepetition(member, isRequired(schema, memberName));
      facts.set(memberPlace, new Map([["occurs", occurs], ...readValue(item, definitions)]));
    }
  }
  return facts;
}

function readType(schema: JsonSchema, definitions: Definitions): [string, string][] {
  const rows = rowsOf(schema);
  if (rows !== undefined) return [["rows", `${rows.occurs} ${unmark(referredName(rows.item) ?? "")}`]];
  if (schema.type !== "object") return readValue(schema, definitions);
  const facts: [string, string][] = [["type", "record"]];
  if (schema.additionalProperties === false) facts.push(["closed", "true"]);
  if (schema.dependentRequired) facts.push(["dependentRequired", JSON.stringify(schema.dependentRequired)]);
  return facts;
}

function readValue(schema: JsonSchema, definitions: Definitions): [string, string][] {
  const name = referredName(schema);
  if (name !== undefined) return [["type", name]];
  const facets = Object.entries(mergeFacets(schema, definitions));
  return facets.map(([facet, value]) => [facet, typeof value === "string" ? value : JSON.stringify(value)]);
}

/** A type whose whole content is one repeated group: an array of rows here, a record with one marked member there. */
function rowsOf(schema: JsonSchema): ReturnType<typeof readRepetition> | undefined {
  if (schema.type === "array") return readRepetition(schema, true);
  const [first, ...others] = Object.entries(schema.properties ?? {});
  if (first === undefined || others.length > 0 || !first[0].startsWith(GROUP_MARK)) return undefined;
  return readRepetition(first[1], isRequired(schema, first[0]));
}

function membersOf(schema: JsonSchema): [string, JsonSchema][] {
  return rowsOf(schema) === undefined ? Object.entries(schema.properties ?? {}) : [];
}

function isRequired(schema: JsonSchema, member: string): boolean {
  return schema.required?.includes(member) ?? false;
}

function unmark(name: string): string {
  return name.startsWith(GROUP_MARK) ? name.slice(GROUP_MARK.length) : name;
}

function demandReadable(place: string, schema: JsonSchema, keywords: ReadonlySet<string>): void {
  const unread = Object.keys(schema).find((keyword) => !keywords.has(keyword));
  if (unread !== undefined) throw new Error(`${place}: the second opinion does not read ${unread} here`);
  const { items, oneOf = [], allOf = [] } = schema;
  const parts = items === undefined ? [...oneOf, ...allOf] : [items, ...oneOf, ...allOf];
  for (const part of parts) demandReadable(place, part, VALUE_KEYWORDS);
}
