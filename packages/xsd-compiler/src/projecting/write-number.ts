import type { SimpleType } from "../components/simple-type.ts";
import { type JsonSchema, NOTHING } from "./json-schema.ts";

/** Integers. Numbers past 2^53 - 1 are no longer exact in most readers of JSON, so that bounds end there. */
export function writeInteger({ facets }: SimpleType, limits: string[]): JsonSchema {
  const { maxExclusive, maxInclusive, minExclusive, minInclusive, totalDigits } = facets;
  const read = (bound: { readonly lexical: string } | undefined, distance: bigint): bigint[] =>
    bound === undefined ? [] : [BigInt(bound.lexical.trim().replace(/^\+/, "")) + distance];
  const digits = totalDigits === undefined ? [] : [10n ** BigInt(totalDigits) - 1n];
  const lows = [...read(minInclusive, 0n), ...read(minExclusive, 1n), ...digits.map((bound) => -bound)];
  const highs = [...read(maxInclusive, 0n), ...read(maxExclusive, -1n), ...digits];
  const minimum = lows.length === 0 ? undefined : lows.reduce((a, b) => (a > b ? a : b));
  const maximum = highs.length === 0 ? undefined : highs.reduce((a, b) => (a < b ? a : b));
  if (!isSafe(minimum) || !isSafe(maximum)) limits.push("exact integers beyond ±(2^53 - 1)");
  if (minimum !== undefined && !isSafe(minimum)) limits.push(`at least ${minimum}`);
  if (maximum !== undefined && !isSafe(maximum)) limits.push(`at most ${maximum}`);
  return {
    type: "integer",
    ...(isSafe(minimum) ? { minimum: Number(minimum) } : {}),
    ...(isSafe(maximum) ? { maximum: Number(maximum) } : {}),
  };
}

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

function isSafe(bound: bigint | undefined): boolean {
  return bound !== undefined && bound >= -LIMIT && bound <= LIMIT;
}

const FLOAT_BOUNDS = [
  ["minInclusive", "minimum", -1],
  ["minExclusive", "exclusiveMinimum", -1],
  ["maxInclusive", "maximum", 1],
  ["maxExclusive", "exclusiveMaximum", 1],
] as const;

/** Floating-point numbers. JSON has neither infinities nor NaN. */
export function writeFloat({ facets, primitive }: SimpleType, limits: string[]): JsonSchema {
  const schema: Record<string, unknown> = { type: "number" };
  const special = new Set(["INF", "-INF", "NaN"]);
  for (const [facet, keyword, side] of FLOAT_BOUNDS) {
    const text = facets[facet]?.lexical.trim();
    if (text === undefined) continue;
    const bound = Number(text.replace("INF", "Infinity"));
    special.delete("NaN");
    if (Number.isFinite(bound) || facet.endsWith("Exclusive")) special.delete(side < 0 ? "-INF" : "INF");
    if (Number.isFinite(bound)) {
      schema[keyword] = bound;
    } else if (bound !== side * Number.POSITIVE_INFINITY) {
      // No number lies beyond an infinity, and none compares with NaN.
      Object.assign(schema, NOTHING);
    }
    if (primitive === "float") limits.push("rounding to single precision before the comparison");
  }
  if (special.size > 0) limits.push(`${[...special].join(", ")}, which JSON numbers cannot represent`);
  return schema;
}
