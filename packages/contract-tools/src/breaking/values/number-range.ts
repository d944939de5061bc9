import type { JsonObject } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";

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
