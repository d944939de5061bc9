import type { MissingInput } from "@payment-routing/config-contract";
import { type Dimension, isEligibleIfMissing, type Spec } from "./dimension.ts";

/** Parts of a dimension that is true or false. */
export const FLAGS = { classes: "flags", show: String as (value: boolean) => string } as const;

/** Parts of a dimension that says whether a request has a value. */
export const PRESENCE = {
  classes: "flags",
  show: (isThere: boolean): string => (isThere ? "something" : "nothing"),
} as const;

/** Whether a request member is present and not empty. */
export function isPresent(text: string | undefined): boolean {
  return text !== undefined && text !== "";
}

export function makeFlagSpec<Facts>(
  dimension: Dimension<boolean, Facts>,
  wanted: boolean,
  onMissing?: MissingInput,
): Spec<boolean> {
  return {
    dimension,
    key: `${dimension.name} ${wanted} ${onMissing}`,
    check: (value) => value === wanted,
    onMissing: isEligibleIfMissing(onMissing),
    points: [wanted],
    expected: (dimension.show as (value: boolean) => string)(wanted),
  };
}
