import { isJsonObject, type JsonObject, type SchemaPath } from "./schema-file.ts";

/**
 * The part that a schema has in the one around it; `root` for a definition too, `part` for one that describes the same
 * value. Conditions (`if`, `then`, and members of `allOf` that have them) are left out: they describe no value by themselves.
 */
export type SchemaRole = "root" | "property" | "item" | "value" | "branch" | "part";

export interface SchemaVisit {
  readonly schema: JsonObject;
  readonly path: SchemaPath;
  readonly role: SchemaRole;
  /** The types that the schema around a branch allows; empty if it allows all. */
  readonly context: readonly string[];
}

/** The keywords that hold schemas. The generator rejects some of them. */
const ROLES: ReadonlyMap<string, SchemaRole> = new Map([
  ...(["properties", "patternProperties"] as const).map((keyword) => [keyword, "property"] as const),
  ...(["items", "prefixItems"] as const).map((keyword) => [keyword, "item"] as const),
  ["additionalProperties", "value"],
  ...(["anyOf", "oneOf"] as const).map((keyword) => [keyword, "branch"] as const),
  ["allOf", "part"],
  ...(["$defs", "definitions"] as const).map((keyword) => [keyword, "root"] as const),
]);

/** Visits a schema and every schema inside it, outermost first. */
export function* walkSchema(
  schema: JsonObject,
  path: SchemaPath = [],
  role: SchemaRole = "root",
  context: readonly string[] = [],
): Generator<SchemaVisit> {
  yield { schema, path, role, context };
  const own = typesOf(schema);
  const inner = own.length > 0 ? own : context;
  for (const [keyword, part] of ROLES) {
    const isSame = part === "branch" || part === "part";
    for (const [child, steps] of listParts(schema[keyword], keyword, part))
      if (isJsonObject(child) && !(part === "part" && "if" in child))
        yield* walkSchema(child, [...path, ...steps], part, isSame ? inner : []);
  }
}

/** A schema, or each schema of a list or an object, with the steps to it. */
function listParts(value: unknown, keyword: string, role: SchemaRole): (readonly [unknown, SchemaPath])[] {
  if (Array.isArray(value)) return value.map((child, position) => [child, [keyword, position]] as const);
  if (!isJsonObject(value)) return [];
  if (role === "item" || role === "value") return [[value, [keyword]]];
  return Object.entries(value).map(([name, child]) => [child, [keyword, name]] as const);
}

/** The types that a schema names. */
export function typesOf({ type }: JsonObject): readonly string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.map(String) : [];
}

/** Maps a schema and every schema inside it, definitions included, innermost first. */
export function mapSchema(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  const mapOne = (child: unknown): unknown => (isJsonObject(child) ? mapSchema(child, change) : child);
  const mapEach = (children: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(children).map(([name, child]) => [name, mapOne(child)]));
  const copy: Record<string, unknown> = { ...schema };
  for (const keyword of ["properties", "$defs"]) {
    const children = schema[keyword];
    if (isJsonObject(children)) copy[keyword] = mapEach(children);
  }
  for (const keyword of ["items", "additionalProperties"]) {
    if (keyword in schema) copy[keyword] = mapOne(schema[keyword]);
  }
  if (Array.isArray(schema.anyOf)) copy.anyOf = schema.anyOf.map(mapOne);
  return change(copy);
}
