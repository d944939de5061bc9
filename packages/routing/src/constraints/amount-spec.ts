import type { AmountConstraint, AmountRange } from "@payment-routing/config-contract";
import type { MinorUnits } from "../minor-units.ts";
import type { Dimension } from "./dimension.ts";
import { showRange } from "./range-spec.ts";
import type { Spec } from "./spec.ts";

/** An amount that can be counted, and the currency that it is counted in. */
export interface CountedAmount extends MinorUnits {
  readonly currency: number;
}

/** A constraint on an amount: a range for each currency. A currency without a range does not meet it. */
export function makeAmountSpec(
  dimension: Dimension<CountedAmount>,
  { ranges, on_missing }: AmountConstraint,
  keySuffix = "",
): Spec<CountedAmount> {
  const byCurrency = new Map(ranges.map((range) => [range.currency, range]));
  return {
    dimension,
    key: `${dimension.name}${keySuffix} ${JSON.stringify([ranges, on_missing])}`,
    check: ({ currency, floor, ceiling }) => {
      const range = byCurrency.get(currency);
      if (range === undefined) return false;
      // At least `min` when `floor` is, and at most `max` when `ceiling` is.
      return (
        (range.min === undefined || floor >= range.min) && (range.max === undefined || ceiling <= range.max)
      );
    },
    onMissing: on_missing === "eligible",
    points: ranges,
    expected: ranges.map(showAmountRange).join(", or "),
  };
}

function showAmountRange({ currency, min, max }: AmountRange): string {
  return `${showRange(min, max)} minor units of currency ${currency}`;
}
