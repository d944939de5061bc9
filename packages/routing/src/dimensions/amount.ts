import type { AmountConstraint, AmountRange } from "@payment-routing/config-contract";
import type { Issues, KnownIds } from "../configuration/configuration-issue.ts";
import { findRepeated, findUnknown, itemsOf, membersOf } from "../configuration/configuration-parts.ts";
import { type MinorUnits, toMinorUnits } from "../minor-units.ts";
import type { CurrencyFacts } from "./currency.ts";
import {
  type Dimension,
  type DimensionModule,
  isEligibleIfMissing,
  type Measure,
  type Spec,
} from "./dimension.ts";
import { checkBounds, showRange } from "./range.ts";

/** An amount in minor units of a currency. */
export interface CountedAmount extends MinorUnits {
  readonly currency: number;
}

/** Parts of a dimension of amounts. */
export const AMOUNTS = {
  measure: ({ currency, floor }: CountedAmount): Measure => ({ scale: `currency ${currency}`, value: floor }),
  show: showAmount,
} as const;

/** A constraint on an amount: a range for each currency. An amount in a currency without a range does not meet it. */
export function makeAmountSpec<Facts>(
  dimension: Dimension<CountedAmount, Facts>,
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
    onMissing: isEligibleIfMissing(on_missing),
    points: ranges,
    expected: ranges.map(showAmountRange).join(", or "),
  };
}

function showAmountRange({ currency, min, max }: AmountRange): string {
  return `${showRange(min, max)} minor units of currency ${currency}`;
}

function showAmount({ currency, floor, ceiling }: CountedAmount): string {
  const beyond = floor >= 2 ** 53 ? "more than 9007199254740991" : "less than -9007199254740991";
  const count =
    Math.abs(floor) >= 2 ** 53 ? beyond : floor === ceiling ? `${floor}` : `between ${floor} and ${ceiling}`;
  return `${count} minor units of currency ${currency}`;
}

/** Says why an amount cannot be counted. */
export function showUncounted({ currency }: CurrencyFacts): string {
  return currency === undefined
    ? "an amount without a currency"
    : `an amount in currency ${currency}, which is in no table`;
}

export function* checkAmount(path: string, amount: unknown, { currencies }: KnownIds): Issues {
  const { ranges } = membersOf<{ ranges: unknown }>(amount);
  yield* findRepeated(`${path}/ranges`, "currency", ranges);
  for (const [position, range] of itemsOf<AmountRange>(ranges)) {
    const rangePath = `${path}/ranges/${position}`;
    yield* findUnknown(`${rangePath}/currency`, range.currency, currencies, "currencies");
    yield* checkBounds(rangePath, range);
  }
}

export interface AmountFacts {
  /** The total of the request: an integer, whose last `decimal` digits are decimals. */
  readonly value: number;
  readonly decimal: number;
}

const AMOUNT = {
  ...AMOUNTS,
  name: "amount",
  group: "money",
  classes: "amounts",
  read: ({ currency, currency_decimals, value, decimal }) => {
    if (currency === undefined || currency_decimals === undefined) return undefined;
    const { floor, ceiling } = toMinorUnits(value, decimal, currency_decimals);
    return { currency, floor, ceiling };
  },
  showUnread: showUncounted,
} as const satisfies Dimension<CountedAmount, AmountFacts & CurrencyFacts>;

export const amount = {
  member: "amount",
  dimensions: [AMOUNT],
  plainFacts: { value: 100_00, decimal: 2 } as AmountFacts,
  listSpecs: (given) => [["/amount", makeAmountSpec(AMOUNT, given)]],
  check: checkAmount,
} as const satisfies DimensionModule<"amount", AmountFacts>;
