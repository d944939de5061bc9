import { GROUP_MARK } from "./defects.ts";
import { mergeFacets } from "./merge-facets.ts";
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
const RECORD_KEYWORDS = new Set([
  ...["type", "properties", "required", "additionalProperties", "allOf"],
  ...["title", "description"],
]);

/** The facts of all types. Throws on a keyword that it does not read: what it says would go uncompared. */
export function readFacts(definitions: Definitions): Facts {
  const facts = new Map<string, Map<string, string>>();
  for (const [name, schema] of Object.entries(definitions)) {
    // No type of an XSD has a colon in its name: this is part of what open content looks like, in any contract.
    if (name.includes(":")) continue;
    const place = unmark(name);
    facts.set(place, new Map(readType(place, schema, definitions)));
    for (const [memberName, member] of membersOf(schema)) {
      const memberPlace = `${place}/${memberName}`;
      const { item, occurs } = readRepetition(member, isRequired(schema, memberName));
      demandReadable(memberPlace, member, VALUE_KEYWORDS);
      facts.set(memberPlace, new Map([["occurs", occurs], ...readValue(item, definitions)]));
    }
  }
  return facts;
}

function readType(place: string, schema: JsonSchema, definitions: Definitions): [string, string][] {
  demandReadable(place, schema, schema.type === "object" ? RECORD_KEYWORDS : VALUE_KEYWORDS);
  const rows = rowsOf(schema);
  if (rows !== undefined) return [["rows", `${rows.occurs} ${unmark(referredName(rows.item) ?? "")}`]];
  if (schema.type !== "object") return readValue(schema, definitions);
  const facts: [string, string][] = [["type", "record"]];
  if (schema.additionalProperties === false) facts.push(["closed", "true"]);
  if (schema.allOf !== undefined) facts.push(["conditions", JSON.stringify(schema.allOf)]);
  return facts;
}

function readValue({ $ref, ...own }: JsonSchema, definitions: Definitions): [string, string][] {
  const name = $ref === undefined ? undefined : referredName({ $ref });
  const { limits, patterns } = mergeFacets(own, definitions);
  const facts = Object.entries(name === undefined ? limits : { ...limits, type: name });
  return [
    ...facts.map(([facet, value]): [string, string] => [facet, writeFact(value)]),
    ...patterns.map((pattern): [string, string] => [`pattern ${pattern}`, "there"]),
  ];
}

function writeFact(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
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
  // The conditions of a record are compared as they stand.
  if (keywords === RECORD_KEYWORDS) return;
  const { items, oneOf = [], allOf = [] } = schema;
  const parts = items === undefined ? [...oneOf, ...allOf] : [items, ...oneOf, ...allOf];
  for (const part of parts) demandReadable(place, part, VALUE_KEYWORDS);
}
