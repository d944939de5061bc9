// JSON Schema draft 2020-12, as the projection builds it.

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Rejects every value. */
export const NOTHING: JsonSchema = { not: {} };

const PREFIX = "Not expressed: ";

export function describe(documentation: string): JsonSchema {
  return documentation === "" ? {} : { description: documentation };
}

/** Sets the description of a schema, as its first member. */
export function withDescription(documentation: string, schema: JsonSchema): JsonSchema {
  return { ...describe(documentation), ...schema, ...describe(documentation) };
}

/** A schema with a `$comment` that names what the XSD requires and the schema does not. */
export function withLimits(schema: JsonSchema, limits: readonly string[]): JsonSchema {
  if (limits.length === 0) return schema;
  const own = schema.$comment === undefined ? PREFIX : `${schema.$comment}; `;
  return { ...schema, $comment: own + limits.join("; ") };
}

/** A schema with all of the patterns, which JSON Schema has one keyword for. */
export function withPatterns(schema: JsonSchema, patterns: readonly string[]): JsonSchema {
  const [first, ...others] = schema.pattern === undefined ? patterns : [schema.pattern, ...patterns];
  if (first === undefined) return schema;
  const { allOf = [] } = schema as { readonly allOf?: readonly JsonSchema[] };
  const all = [...allOf, ...others.map((pattern) => ({ pattern }))];
  return { ...schema, pattern: first, ...(all.length === 0 ? {} : { allOf: all }) };
}

/** An array with its minimum and maximum length, where they restrict anything. */
export function writeArray(items: JsonSchema, min: number, max: number): JsonSchema {
  return { type: "array", items, ...writeCounts("Items", min, max) };
}

/** `minItems` and `maxItems`, or `minLength` and `maxLength`. */
export function writeCounts(unit: "Items" | "Length", min: number, max: number): JsonSchema {
  return {
    ...(min === 0 ? {} : { [`min${unit}`]: min }),
    ...(max === Number.POSITIVE_INFINITY ? {} : { [`max${unit}`]: max }),
  };
}

/** A constraint of the XSD that the JSON Schema does not express. */
export interface NotExpressible {
  /** JSON Pointer to the part of the JSON Schema that accepts more than the XSD, or less. */
  readonly path: string;
  readonly what: string;
}

/** The limits that a schema states in `$comment`, in the order of the schema. */
export function collectLimits(schema: JsonSchema, path: string): NotExpressible[] {
  const found: NotExpressible[] = [];
  const waiting: [value: unknown, path: string][] = [[schema, path]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, at] = next;
    if (typeof value !== "object" || value === null) continue;
    const { $comment } = value as JsonSchema;
    if (typeof $comment === "string") found.push({ path: at, what: $comment.slice(PREFIX.length) });
    for (const [key, member] of Object.entries(value).toReversed())
      waiting.push([member, `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`]);
  }
  return found;
}
