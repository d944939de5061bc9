import { listSubschemas } from "../schema-set/dialects.ts";
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
  for (const [child, steps] of listSubschemas(schema, 2020)) {
    const part = ROLES.get(String(steps[0]));
    if (part === undefined || !isJsonObject(child) || (part === "part" && "if" in child)) continue;
    const isSame = part === "branch" || part === "part";
    yield* walkSchema(child, [...path, ...steps], part, isSame ? inner : []);
  }
}

/** The types that a schema names. */
export function typesOf({ type }: JsonObject): readonly string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.map(String) : [];
}

/** Changes a schema and every schema inside it, innermost first. */
export function mapSchema<Schema extends JsonObject | boolean>(
  schema: Schema,
  change: (schema: JsonObject) => JsonObject,
): Schema {
  if (!isJsonObject(schema)) return schema;
  const copy: Record<string, unknown> = { ...schema };
  for (const [part, [keyword = "", step]] of listSubschemas(schema, 2020)) {
    const mapped = mapSchema(part as JsonObject | boolean, change);
    if (step === undefined) copy[keyword] = mapped;
    else {
      if (copy[keyword] === schema[keyword])
        copy[keyword] = Array.isArray(schema[keyword])
          ? [...schema[keyword]]
          : { ...(schema[keyword] as object) };
      // A name may be `__proto__`.
      Object.defineProperty(copy[keyword], step, {
        value: mapped,
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
  }
  return change(copy) as Schema;
}
