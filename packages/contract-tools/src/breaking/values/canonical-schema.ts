import { isJsonObject, type JsonObject, listOf, objectOf } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";

/** What follows references. */
interface Definitions {
  resolve(schema: JsonObject): JsonObject;
}

/** Keywords that say nothing about values. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...["$schema", "$id", "$defs", "$comment", "title", "description", "default", "examples", "deprecated"],
]);

/** Whether a schema accepts every value. */
export function isAnything(schema: unknown): boolean {
  return (
    schema === true || (isJsonObject(schema) && Object.keys(schema).every((key) => ANNOTATIONS.has(key)))
  );
}

/** References are followed so far. Schemas that differ deeper have the same text. */
const MAX_FOLLOWED = 2;

/** A text that is the same for schemas of equal content, whatever their titles, documentation and order. */
export function describeContent(schema: unknown, values: Definitions, followed = 0): string {
  if (!isJsonObject(schema)) return String(schema);
  if (typeof schema.$ref === "string")
    return followed < MAX_FOLLOWED
      ? describeContent(values.resolve(schema), values, followed + 1)
      : "reference";
  const each = (part: unknown): string => describeContent(part, values, followed);
  const write = ([keyword, value]: [string, unknown]): string => {
    if (Array.isArray(value) && keyword !== "const")
      return `${keyword}:${value.map((part) => (SCHEMAS.has(keyword) ? each(part) : JSON.stringify(part))).sort()}`;
    if (!isJsonObject(value) || keyword === "const") return `${keyword}:${JSON.stringify(value)}`;
    if (keyword !== "properties") return `${keyword}:${each(value)}`;
    return `${keyword}:${Object.entries(value)
      .map(([name, part]) => `${JSON.stringify(name)}:${each(part)}`)
      .sort()}`;
  };
  return `{${Object.entries(schema)
    .filter(([keyword]) => !ANNOTATIONS.has(keyword))
    .map(write)
    .sort()}}`;
}

const SCHEMAS: ReadonlySet<string> = new Set(["anyOf", "allOf"]);

/**
 * One rule for each member that a condition requires: the same ones however the conditions are written.
 *
 * @param always the members that are required without condition
 */
export function* listRules(
  schema: JsonObject,
  values: Definitions,
  always: readonly unknown[],
): Generator<string> {
  const { allOf, dependentRequired, if: condition, then: consequence, ...others } = schema;
  const describe = (part: unknown): string => describeContent(part, values);
  const require = (test: unknown, names: unknown): string[] =>
    listOf(names).flatMap((name) => (always.includes(name) ? [] : `if ${describe(test)} then ${name}`));
  for (const [name, names] of Object.entries(objectOf(dependentRequired)))
    yield* require({ required: [name] }, names);
  if (isJsonObject(consequence)) {
    const { required, ...rest } = consequence;
    yield* require(condition, required);
    if (!isAnything(rest)) yield `if ${describe(condition)} then ${describe(rest)}`;
  }
  for (const part of listOf(allOf))
    if (isJsonObject(part)) yield* listRules(part, values, always);
    else if (part === false) yield "nothing";
  for (const [keyword, value] of Object.entries(others))
    if (!ANNOTATIONS.has(keyword)) yield describe({ [keyword]: value });
}

/** The JSON type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The values that a schema lists; undefined if it lists none. */
export function valuesOf(schema: JsonObject): readonly unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

/** The values of a type that has few; undefined if it has many. */
export function listFew(schema: JsonObject): readonly unknown[] | undefined {
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "null") return [null];
  const { high, low } = rangeOf(schema);
  if (schema.type !== "integer" || !(high - low < MAX_FEW)) return undefined;
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}

const MAX_FEW = 100;

/** The numbers that a schema allows, from `low` to `high`, both included unless they are open. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
  readonly isLowOpen: boolean;
  readonly isHighOpen: boolean;
}

/** Reads the bounds; for integers, as the smallest and the largest one. */
export function rangeOf(schema: JsonObject, isInteger = isOnlyInteger(schema)): NumberRange {
  const read = (keyword: string, none: number): number => Number(schema[keyword] ?? none);
  const [minimum, over] = [read("minimum", -Infinity), read("exclusiveMinimum", -Infinity)];
  const [maximum, under] = [read("maximum", Infinity), read("exclusiveMaximum", Infinity)];
  const [low, high] = [Math.max(minimum, over), Math.min(maximum, under)];
  const isLowOpen = over >= minimum && Number.isFinite(over);
  const isHighOpen = under <= maximum && Number.isFinite(under);
  if (!isInteger) return { low, high, isLowOpen, isHighOpen };
  return {
    low: isLowOpen ? Math.floor(low) + 1 : Math.ceil(low),
    high: isHighOpen ? Math.ceil(high) - 1 : Math.floor(high),
    isLowOpen: false,
    isHighOpen: false,
  };
}

export function isOnlyInteger(schema: JsonObject): boolean {
  const types = typesOf(schema);
  return types.includes("integer") && !types.includes("number");
}

export function contains({ high, isHighOpen, isLowOpen, low }: NumberRange, value: number): boolean {
  return (isLowOpen ? value > low : value >= low) && (isHighOpen ? value < high : value <= high);
}

/** More numbers are not needed to fill a list of different ones. */
const MAX_LISTED = 1_000;

/** Numbers of a range, the simplest first. They may repeat. */
export function* listNumbers(range: NumberRange, isInteger: boolean): Generator<number> {
  const { high, low } = range;
  const anchors = [0, low, high].filter(Number.isFinite);
  const width = Number.isFinite(high - low) ? high - low : 1;
  for (let step = 0; step < MAX_LISTED; step++) {
    const parts = isInteger ? [step] : [step, (width * step) / MAX_LISTED];
    for (const part of parts)
      for (const anchor of anchors)
        for (const value of [anchor + part, anchor - part]) if (contains(range, value)) yield value;
  }
}

/** A number of a range that is no integer; undefined if it has none. */
export function findFraction(range: NumberRange): number | undefined {
  for (const value of listNumbers(range, false))
    for (const each of [value, value + 0.5, value - 0.5])
      if (!Number.isInteger(each) && contains(range, each)) return each;
  return undefined;
}
