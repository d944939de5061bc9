import { isJsonObject, type JsonObject, type SchemaPath } from "./schema-file.ts";

/**
 * The part that a schema has in the one around it. Conditions (`if`, `then`, and the members of `allOf`) are left out:
 * they describe no value by themselves.
 */
export type SchemaRole = "root" | "property" | "item" | "value" | "branch";

export interface SchemaVisit {
  readonly schema: JsonObject;
  readonly path: SchemaPath;
  readonly role: SchemaRole;
  /** The types that the schema around a branch allows; empty if it allows all. */
  readonly context: readonly string[];
}

/** Visits a schema and every schema inside it, outermost first. */
export function* walkSchema(
  schema: JsonObject,
  path: SchemaPath = [],
  role: SchemaRole = "root",
  context: readonly string[] = [],
): Generator<SchemaVisit> {
  yield { schema, path, role, context };
  const types = typesOf(schema);
  const { properties, items, additionalProperties, anyOf } = schema;
  for (const [name, child] of Object.entries(isJsonObject(properties) ? properties : {})) {
    if (isJsonObject(child)) yield* walkSchema(child, [...path, "properties", name], "property");
  }
  if (isJsonObject(items)) yield* walkSchema(items, [...path, "items"], "item");
  if (isJsonObject(additionalProperties))
    yield* walkSchema(additionalProperties, [...path, "additionalProperties"], "value");
  for (const [position, child] of (Array.isArray(anyOf) ? anyOf : []).entries()) {
    if (isJsonObject(child))
      yield* walkSchema(child, [...path, "anyOf", position], "branch", types.length > 0 ? types : context);
  }
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
