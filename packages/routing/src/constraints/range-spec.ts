import type { MissingInput } from "@payment-routing/config-contract";
import type { Dimension } from "./dimension.ts";
import type { Spec } from "./spec.ts";

/** A constraint on an integer: both bounds belong to the range, and one that is not given does not limit. */
export function makeRangeSpec(
  dimension: Dimension<number>,
  bounds: { readonly min?: number | undefined; readonly max?: number | undefined },
  onMissing?: MissingInput,
  show: (bound: number) => string = String,
): Spec<number> {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = bounds;
  return {
    dimension,
    key: `${dimension.name} ${min} ${max} ${onMissing}`,
    check: (value) => value >= min && value <= max,
    onMissing: onMissing === "eligible",
    points: [min, max].filter(Number.isFinite),
    expected: showRange(bounds.min, bounds.max, show),
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
