/**
 * The facts of a projection, one an entry: `transaction/type_id` -> `occurs` -> `0..1`. A place is a type or a
 * member of one. Equivalent projections have the same facts.
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

/** The facts of all types. Throws on an unknown keyword, which would not be compared. */
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

interface Repetition {
  /** The value. */
  readonly item: JsonSchema;
  /** How often: `0..1`, `1..1`, `0..n`, `1..n`, or with other bounds. */
  readonly occurs: string;
}

/**
 * How often a member of a record occurs. What may repeat is, in our projection, an array that is required even when
 * nothing has to be in it; in that of xsd2jsonschema it is `oneOf` a single one and an array, and required when at
 * least one has to be there.
 */
function readRepetition(member: JsonSchema, required: boolean): Repetition {
  if (member.type === "array") {
    const { items = {}, minItems = 0, maxItems } = member;
    return { item: items, occurs: required ? range(minItems, maxItems) : "an array that may be absent" };
  }
  const array = member.oneOf?.find((choice) => choice.type === "array");
  if (array !== undefined) {
    const { items = {}, minItems = required ? 1 : 0, maxItems } = array;
    return { item: items, occurs: range(minItems, maxItems) };
  }
  return { item: member, occurs: range(required ? 1 : 0, 1) };
}

function range(min: number, max: number | undefined): string {
  return `${min}..${max ?? "n"}`;
}

/** A fact that the two projections state differently, or only one of them states. */
export interface Difference {
  /** A type, or a member of one: `transaction/type_id`. */
  readonly place: string;
  readonly aspect: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

/** Every difference, sorted by place. A place that one side does not have is one difference, not one a fact. */
export function compareFacts(ours: Facts, theirs: Facts): readonly Difference[] {
  return merge(ours.keys(), theirs.keys()).flatMap((place) => {
    const [our, their] = [ours.get(place), theirs.get(place)];
    if (our === undefined || their === undefined) {
      return [{ place, aspect: "place", ours: our && "there", theirs: their && "there" }];
    }
    return merge(our.keys(), their.keys())
      .map((aspect) => ({ place, aspect, ours: our.get(aspect), theirs: their.get(aspect) }))
      .filter((fact) => fact.ours !== fact.theirs);
  });
}

export function describeDifference({ place, aspect, ours, theirs }: Difference): string {
  return `${place}: ${aspect} is ${ours ?? "absent"} in ours, ${theirs ?? "absent"} in xsd2jsonschema's`;
}

function merge(a: Iterable<string>, b: Iterable<string>): string[] {
  return [...new Set([...a, ...b])].sort();
}

/** The keywords of JSON Schema that projections of an XSD are made of. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Definitions;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** JSON Schemas by name: of types, or of the members of one. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** The name of the type that a schema refers to, or undefined where it stands for itself. */
function referredName(schema: JsonSchema): string | undefined {
  return schema.$ref?.replace(/^#\/(\$defs|definitions)\//, "");
}

/** The prefix that marks the name of a group in the copy of a schema that xsd2jsonschema reads. */
export const GROUP_MARK = "group.";

type Limits = Pick<JsonSchema, "type" | "enum" | "minimum" | "maximum" | "minLength" | "maxLength">;

/** The constraints of a value, restrictions of base types included. */
interface Facets {
  /** The strictest bounds. */
  readonly limits: Limits;
  /** All must match. */
  readonly patterns: readonly string[];
}

/** The facets as they work, whether a projection writes out those of the base types or refers to them. */
export function mergeFacets(schema: JsonSchema, definitions: Definitions): Facets {
  const { allOf = [], pattern } = schema;
  const name = referredName(schema);
  const bases = name === undefined ? allOf : [demandDefinition(name, definitions), ...allOf];
  const facets = bases.map((base) => mergeFacets(base, definitions));
  const patterns = facets.flatMap((base) => base.patterns);
  // XSD lets a restriction only narrow its base: the last word on a limit is the strictest.
  const limits: Limits = Object.assign({}, ...facets.map((base) => base.limits), pickLimits(schema));
  return {
    limits: dropIdleBounds(limits),
    patterns: pattern === undefined ? patterns : [...patterns, pattern],
  };
}

/** Bounds that hold for every value of an enumeration say nothing; a projection may or may not repeat them. */
function dropIdleBounds(limits: Limits): Limits {
  const { minimum = -Infinity, maximum = Infinity, ...rest } = limits;
  const idle = limits.enum?.every((value) => Number(value) >= minimum && Number(value) <= maximum) ?? false;
  return idle ? rest : limits;
}

function pickLimits(schema: JsonSchema): Limits {
  const { oneOf, enum: values, minimum, maximum, minLength, maxLength } = schema;
  const type = oneOf === undefined ? schema.type : `one of ${JSON.stringify(oneOf)}`;
  // The order of an enumeration carries no meaning.
  const limits = { type, enum: values?.toSorted(), minimum, maximum, minLength, maxLength };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

function demandDefinition(name: string, definitions: Definitions): JsonSchema {
  const definition = definitions[name];
  if (definition === undefined) throw new Error(`nothing is defined under the name ${name}`);
  return definition;
}
