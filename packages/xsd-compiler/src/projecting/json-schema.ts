// JSON Schema draft 2020-12, as the projection builds it.

import { writePointer } from "@payment-routing/contract-runtime";

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Rejects every value. */
export const NOTHING: JsonSchema = { not: {} };

const PREFIX = "Not expressed: ";

export function describe(documentation: string): JsonSchema {
  return documentation === "" ? {} : { description: documentation };
}

/** Adds a description as the first member of a schema. */
export function withDescription(documentation: string, schema: JsonSchema): JsonSchema {
  return { ...describe(documentation), ...schema, ...describe(documentation) };
}

/** Adds a `$comment` that lists the requirements of the XSD that the schema does not express. */
export function withLimits(schema: JsonSchema, limits: readonly string[]): JsonSchema {
  if (limits.length === 0) return schema;
  const own = schema.$comment === undefined ? PREFIX : `${schema.$comment}; `;
  return { ...schema, $comment: own + limits.join("; ") };
}

/** Adds patterns to a schema: the first as `pattern`, the others in `allOf`, since the keyword takes one pattern. */
export function withPatterns(schema: JsonSchema, patterns: readonly string[]): JsonSchema {
  const [first, ...others] = schema.pattern === undefined ? patterns : [schema.pattern, ...patterns];
  if (first === undefined) return schema;
  const { allOf = [] } = schema as { readonly allOf?: readonly JsonSchema[] };
  const all = [...allOf, ...others.map((pattern) => ({ pattern }))];
  return { ...schema, pattern: first, ...(all.length === 0 ? {} : { allOf: all }) };
}

/** Writes an array with its minimum and maximum length, if they restrict it. */
export function writeArray(items: JsonSchema, min: number, max: number): JsonSchema {
  return { type: "array", items, ...writeCounts("Items", min, max) };
}

/** Writes `minItems` and `maxItems`, or `minLength` and `maxLength`. */
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

/** Collects the limits that a schema states in `$comment`, in schema order. */
export function collectLimits(schema: JsonSchema, path: string): NotExpressible[] {
  const found: NotExpressible[] = [];
  const waiting: [value: unknown, path: string][] = [[schema, path]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, at] = next;
    if (typeof value !== "object" || value === null) continue;
    const { $comment } = value as JsonSchema;
    if (typeof $comment === "string") found.push({ path: at, what: $comment.slice(PREFIX.length) });
    for (const [key, member] of Object.entries(value).toReversed())
      waiting.push([member, at + writePointer([key])]);
  }
  return found;
}
