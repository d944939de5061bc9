import type { MissingInput } from "@payment-routing/config-contract";
import { type Issues, issue } from "../configuration/configuration-issue.ts";
import { membersOf } from "../configuration/configuration-parts.ts";
import { type Dimension, isEligibleIfMissing, type Measure, type Spec } from "./dimension.ts";

/** Parts of a dimension of integers. */
export const NUMBERS = {
  classes: "numbers",
  measure: (value: number): Measure => ({ scale: "", value }),
  show: String as (value: number) => string,
} as const;

/** A constraint on an integer. Both bounds belong to the range. */
export function makeRangeSpec<Facts>(
  dimension: Dimension<number, Facts>,
  bounds: { readonly min?: number | undefined; readonly max?: number | undefined },
  onMissing?: MissingInput,
): Spec<number> {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = bounds;
  return {
    dimension,
    key: `${dimension.name} ${min} ${max} ${onMissing}`,
    check: (value) => value >= min && value <= max,
    onMissing: isEligibleIfMissing(onMissing),
    points: [min, max].filter(Number.isFinite),
    expected: showRange(bounds.min, bounds.max, dimension.show as (bound: number) => string),
  };
}

export function showRange(
  min: number | undefined,
  max: number | undefined,
  show: (bound: number) => string = String,
): string {
  if (min === undefined && max === undefined) return "any";
  if (min === undefined) return `at most ${show(max as number)}`;
  return max === undefined ? `at least ${show(min)}` : `${show(min)} to ${show(max)}`;
}

export function* checkBounds(path: string, range: unknown): Issues {
  const { min, max } = membersOf<{ min: unknown; max: unknown }>(range);
  if (typeof min === "number" && typeof max === "number" && min > max)
    yield issue(`${path}/min`, `at most max, which is ${max}`, min);
}

/** The bounds and the integers beside them; 1 if there are no bounds. */
export function sampleNumbers(lists: readonly (readonly number[])[]): readonly number[] {
  const values = lists.flat().flatMap((point) => [point - 1, point, point + 1]);
  return values.length === 0 ? [1] : [...new Set(values)];
}
