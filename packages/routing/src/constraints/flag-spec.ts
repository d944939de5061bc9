import type { MissingInput } from "@payment-routing/config-contract";
import type { Dimension } from "./dimension.ts";
import type { Spec } from "./spec.ts";

/** A constraint on something that is so or not. */
export function makeFlagSpec(
  dimension: Dimension<boolean>,
  wanted: boolean,
  [yes, no]: readonly [string, string],
  onMissing?: MissingInput,
): Spec<boolean> {
  return {
    dimension,
    key: `${dimension.name} ${wanted} ${onMissing}`,
    check: (value) => value === wanted,
    onMissing: onMissing === "eligible",
    points: [wanted],
    expected: wanted ? yes : no,
  };
}
